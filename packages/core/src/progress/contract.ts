import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { instant, searchInQuery } from '../http/shapes.ts'

/** A pupil's progress in one material. `id` and `materialId` are both the material's id, `subjectId` its subject's. */
export const progressEntry = z.object({
  id: z.int(),
  materialId: z.int(),
  subjectId: z.int(),
  subject: z.string(),
  title: z.string(),
  /** The full name of who teaches it. */
  teacherName: z.string(),
  /** 0–100, rounded down so that 100 means all. */
  completionPercentage: z.int(),
  totalCards: z.int(),
  cardsStudied: z.int(),
  cardsRemaining: z.int(),
  /** Cards due for review now. */
  cardsDue: z.int(),
  quizQuestionsCount: z.int(),
  lastStudied: z.nullable(instant),
})
export type ProgressEntry = z.output<typeof progressEntry>

export const listProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'O progresso do aluno nos materiais que ele pode ver, o estudado por último primeiro, em páginas de 60.',
  group: 'Estudo',
  access: ['student'],
  query: searchInQuery,
  reply: z.array(progressEntry),
})
