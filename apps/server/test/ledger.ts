import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Completed } from './rounds.ts'

/** What a completion paid as it told: for itself and for what it unlocked. Nothing when it was refused. */
export const toldXp = ({ status, body }: { status: number; body: Completed }): number =>
  status === 200 ? body.xpGain + body.newAchievements.reduce((sum, { xpReward }) => sum + xpReward, 0) : 0

/** A player has what they were told of, no more and no less, and the ledger says the same. */
export async function expectPaid(school: TestApp, player: { id: string }, told: number): Promise<void> {
  const { rows } = await school.connection.db.execute(sql`
    select u.xp, (select coalesce(sum(amount), 0)::int from xp_ledger where user_id = u.id) as ledger
    from users u where id = ${player.id}`)
  expect(rows).toEqual([{ xp: told, ledger: told }])
}
