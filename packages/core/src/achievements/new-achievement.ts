import * as z from 'zod/mini'

/** What an act of study has just unlocked. */
export const newAchievement = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Name of a drawing of ours, see achievements/catalog.ts. */
  icon: z.string(),
  xpReward: z.int(),
})
export type NewAchievement = z.output<typeof newAchievement>
