import { expect, test } from 'vitest'
import { deckId, noteIds } from './deck-ids.ts'

const here = { seed: '6f9619ff-8b86-4011-b42d-00c04fc964ff', lastOldCard: 0, lastOldMaterial: 0 }
const there = { ...here, seed: '0b1c2d3e-4f50-4617-9283-94a5b6c7d8e9' }

test('the same row has other ids in another installation, and always the same in its own', () => {
  expect(noteIds(here, 336)).toEqual({
    guid: 'capivira-6f9619ff-8b86-4011-b42d-00c04fc964ff-336',
    id: 1_560_471_955_670,
  })
  expect(noteIds(here, 336)).toEqual(noteIds({ ...here }, 336))
  expect(noteIds(there, 336).guid).not.toBe(noteIds(here, 336).guid)
  expect(noteIds(there, 336).id).not.toBe(noteIds(here, 336).id)
  expect(deckId(there, 8)).not.toBe(deckId(here, 8))
})

test('what was in decks before keeps its ids', () => {
  const grown = { ...here, lastOldCard: 336, lastOldMaterial: 8 }
  expect(noteIds(grown, 336)).toEqual({ guid: 'capivira-336', id: 1_600_000_000_336 })
  expect(deckId(grown, 8)).toBe(1_700_000_000_008)
  expect(noteIds(grown, 337)).toEqual(noteIds(here, 337))
  expect(deckId(grown, 9)).toBe(deckId(here, 9))
})
