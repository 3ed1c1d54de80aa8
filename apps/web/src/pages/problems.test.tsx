import type { Item } from '@capivira/core/editing/contract'
import type { ReportedItem } from '@capivira/core/problems/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { generatedMarks } from '../../test/items.ts'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

const card = (id: number): Item => ({
  ...generatedMarks,
  kind: 'card',
  id,
  question: `Pergunta ${id}`,
  answer: `Resposta ${id}`,
  difficulty: 'difícil',
})
const reported = (itemId: number, ...ids: number[]): ReportedItem => ({
  kind: 'card',
  itemId,
  reports: ids.map(id => ({ id, reason: 'unclear', comment: null, createdAt: '2026-03-02T15:00:00.000Z' })),
})
const list = 'GET /api/materials/3/problems'
const names = () => screen.queryAllByText(/^Card \d+$/).map(({ textContent }) => textContent)

/** Until the list has been looked at again, and what came is drawn. */
async function aWhile() {
  await pass(10_000)
  await pass(100)
}

test('what pupils report while the list is open comes to its end, and nothing moves away under a finger', async () => {
  stopClock()
  const server = open('/problems/3', teacher(), {
    'GET /api/materials/3': material({ problemsCount: 2 }),
    'GET /api/materials/3/items': [card(11), card(12), card(13)],
    [list]: [reported(12, 1, 2), reported(11, 3)],
  })
  await arrive(() => screen.queryByText('Card 1'))
  expect(names()).toEqual(['Card 2', 'Card 1'])

  server.change({ [list]: [reported(13, 4, 5, 6), reported(12, 1, 2), reported(11, 3)] })
  await aWhile()
  await arrive(() => screen.queryByText('Card 3'))
  expect(names()).toEqual(['Card 2', 'Card 1', 'Card 3'])
  expect(screen.getByRole('link', { name: /^Problemas/ }).textContent).toBe('Problemas3')

  server.change({ [list]: [reported(13, 4, 5, 6), reported(11, 3)] })
  await aWhile()
  await arrive(() => !screen.queryByText('Card 2'))
  expect(names()).toEqual(['Card 1', 'Card 3'])
})

test('a report on a card that came to the material meanwhile is shown with the card', async () => {
  stopClock()
  const items = 'GET /api/materials/3/items'
  const server = open('/problems/3', teacher(), { 'GET /api/materials/3': material(), [items]: [card(11)], [list]: [] })
  await arrive(() => screen.queryByText('Nenhum problema relatado'))
  server.change({ [items]: [card(11), card(12)], [list]: [reported(12, 1)] })
  await aWhile()
  await arrive(() => screen.queryByText('Pergunta 12'))
  expect(names()).toEqual(['Card 2'])
})
