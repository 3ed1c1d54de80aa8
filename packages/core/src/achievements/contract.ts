import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { instant } from '../http/shapes.ts'

export const achievementType = z.enum(['streak', 'cards', 'quiz', 'level', 'special'])

export const newAchievement = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Name of a drawing of ours, see achievements/catalog.ts. */
  icon: z.string(),
  xpReward: z.int(),
})
export type NewAchievement = z.output<typeof newAchievement>

export const achievement = z.extend(newAchievement, { type: achievementType, requirement: z.int() })

export const userAchievement = z.extend(achievement, { achievementId: z.string(), unlockedAt: instant })
export type UserAchievement = z.output<typeof userAchievement>

const group = 'Conquistas'

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  summary: 'Todas as conquistas que existem.',
  group,
  access: ['student', 'teacher', 'admin'],
  reply: z.array(achievement),
})

export const listUserAchievements = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  summary: 'As conquistas de quem pergunta, as mais novas primeiro.',
  group,
  access: ['student'],
  reply: z.array(userAchievement),
})
