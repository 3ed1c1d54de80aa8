import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { instant } from '../http/shapes.ts'
import { newAchievement } from './new-achievement.ts'

export const achievementType = z.enum(['streak', 'cards', 'quiz', 'level', 'special'])

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

export const listAchievementProgress = endpoint({
  method: 'GET',
  path: '/api/user/achievements/progress',
  summary: 'Quanto quem pergunta já fez de cada conquista, na medida dela.',
  group,
  access: ['student'],
  reply: z.object({
    /** By the achievement's id; never above its requirement. */
    values: z.record(z.string(), z.int()),
  }),
})
