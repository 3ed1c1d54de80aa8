import { expect, test } from 'vitest'
import { judge, Ledger } from './ledger.ts'

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

test('an act that waited, was refused and told to its person is no loss; a city’s days count without it', () => {
  const ledger = new Ledger()
  const day = { personId: 'ana', kind: 'city' as const, key: '' }
  ledger.note({ ...day, outcome: 'taken', eventId: 'a' })
  ledger.note({ ...day, outcome: 'kept', eventId: 'b' })
  ledger.note({ ...day, outcome: 'kept', eventId: 'c' })
  ledger.note({ ...day, outcome: 'taken', eventId: 'd' })
  ledger.note({ ...day, outcome: 'unknown', eventId: 'e' })
  // What was taken stays so, whatever is said of it later.
  for (const eventId of ['b', 'd']) ledger.toldOfRefusal(eventId)
  expect(ledger.entries.map(({ outcome, key }) => [outcome, key])).toEqual([
    ['taken', 'day 1'],
    ['kept', 'day 2'],
    ['taken', 'day 3'],
    ['refused', ''],
    ['unknown', 'day 4'],
  ])
  const [verdict] = judge(['city'], ledger.entries, [
    { personId: 'ana', kind: 'city', key: 'day 1', times: 1 },
    { personId: 'ana', kind: 'city', key: 'day 2', times: 1 },
  ])
  expect([verdict?.lost.map(({ key }) => key), verdict?.refused.length]).toEqual([['day 3'], 1])
})
