import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Completed } from './rounds.ts'

/** What a completion paid as it told: for itself and for what it unlocked. Nothing when it was refused. */
const toldXp = ({ status, body }: { status: number; body: Completed }): number =>
  status === 200 ? body.xpGain + body.newAchievements.reduce((sum, { xpReward }) => sum + xpReward, 0) : 0

/** A player has what they were told of, no more and no less, and the ledger says the same. */
async function expectPaid(school: TestApp, player: { id: string }, told: number): Promise<void> {
  const { rows } = await school.connection.db.execute(sql`
    select u.xp, (select coalesce(sum(amount), 0)::int from xp_ledger where user_id = u.id) as ledger
    from users u where id = ${player.id}`)
  expect(rows).toEqual([{ xp: told, ledger: told }])
}

/** The status of a completion with what it paid as it told. */
export const told = (done: { status: number; body: Completed }) => ({ status: done.status, xp: toldXp(done) })

type Sending<Sent> = {
  calls: fc.Arbitrary<Sent>
  /** Makes a call; answers its status, and what it paid as it told. */
  send: (call: Sent) => Promise<{ status: number; xp: number }>
  numRuns: number
}

/** Whatever is sent, it is never an error of ours, and the ledger equals what was told. */
export async function expectHonest<Sent>(
  school: TestApp,
  player: { id: string },
  { calls, send, numRuns }: Sending<Sent>,
): Promise<void> {
  let honest = 0
  await fc.assert(
    fc.asyncProperty(calls, async call => {
      const { status, xp } = await send(call)
      honest += xp
      return status < 500
    }),
    { numRuns },
  )
  await expectPaid(school, player, honest)
}
