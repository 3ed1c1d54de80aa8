import { expect, test } from 'vitest'
import { checkRows } from './imported-card.ts'
import { cardKey, leaveOutKnown } from './known-cards.ts'

const raw = (question: string, answer: string) => ({ question, answer, category: '', difficulty: '' })
const rows = checkRows(
  [raw('Peru?', 'Lima'), raw('Chile?', 'Santiago'), raw('Sem resposta', ''), raw('Cuba?', 'Havana')],
  1,
)
const having = (...cards: [question: string, answer: string, title: string][]) =>
  new Map(
    cards.map(([question, answer, title]) => [
      cardKey({ question, answer }),
      { title, materialId: title.charCodeAt(0) },
    ]),
  )

test('cards that the teacher has are left out, and where they are is said', () => {
  const found = leaveOutKnown(rows, having(['Peru?', 'Lima', 'Capitais'], ['Chile?', 'Santiago', 'Capitais']), false)
  expect(found.notice).toBe('2 de 3 cards você já tem em “Capitais”.')
  expect(found.known).toBe(2)
  expect(found.rows.map(({ fault }) => fault)).toEqual([
    'Você já tem este card em “Capitais”',
    'Você já tem este card em “Capitais”',
    'Escreva a resposta',
    null,
  ])
})

test('all come when the teacher says so, and none where none would be new', () => {
  const some = having(['Peru?', 'Lima', 'A'], ['Chile?', 'Santiago', 'B'])
  expect(leaveOutKnown(rows, some, true)).toEqual({
    rows,
    known: 2,
    notice: '2 de 3 cards você já tem em “A” e em outro material.',
    mostIn: 65,
  })
  const every = having(['Peru?', 'Lima', 'A'], ['Chile?', 'Santiago', 'B'], ['Cuba?', 'Havana', 'B'])
  const nothingNew = leaveOutKnown(rows, every, false)
  expect(nothingNew.rows.filter(({ card }) => card !== null)).toEqual([])
  expect(nothingNew).toMatchObject({
    known: 3,
    mostIn: 66,
    notice: 'Todos os 3 cards você já tem em “B” e em outro material.',
  })
  expect(leaveOutKnown(rows, every, true)).toMatchObject({ rows, known: 3 })
})

test('another answer to the same question is another card', () => {
  expect(leaveOutKnown(rows, having(['Peru?', 'Cusco', 'A']), false)).toEqual({
    rows,
    known: 0,
    notice: null,
    mostIn: null,
  })
})
