import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetKept } from './kept-places.ts'
import { forgetRound, furtherOf, keepRound, keptFor, keptRound, readKept } from './kept-round.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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
  ['from far in the future', kept({ roundId: 3 }, 2_001 + keptFor)],
])('%s gives nothing', (_, text) => {
  expect(readKept(text, schema, 2_000)).toBeNull()
})

test('a round that was kept before the clock was put back is not lost', () => {
  expect(readKept(kept({ roundId: 3 }, 9_000_000), schema, 2_000)).toEqual({ roundId: 3 })
})

test('a round of long ago is over', () => {
  expect(readKept(kept({ roundId: 3 }), schema, 1_000 + keptFor)).toEqual({ roundId: 3 })
  expect(readKept(kept({ roundId: 3 }), schema, 1_001 + keptFor)).toBeNull()
})

test.each([
  ['nothing anywhere', null, { playedMs: 0, progress: null }, { elapsed: 0, progress: null }],
  ['this device alone', { elapsed: 5, progress: [1] }, { playedMs: 0, progress: null }, { elapsed: 5, progress: [1] }],
  ['another device alone', null, { playedMs: 7, progress: '[2]' }, { elapsed: 7, progress: [2] }],
  [
    'another device further',
    { elapsed: 5, progress: [1] },
    { playedMs: 7, progress: '[2]' },
    { elapsed: 7, progress: [2] },
  ],
  [
    'this device further',
    { elapsed: 8, progress: [1] },
    { playedMs: 7, progress: '[2]' },
    { elapsed: 8, progress: [1] },
  ],
  ['what cannot be read', { elapsed: 5, progress: [1] }, { playedMs: 7, progress: '{' }, { elapsed: 5, progress: [1] }],
])('a round goes on where it was played longest: %s', (_, here, told, further) => {
  expect(furtherOf(here, told)).toEqual(further)
})

test('what a pupil still plays while leaving is not kept, what others play is', () => {
  const store = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('addEventListener', () => {})
  const [leaving, staying] = ['who-leaves', 'who-stays'].map(userId => ({ userId, gameId: 'memory' }))
  if (!leaving || !staying) throw new Error('no pupils')
  keepRound(leaving, { roundId: 3 })
  keepRound(staying, { roundId: 4 })
  forgetKept(leaving.userId)
  expect(keptRound(staying, schema)).toEqual({ roundId: 4 })
  expect([...store.keys()]).toEqual(['capivira.round.who-stays.memory'])
  keepRound(staying, { roundId: 5 })
  forgetRound(staying)
  expect(keptRound(staying, schema)).toBe(null)
})
