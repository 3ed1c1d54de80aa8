import { createDrawing } from '@capivira/core/drawings/contract'
import * as art from '@capivira/core/games/art-contract'
import * as games from '@capivira/core/games/contract'
import { expect, test, vi } from 'vitest'
import { afterActs, callFromGame, keptActs } from './game-calls.ts'

test('what players do is kept under the addresses of the contracts', () => {
  const acts = [
    games.completeMemory,
    games.completeWordSearch,
    games.completeLightningQuiz,
    games.completeTimeline,
    games.completeConceptBuilder,
    art.completePuzzle,
    art.completeColoring,
    art.changeCity,
    createDrawing,
  ]
  expect([...keptActs.keys()].toSorted()).toEqual(acts.map(({ path }) => path).toSorted())
  expect([...afterActs].toSorted()).toEqual([games.startGame.path, art.getCity.path].toSorted())
})

test('the wish for a round has a name of its own every time', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ roundId: null })
  })
  const wish = { gameId: 'memory-cards', materialId: 3 } as const
  await callFromGame(games.startGame, { body: wish })
  await callFromGame(games.startGame, { body: wish })
  vi.unstubAllGlobals()
  expect(sent).toEqual([
    { ...wish, eventId: expect.stringMatching(/^[\da-f-]{36}$/) },
    { ...wish, eventId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  expect(new Set(sent.map(one => JSON.stringify(one))).size).toBe(2)
})
