import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())

const part = {
  number: 1,
  of: 1,
  fromPage: 1,
  toPage: 4,
  words: 812,
  prompt: 'Você escreve material de estudo. [p. 1] O Amazonas é o maior rio.',
  shortPrompt: 'Você escreve material de estudo. O texto está no anexo.',
  text: '[p. 1]\nO Amazonas é o maior rio.',
}
const item = { kind: 'card', answer: 'O Amazonas', sourcePage: 1, sourceQuote: null } as const
const reply = {
  published: 1,
  suggested: 0,
  refused: 1,
  duplicates: 0,
  items: [
    { ...item, label: 'C1', question: 'Qual é o maior rio?', outcome: 'published', reason: null },
    { ...item, label: 'C2', question: 'Qual é o menor rio?', outcome: 'refused', reason: 'O texto diz “maior”.' },
  ],
  retryPrompt: 'Corrija o item C2.',
  message: null,
  left: 0,
  rest: null,
}
const answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/assistant-prompt': { parts: [part] },
  'POST /api/materials/3/assistant-answer': reply,
}

test('a teacher copies the prompt from its field, pastes the answer and sees what became of each item', async () => {
  open('/assistant/3', teacher(), answers)
  const prompt = await screen.findByLabelText('Pedido com o texto')
  expect(prompt).toHaveProperty('value', part.prompt)
  fireEvent.focus(prompt)
  if (!(prompt instanceof HTMLTextAreaElement)) throw new Error('the prompt stands in a field')
  expect([prompt.selectionStart, prompt.selectionEnd]).toEqual([0, part.prompt.length])
  const answer = screen.getByLabelText('Resposta do assistente')
  const check = screen.getByRole('button', { name: 'Conferir e guardar' })
  expect(check).toHaveProperty('disabled', true)
  fireEvent.input(answer, { target: { value: 'C1\nP: Qual é o maior rio?' } })
  fireEvent.click(check)
  const report = await screen.findByRole('heading', { name: '1 item aceito, já com os alunos; 1 recusado.' })
  expect(document.activeElement).toBe(report)
  expect(screen.getByText('O texto diz “maior”.')).toBeTruthy()
  expect(screen.getByLabelText('Segundo pedido')).toHaveProperty('value', 'Corrija o item C2.')
  await waitFor(() => expect(answer).toHaveProperty('value', ''))
})

test('what was pasted stays when it could not be checked', async () => {
  open('/assistant/3', teacher(), {
    ...answers,
    'POST /api/materials/3/assistant-answer': () => refusal(400, 'Não encontramos nenhum item no que foi colado.'),
  })
  const answer = await screen.findByLabelText('Resposta do assistente')
  fireEvent.input(answer, { target: { value: 'Não consegui abrir o arquivo.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Conferir e guardar' }))
  await screen.findByText('Não encontramos nenhum item no que foi colado.')
  expect(document.activeElement).toBe(answer)
  expect(answer).toHaveProperty('value', 'Não consegui abrir o arquivo.')
})

test('what was pasted stays where its check could not begin or broke off', async () => {
  const stopped =
    'A conferência parou antes do fim. O que você colou não se perdeu: tente de novo ou cole em duas partes.'
  open('/assistant/3', teacher(), { ...answers, 'POST /api/materials/3/assistant-answer': () => refusal(503, stopped) })
  const answer = await screen.findByLabelText('Resposta do assistente')
  fireEvent.input(answer, { target: { value: 'C1\nP: Qual é o maior rio?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Conferir e guardar' }))
  await screen.findByText(stopped)
  expect(answer).toHaveProperty('value', 'C1\nP: Qual é o maior rio?')
  expect(screen.getByRole('button', { name: 'Conferir e guardar' })).toHaveProperty('disabled', false)
})

test('what waits leads to the review and shows its sentence; what was left out stays to be sent', async () => {
  const rest = 'C601\nP: Que rio é o 601?'
  const sourceQuote = 'O Negro corre para o Amazonas.'
  open('/assistant/3', teacher(), {
    ...answers,
    'POST /api/materials/3/assistant-answer': {
      ...reply,
      published: 1,
      suggested: 1,
      refused: 0,
      items: [
        { ...item, label: 'C1', question: 'Qual é o maior?', outcome: 'published', reason: null, sourceQuote: 'Não.' },
        { ...item, label: 'C2', question: 'Que rio corre?', outcome: 'suggested', reason: null, sourceQuote },
      ],
      message: 'Conferimos os primeiros 600 itens.',
      left: 800,
      rest,
    },
  })
  const answer = await screen.findByLabelText('Resposta do assistente')
  fireEvent.input(answer, { target: { value: 'C1\nP: Qual é o maior rio?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Conferir e guardar' }))
  const link = await screen.findByRole('link', { name: 'Revisar agora' })
  expect(link.getAttribute('href')).toBe('/review/3')
  expect(screen.getByText('O Negro corre para o Amazonas. (página 1)')).toBeTruthy()
  expect(screen.queryByText(/^Não\./)).toBeNull()
  expect(screen.getByText('Conferimos os primeiros 600 itens.')).toBeTruthy()
  await waitFor(() => expect(answer).toHaveProperty('value', rest))
})

/** Pastes an answer and has it checked. */
async function pastes() {
  const answer = await screen.findByLabelText('Resposta do assistente')
  fireEvent.input(answer, { target: { value: 'C1\nP: Qual é o maior rio?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Conferir e guardar' }))
}
async function goesAway() {
  fireEvent.click(screen.getAllByRole('link', { name: 'Meus Materiais' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText('Resposta do assistente')).toBeNull())
}

test('the second prompt is there again for who went to the review and comes back', async () => {
  open('/assistant/3', teacher(), answers)
  await pastes()
  await screen.findByLabelText('Segundo pedido')
  await goesAway()
  act(() => history.back())
  expect(await screen.findByLabelText('Segundo pedido')).toHaveProperty('value', 'Corrija o item C2.')
})

test('an answer stays as it is while it is checked, and its report comes to who left meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  open('/assistant/3', teacher(), { ...answers, 'POST /api/materials/3/assistant-answer': promise })
  await pastes()
  await screen.findByText('Conferindo cada item com o texto...')
  expect(screen.getByLabelText('Resposta do assistente')).toHaveProperty('readOnly', true)
  await goesAway()
  act(() => history.back())
  await screen.findByText('Conferindo cada item com o texto...')
  resolve({ ...reply, rest: 'C601' })
  await screen.findByLabelText('Segundo pedido')
  await waitFor(() => expect(screen.getByLabelText('Resposta do assistente')).toHaveProperty('value', 'C601'))
  expect(screen.getByRole('button', { name: 'Conferir e guardar' })).toHaveProperty('disabled', false)
})
