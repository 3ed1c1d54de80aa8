import type { Item } from '@capivira/core/editing/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { publishedMarks } from '../../test/items.ts'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

beforeEach(() => sessionStorage.clear())

const marks = {
  materialId: 3,
  revision: 1,
  state: 'shown' as const,
  origin: 'generated' as const,
  edited: false,
  engine: 'extractive' as const,
  category: 'Rios',
  sourcePage: 1,
  sourceQuote: 'O Amazonas é o maior rio.',
  ...publishedMarks,
  problemsCount: 0,
  createdAt: '2026-03-02T12:00:00.000Z',
}
const cards: Item[] = [11, 12, 13].map(id => ({
  ...marks,
  kind: 'card',
  id,
  question: `Pergunta ${id}`,
  answer: `Resposta ${id}`,
  difficulty: 'difícil',
}))

const openViewer = (address: string, items: Item[] = cards) =>
  open(address, teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': items,
    'GET /api/materials/3/coverage': { pages: [{ page: 1, reading: 'read' }], message: null },
  })

test('a card with its category, difficulty, place and percent, dots to the others, and the way back', async () => {
  openViewer('/cards/3')
  expect(await screen.findByText('Pergunta 11')).toBeTruthy()
  for (const words of ['Resposta 11', 'Rios', 'Card 1 de 3', '33%']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/difícil/i)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Card \d/ }).length).toBeGreaterThanOrEqual(3)
  expect(screen.getByRole('link', { name: 'Voltar à matéria' }).getAttribute('href')).toBe('/material-view/7')
})

test('an assistant is asked from here where there is a text to hand to it', async () => {
  openViewer('/cards/3')
  const link = await screen.findByRole('link', { name: 'Pedir a um assistente' })
  expect(link.getAttribute('href')).toBe('/assistant/3')
  cleanup()
  open('/cards/3', teacher(), {
    'GET /api/materials/3': material({ sourceKind: 'csv' }),
    'GET /api/materials/3/items': cards,
    'GET /api/materials/3/coverage': { pages: [], message: null },
  })
  await screen.findByText('Pergunta 11')
  expect(screen.queryByRole('link', { name: 'Pedir a um assistente' })).toBeNull()
})

test('the card looked at stays in the address, and is there after a reload', async () => {
  openViewer('/cards/3')
  await screen.findByText('Pergunta 11')
  await act(async () => void fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
  expect(screen.getByText('Pergunta 12')).toBeTruthy()
  await waitFor(() => expect(location.search).toBe('?card=12'))
})

test('a card in the address is shown first', async () => {
  openViewer('/cards/3?card=13')
  expect(await screen.findByText('Pergunta 13')).toBeTruthy()
  expect(screen.getByText('Card 3 de 3')).toBeTruthy()
})

test('beside the problems stands how many there are, and nothing where there is none', async () => {
  openViewer('/cards/3')
  await screen.findByText('Pergunta 11')
  expect(screen.getByRole('link', { name: /^Problemas/ }).textContent).toBe('Problemas')
  cleanup()
  open('/cards/3', teacher(), {
    'GET /api/materials/3': { ...material(), problemsCount: 2 },
    'GET /api/materials/3/items': cards,
    'GET /api/materials/3/coverage': { pages: [], message: null },
  })
  await waitFor(() => expect(screen.getByRole('link', { name: /^Problemas/ }).textContent).toBe('Problemas2'))
})

test('without cards the screen says so', async () => {
  openViewer('/cards/3', [])
  expect(await screen.findByText('Nenhum flip card encontrado')).toBeTruthy()
})

test('what was typed about a card is there again after a reload, the card and its form open', async () => {
  openViewer('/cards/3?card=12')
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Card 2' }))
  fireEvent.input(await screen.findByLabelText('Pergunta'), { target: { value: 'Qual é o segundo maior rio?' } })
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('segundo maior rio'))
  const kept = { ...sessionStorage }
  cleanup()
  Object.assign(sessionStorage, kept)
  openViewer('/cards/3?card=12')
  expect(await screen.findByRole('form', { name: 'Editar Card 2' })).toBeTruthy()
  expect(screen.getByLabelText('Pergunta')).toHaveProperty('value', 'Qual é o segundo maior rio?')
})

test('what is wrong with a field is said until it is right, and not a moment longer', async () => {
  openViewer('/cards/3')
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Card 1' }))
  const answer = await screen.findByLabelText('Resposta')
  fireEvent.input(answer, { target: { value: '' } })
  expect(screen.queryByText('Escreva a resposta')).toBeNull()
  fireEvent.submit(screen.getByRole('form', { name: 'Editar Card 1' }))
  expect(screen.getByText('Escreva a resposta')).toBeTruthy()
  fireEvent.input(answer, { target: { value: 'O Nilo' } })
  expect(screen.queryByText('Escreva a resposta')).toBeNull()
})

test('whoever closes the form of a card is back at the button that opened it', async () => {
  openViewer('/cards/3?card=12')
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Card 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Editar Card 2' }))
})

test('a card taken back is the one at hand again, and has the focus', async () => {
  let state = 'shown'
  open('/cards/3?card=12', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': () => cards.filter(({ id }) => id !== 12 || state === 'shown'),
    'GET /api/materials/3/coverage': { pages: [], message: null },
    'PUT /api/items/card/12/state': () => {
      state = state === 'shown' ? 'removed' : 'shown'
      return { message: 'Card excluído' }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir Card 2' }))
  await screen.findByText('Pergunta 13')
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Pergunta 12')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Flip cards'))
})

test('who wrote the items is told, with model, host, time and what is known of the price', async () => {
  open('/cards/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': cards,
    'GET /api/materials/3/coverage': { pages: [{ page: 1, reading: 'read' }], message: null },
    'GET /api/materials/3/authors': {
      items: { patterns: 3, model: 2, assistant: 0, teacher: 0, imported: 0, unknown: 0 },
      services: [
        {
          provider: 'openai-compatible',
          model: 'modelo-da-escola',
          host: '192.168.0.9:11434',
          calls: 2,
          failures: 0,
          seconds: 82,
          tokens: 2100,
          cost: null,
          lastAt: '2026-03-02T14:05:00.000Z',
        },
      ],
    },
  })
  const summary = await screen.findByText(/^Quem escreveu/)
  expect(summary.textContent).toBe('Quem escreveu: os padrões da Capivira e modelo-da-escola')
  expect(summary.closest('details')?.textContent).toContain(
    'modelo-da-escola, em 192.168.0.9:11434: 2 pedidos em 1 min 22 s',
  )
})
