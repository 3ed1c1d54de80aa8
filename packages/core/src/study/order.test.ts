import { expect, test } from 'vitest'
import { studyOrder, turnOf } from './order.ts'

const now = new Date('2026-03-02T12:00:00Z')
const card = (id: number, nextReview: string | null) => {
  const at = nextReview ? new Date(nextReview) : null
  return { id, nextReview: at, turn: turnOf(at, now) }
}

test('due cards come first, the longest overdue leading, then new ones, then the rest', () => {
  const cards = [
    card(1, '2026-03-09T12:00:00Z'),
    card(2, null),
    card(3, '2026-03-01T12:00:00Z'),
    card(4, '2026-02-20T12:00:00Z'),
    card(5, null),
    card(6, '2026-03-03T12:00:00Z'),
    card(7, '2026-03-02T12:00:00Z'),
  ]
  expect(studyOrder(cards).map(one => one.id)).toEqual([4, 3, 7, 2, 5, 6, 1])
})
