import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quietHost } from '../testing/host.tsx'
import { type GameHost, GameHostContext } from './host.ts'
import { useGameRound } from './use-game-round.ts'

afterEach(cleanup)

const left = {
  roundId: 'rodada-1',
  materialId: 3,
  dealt: { cards: 6 },
  notice: null,
  playedMs: 4000,
  progress: null,
  progressMs: 4000,
}

function SetUp() {
  const { known, unfinished } = useGameRound({
    gameId: 'memory-cards',
    dealt: z.object({ cards: z.int() }),
    complete: () => Promise.reject(new Error('not played')),
  })
  return <p>{known ? `set-up with ${unfinished ? unfinished.roundId : 'nothing'}` : 'not yet'}</p>
}

function open(given: Partial<GameHost>) {
  render(
    <GameHostContext value={{ ...quietHost, ...given }}>
      <SetUp />
    </GameHostContext>,
  )
}
/** A call that is answered when told to. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { call: (() => promise) as GameHost['call'], resolve, reject }
}

test('where the answer is nearly there, the set-up comes once and with the round left unfinished', async () => {
  const { call, resolve } = pending()
  open({ call, roundComes: true })
  expect(screen.getByText('not yet')).toBeTruthy()
  resolve({ round: left })
  await waitFor(() => screen.getByText('set-up with rodada-1'))
})

test('an answer that fails to come leaves the set-up without it', async () => {
  const { call, reject } = pending()
  open({ call, roundComes: true })
  reject(new Error('the network is gone'))
  await waitFor(() => screen.getByText('set-up with nothing'))
})

test('where nothing was asked ahead, nobody waits for the answer', () => {
  open({ call: pending().call, roundComes: false })
  expect(screen.getByText('set-up with nothing')).toBeTruthy()
})
