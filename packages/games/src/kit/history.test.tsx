import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { quietHost } from '../testing/host.tsx'
import History from './history.tsx'
import { GameHostContext } from './host.ts'

afterEach(cleanup)

const round = { roundId: 'r1', variant: '', score: 120, xp: 10, seconds: 60, materialTitle: null }
const history = {
  bests: [],
  rounds: [{ ...round, completedAt: '2026-11-23T02:30:00.000Z' }],
  more: false,
}
// The one call of this screen.
const host = { ...quietHost, call: vi.fn().mockResolvedValue(history) }

test.each([
  ['America/Sao_Paulo', '22/11 às 23:30'],
  ['America/Rio_Branco', '22/11 às 21:30'],
  ['Pacific/Kiritimati', '23/11 às 16:30'],
])('a round was played by the clock of the school in %s', async (timeZone, written) => {
  render(
    <GameHostContext value={{ ...host, timeZone }}>
      <History gameId="memory-cards" nameOf={() => ''} />
    </GameHostContext>,
  )
  expect(await screen.findByText(written)).toBeTruthy()
})
