import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keptFor, readKept } from './kept-round.ts'

const schema = z.object({ roundId: z.int() })
const kept = (state: unknown, at: unknown = 1_000) => JSON.stringify({ at, state })

test('a fresh round of the right shape is read back', () => {
  expect(readKept(kept({ roundId: 3 }), schema, 2_000)).toEqual({ roundId: 3 })
})

test.each([
  ['nothing kept', null],
  ['no JSON', '{'],
  ['no object', '7'],
  ['another shape', kept({ roundId: 'x' })],
  ['without a time', JSON.stringify({ state: { roundId: 3 } })],
  ['a time that is none', kept({ roundId: 3 }, 'yesterday')],
  ['from the future', kept({ roundId: 3 }, 9_000_000)],
])('%s gives nothing', (_, text) => {
  expect(readKept(text, schema, 2_000)).toBeNull()
})

test('a round of long ago is over', () => {
  expect(readKept(kept({ roundId: 3 }), schema, 1_000 + keptFor)).toEqual({ roundId: 3 })
  expect(readKept(kept({ roundId: 3 }), schema, 1_001 + keptFor)).toBeNull()
})
