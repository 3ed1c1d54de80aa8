import type { Review, Suggestion } from '@capivira/core/review/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { generatedMarks } from '../../test/items.ts'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

const suggestion = (id: number): Suggestion => ({
  ...generatedMarks,
  kind: 'card',
  id,
  question: `Que rio é o ${id}?`,
  answer: 'O Amazonas',
  difficulty: 'médio',
  publication: 'suggested',
  publicationReason: 'uncertain',
  doubt: null,
})
const review = (...items: Suggestion[]): Review => ({
  materialId: 3,
  title: 'Rios do Brasil',
  policy: 'certain',
  isOwnPolicy: false,
  waiting: items.length,
  kept: 0,
  refused: 0,
  line: { judged: 40, kept: 37, publishes: true },
  items,
})
const told = (item: Suggestion) => ({ item, waiting: 1, message: 'Mantido', offer: null })
const asked = () => screen.queryByText(/^Que rio é o/)?.textContent
const press = (key: string) => fireEvent.keyDown(document.body, { key })

async function begin(answers: object = {}) {
  stopClock()
  const server = open('/review/3', teacher(), {
    'GET /api/materials/3': material({ suggestedCount: 2 }),
    'GET /api/materials/3/review': review(suggestion(11), suggestion(12)),
    'PUT /api/items/card/11/verdict': told(suggestion(11)),
    'DELETE /api/items/card/11/verdict': told(suggestion(11)),
    ...answers,
  })
  await arrive(() => asked())
  return server
}

test('a key decides, the next item stands there at once, and Z takes it back', async () => {
  const server = await begin()
  expect(screen.getByText('0 de 2')).toBeTruthy()
  press('a')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  expect(screen.getByText('1 de 2')).toBeTruthy()
  press('z')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  await arrive(() => server.sentTo('DELETE /api/items/card/11/verdict').length === 1)
  expect(server.sentTo('PUT /api/items/card/11/verdict')).toEqual([{ verdict: 'keep', seen: 'suggested' }])
})

test('a refusal asks for one of five reasons', async () => {
  const server = await begin()
  press('r')
  await pass(100)
  const reasons = screen.getAllByRole('button', { name: /^(De quem\?|Alternativas|Português|Não vale a pena|Errado)/ })
  expect(reasons).toHaveLength(5)
  press('5')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  await arrive(() => server.sentTo('PUT /api/items/card/11/verdict').length === 1)
  expect(server.sentTo('PUT /api/items/card/11/verdict')).toEqual([
    { verdict: 'refuse', seen: 'suggested', reason: 'errado' },
  ])
  press('z')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
})

test('what the server refuses comes back to be decided, with the reason why', async () => {
  await begin({
    'PUT /api/items/card/11/verdict': () => Response.json({ message: 'Não encontrado', final: true }, { status: 404 }),
  })
  press('ArrowRight')
  await arrive(() => shownToast())
  expect(asked()).toBe('Que rio é o 11?')
  expect(shownToast()).toMatchObject({ title: 'Não foi possível salvar a decisão' })
})

test('where the last decision could not be told, its item comes back and the focus is with it', async () => {
  await begin({
    'GET /api/materials/3/review': review(suggestion(11)),
    'PUT /api/items/card/11/verdict': () => Response.json({ message: 'Não encontrado', final: true }, { status: 404 }),
  })
  press('a')
  await arrive(() => shownToast())
  expect(asked()).toBe('Que rio é o 11?')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Card para decidir' }))
})

test('what comes back takes no place from an item that is being edited', async () => {
  const { promise: answer, resolve: answers } = Promise.withResolvers<Response>()
  await begin({ 'PUT /api/items/card/11/verdict': () => answer })
  press('a')
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: /^Editar/ }))
  await arrive(() => screen.queryByDisplayValue('Que rio é o 12?'))
  fireEvent.input(screen.getByDisplayValue('Que rio é o 12?'), { target: { value: 'Que rio é o doze?' } })
  answers(Response.json({ message: 'Não encontrado', final: true }, { status: 404 }))
  await arrive(() => shownToast())
  expect(screen.getByDisplayValue('Que rio é o doze?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
})

test('what waits no more though nobody decided it here counts as decided: told late, or another’s', async () => {
  let looks = 0
  await begin({
    'GET /api/materials/3/review': () =>
      looks++ === 0 ? review(suggestion(11), suggestion(12)) : { ...review(suggestion(12)), kept: 1 },
  })
  expect(screen.getByText('0 de 2')).toBeTruthy()
  await pass(25_000)
  await arrive(() => asked() === 'Que rio é o 12?')
  expect(screen.getByText('1 de 2')).toBeTruthy()
})

test('letters that are switched off decide nothing; arrows do', async () => {
  await begin()
  fireEvent.click(screen.getByLabelText(/^Decidir com teclas/))
  press('a')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  press('ArrowRight')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  localStorage.removeItem('capivira:review-letters')
})

test('the focus stays with the item where the button it was on has gone', async () => {
  await begin()
  const item = () => screen.getByRole('region', { name: 'Card para decidir' })
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(100)
  expect(document.activeElement).toBe(item())
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: /^Errado/ }))
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  expect(document.activeElement).toBe(item())
})

test('the tab’s badge counts what is decided at once, and the focus goes where nothing waits any more', async () => {
  await begin({ 'POST /api/materials/3/review/keep': { kept: 2, waiting: 0, message: 'Mantidos' } })
  const tab = () => screen.getByRole('link', { name: /^Revisão/ }).textContent
  expect(tab()).toBe('Revisão2')
  press('a')
  await pass(100)
  expect(tab()).toBe('Revisão1')
  press('z')
  await pass(100)
  expect(tab()).toBe('Revisão2')
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar tudo (2)' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar tudo' }))
  await pass(100)
  expect(tab()).toBe('Revisão')
  const end = screen.getByText('Nada espera a sua revisão')
  expect(document.activeElement?.contains(end)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await pass(100)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Card para decidir' }))
})

test('what a reason suggests is used with one press', async () => {
  const offer = { ...suggestion(11), question: 'Rios do Norte: que rio é o 11?', publication: 'withdrawn' as const }
  const server = await begin({
    'PUT /api/items/card/11/verdict': { ...told(suggestion(11)), offer },
    'PUT /api/items/card/11': offer,
  })
  press('r')
  await pass(100)
  press('1')
  await arrive(() => screen.queryByText('Recusado. Que tal assim?'))
  expect(screen.getByText('Rios do Norte: que rio é o 11?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim' }))
  await arrive(() => server.sentTo('PUT /api/items/card/11').length === 1)
  expect(server.sentTo('PUT /api/items/card/11')).toMatchObject([
    { content: { kind: 'card', question: 'Rios do Norte: que rio é o 11?' } },
  ])
  await arrive(() => screen.queryByText('Recusado. Que tal assim?') === null)
})
