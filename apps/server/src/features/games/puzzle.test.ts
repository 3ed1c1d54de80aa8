import type { PuzzleDealt } from '@capivira/games/puzzle/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { expectHonest, told } from '../../../test/ledger.ts'
import { type Completed, type Player, start } from '../../../test/rounds.ts'
import { solvePuzzle } from '../../../test/solve-puzzle.ts'

let school: TestApp
let pupil: Player
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.setNow('2026-03-02T15:00:00Z')
  pupil = await school.signedIn()
})

const complete = (who: Player, body: object) => who.post<Completed>('/api/games/geo-exploradores/complete', body)
const begin = async (theme: string) => {
  const { body } = await start<PuzzleDealt>(pupil, { gameId: 'geo-exploradores', options: { theme } })
  school.setNow('2026-03-02T15:05:00Z')
  return body
}

test.each([
  ['geografia-rural', 33],
  ['geografia-urbana', 39],
  ['recursos-naturais', 47],
])('%s pays %d XP when the moves build it, and nothing twice', async (theme, xp) => {
  const { roundId, dealt } = await begin(theme)
  expect(dealt).not.toBeNull()
  const steps = dealt ? solvePuzzle(dealt) : ''
  const result = { theme, moves: steps.length, timeElapsed: 290, steps, xpGain: 1 }
  const forged = { ...result, steps: `${steps.slice(0, -1)}${steps.endsWith('L') ? 'R' : 'L'}` }
  expect((await complete(pupil, { ...forged, roundId })).status).toBe(400)
  expect(await complete(pupil, { ...result, roundId })).toMatchObject({ status: 200, body: { xpGain: xp } })
  expect((await complete(pupil, { ...result, roundId })).status).toBe(409)
})

test('moves only claimed are taken and pay nothing, however few or quick; the ledger stays empty', async () => {
  for (const [moves, seconds] of [
    [1, 1],
    [40, 4],
  ] as const) {
    await start(pupil, { gameId: 'geo-exploradores', options: { theme: 'geografia-rural' } })
    school.setNow(`2026-03-02T15:05:0${seconds}Z`)
    const done = await complete(pupil, { theme: 'geografia-rural', moves, xpGain: 33, timeElapsed: 120 })
    expect(done).toMatchObject({ status: 200, body: { xpGain: 0, totalXP: 0 } })
  }
})

test('a round begun by its name alone is completed by the specified fields; claimed moves pay nothing', async () => {
  await start(pupil, { gameId: 'geo-exploradores' })
  school.setNow('2026-03-02T15:05:00Z')
  const done = await complete(pupil, { theme: 'geografia-rural', moves: 60, xpGain: 33, timeElapsed: 120 })
  expect(done).toMatchObject({ status: 200, body: { xpGain: 0, heldBack: 'quick' } })
})

test('whatever is sent: never an error of ours, and the ledger equals the XP', async () => {
  await begin('geografia-rural')
  const body = fc.record(
    {
      theme: fc.oneof(fc.constantFrom('geografia-rural', 'clima-relevo'), fc.string()),
      moves: fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.double()),
      timeElapsed: fc.oneof(fc.integer({ min: -5, max: 400 }), fc.double()),
      steps: fc.oneof(fc.stringMatching(/^[LRUD]{0,40}$/), fc.string()),
      roundId: fc.oneof(fc.uuid(), fc.string()),
      xpGain: fc.double(),
    },
    { requiredKeys: [] },
  )
  await expectHonest(school, pupil, {
    calls: body,
    send: async given => told(await complete(pupil, given)),
    numRuns: 400,
  })
}, 60_000)
