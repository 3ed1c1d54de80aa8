import { type NewAchievement, newAchievement } from '@capivira/core/achievements/new-achievement'
import * as z from 'zod/mini'

const count = z._default(z.int(), 0)
const reply = z.object({
  xpGain: count,
  xpGained: count,
  newAchievements: z._default(z.array(newAchievement), []),
})

type Rewards = { xp: number; achievements: NewAchievement[] }

/** What the answers to acts that waited add up to. */
export function sumUp(replies: readonly unknown[]): Rewards {
  const known = replies.flatMap(answer => {
    const parsed = reply.safeParse(answer)
    return parsed.success ? [parsed.data] : []
  })
  return {
    xp: known.reduce((sum, { xpGain, xpGained }) => sum + xpGain + xpGained, 0),
    achievements: known.flatMap(({ newAchievements }) => newAchievements),
  }
}
