import * as z from 'zod/mini'
import { newAchievement } from '../achievements/new-achievement.ts'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, instant, storedInt } from '../http/shapes.ts'
import { studyEvent } from './event.ts'

/** The four ratings: 'errei' is the button 'Não lembrei'. */
export const rating = z.enum(['errei', 'difícil', 'médio', 'fácil'])
export type Rating = z.output<typeof rating>

export const side = z.enum(['front', 'back'])

const group = 'Estudo'
const params = z.object({ cardId: idInPath })

export const studyCard = endpoint({
  method: 'POST',
  path: '/api/cards/:cardId/study',
  summary: 'Registra que um lado do card foi visto.',
  group,
  access: ['student'],
  params,
  body: z.object({ materialId: z.optional(storedInt), side, ...studyEvent }),
  reply: z.object({
    /** XP of the act itself; the reward of an achievement is told beside it. */
    xpGained: z.int(),
    newAchievements: z.array(newAchievement),
  }),
})

export const reviewCard = endpoint({
  method: 'POST',
  path: '/api/cards/:cardId/review',
  summary: 'Registra a avaliação de um card e agenda a próxima revisão.',
  group,
  access: ['student'],
  params,
  body: z.object({ difficulty: rating, ...studyEvent }),
  reply: z.object({
    difficulty: rating,
    xpGain: z.int(),
    /** Part of xpGain: 50 when this card completed the daily challenge. */
    challengeXp: z.int(),
    newAchievements: z.array(newAchievement),
    nextReview: instant,
    cardsToday: z.int(),
  }),
})

/** A word to be written by ear, with what tells it: a definition, or a sentence with a gap. */
export const dictatedWord = z.object({
  wordId: z.int(),
  word: z.string(),
  hint: z.string(),
})
export type DictatedWord = z.output<typeof dictatedWord>

export const listDictation = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/dictation',
  summary: 'As palavras de um material com as dicas, para o ditado. É um treino: nada é guardado e não vale XP.',
  group,
  access: ['student', 'teacher'],
  params: z.object({ materialId: idInPath }),
  reply: z.array(dictatedWord),
})
