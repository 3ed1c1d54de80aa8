import { expect, test } from 'vitest'
import { judge } from './ledger.ts'

const act = (
  personId: string,
  key: string,
  outcome: 'taken' | 'kept' | 'failed' | 'refused' | 'unknown' = 'taken',
) => ({
  personId,
  kind: 'rating' as const,
  key,
  outcome,
})
const row = (personId: string, key: string, times = 1) => ({ personId, kind: 'rating' as const, key, times })

test('what everybody did and is there once is in order', () => {
  const [verdict] = judge(['rating'], [act('ana', '1'), act('bia', '1', 'kept')], [row('ana', '1'), row('bia', '1')])
  expect(verdict).toEqual({ kind: 'rating', done: 2, lost: [], twice: [], others: [], refused: [] })
})

test('what was taken, kept or called a failure and is not there is lost', () => {
  const entries = [act('ana', '1'), act('ana', '2', 'kept'), act('ana', '3', 'failed'), act('ana', '4', 'refused')]
  const [verdict] = judge(['rating'], [...entries, act('ana', '5', 'unknown')], [])
  expect(verdict?.lost).toEqual(entries.slice(0, 3))
  expect(verdict?.refused).toEqual(entries.slice(3))
})

test('what is there twice, and what stands under another’s name', () => {
  const [verdict] = judge(['rating'], [act('ana', '1'), act('ana', '2')], [row('ana', '1', 2), row('bia', '2')])
  expect(verdict?.twice).toEqual([row('ana', '1', 2)])
  expect(verdict?.lost).toEqual([act('ana', '2')])
  expect(verdict?.others).toEqual([row('bia', '2')])
})
