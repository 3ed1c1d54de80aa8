import { expect, test } from 'vitest'
import { kinds, tracesOf } from './steps.ts'

const zone = 'America/Sao_Paulo'
const at = (instant: string) => new Date(instant)

test('what shows recall is the first rating by the pupil on a later school day', () => {
  const [trace] = tracesOf(
    [
      {
        pupil: 7,
        ratings: [
          { rating: 'fácil', at: at('2026-03-02T23:30:00Z'), source: 'study' },
          // Past midnight by UTC, the same evening at school.
          { rating: 'médio', at: at('2026-03-03T00:30:00Z'), source: 'study' },
          { rating: 'errei', at: at('2026-03-03T23:30:00Z'), source: 'study' },
          { rating: 'médio', at: at('2026-03-03T23:40:00Z'), source: 'study' },
          { rating: 'difícil', at: at('2026-03-10T12:00:00Z'), source: 'game' },
        ],
      },
    ],
    zone,
  )
  expect(trace?.pupil).toBe(7)
  expect(trace?.steps.map(({ grade, kind, days, shows }) => [grade, kind, days, shows])).toEqual([
    [4, kinds.first, 0, false],
    [3, kinds.kept, 0, false],
    [1, kinds.plain, 1, true],
    [3, kinds.sameDay, 0, false],
    [2, kinds.plain, 7, false],
  ])
})

test('ratings that arrived out of order are taken in the order of their time', () => {
  const ratings = [
    { rating: 'errei' as const, at: at('2026-03-05T15:00:00Z'), source: 'study' as const },
    { rating: 'médio' as const, at: at('2026-03-02T15:00:00Z'), source: 'study' as const },
  ]
  expect(tracesOf([{ pupil: 1, ratings }], zone)[0]?.steps.map(({ grade }) => grade)).toEqual([3, 1])
})
