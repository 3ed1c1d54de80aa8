import { createDrawing } from '@capivira/core/drawings/contract'
import * as art from '@capivira/core/games/art-contract'
import * as games from '@capivira/core/games/contract'
import { playableGames } from '@capivira/games/playable-games'
import { afterEach, expect, test, vi } from 'vitest'
import { ours } from '../../../test/server.ts'
import type { Outbox } from '../offline/outbox.ts'
import { setOutbox } from '../offline/outbox-place.ts'
import { afterActs, callFromGame, ends, keptActs } from './game-calls.ts'

afterEach(() => {
  setOutbox(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what players do is kept under the addresses of the contracts', () => {
  const acts = [
    ...playableGames.flatMap(({ completion }) => completion ?? []),
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
    return ours({ roundId: null })
  })
  const wish = { gameId: 'memory-cards', materialId: 3 } as const
  await callFromGame(games.startGame, { body: wish })
  await callFromGame(games.startGame, { body: wish })
  expect(sent).toEqual([
    { ...wish, eventId: expect.stringMatching(/^[\da-f-]{36}$/) },
    { ...wish, eventId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  expect(new Set(sent.map(one => JSON.stringify(one))).size).toBe(2)
})

test('the end of every round has its game, and the city has none', () => {
  const told = [...keptActs.keys()].filter(path => path.endsWith('/complete'))
  expect([...ends.values()].toSorted()).toEqual(told.toSorted())
  expect(games.gameIds.filter(id => !ends.has(id))).toEqual(['geo-explorer'])
})

/** An outbox with the end of a round of memory, which arrives when it has been asked for so many times. */
function slowEnd(arrives: number) {
  const asked: string[] = []
  const holds: Outbox['holds'] = async path => {
    asked.push(path)
    return path === '/api/games/memory/complete' && asked.length <= arrives
  }
  setOutbox(Promise.resolve({ holds } as Outbox))
  vi.stubGlobal('fetch', async () => ours({ roundId: null }))
  vi.useFakeTimers()
  return asked
}

const memory = { body: { gameId: 'memory-cards', materialId: 3 } } as const

test('a round begins after the end of the last one of its game has arrived', async () => {
  const asked = slowEnd(3)
  const begun = callFromGame(games.startGame, memory)
  await vi.runAllTimersAsync()
  expect(await begun).toEqual({ roundId: null })
  expect(asked).toHaveLength(4)
})

test('and not at all before: it would take the place of the last one, whose XP would be lost', async () => {
  slowEnd(Number.POSITIVE_INFINITY)
  const begun = callFromGame(games.startGame, memory).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await begun).toHaveProperty('message', expect.stringContaining('ainda está a caminho do servidor'))
})

test('rounds of other games do not wait for it', async () => {
  slowEnd(Number.POSITIVE_INFINITY)
  const begun = callFromGame(games.startGame, { body: { gameId: 'word-puzzle', materialId: 3 } })
  await vi.runAllTimersAsync()
  expect(await begun).toEqual({ roundId: null })
})
