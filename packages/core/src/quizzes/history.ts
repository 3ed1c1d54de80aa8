import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, instant, source } from '../http/shapes.ts'
import { flipCard } from '../materials/contract.ts'

/** Attempts of one page of the history. */
export const attemptsPerPage = 20

/** A quiz that a pupil handed in. */
export const pastAttempt = z.object({
  id: z.int(),
  quizId: z.int(),
  materialId: z.int(),
  /** Title of the material. */
  title: z.string(),
  subject: z.string(),
  teacherName: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.int(),
  /** Questions of it that can be looked at again; null when only a score was handed in. */
  missed: z.nullable(z.int()),
  completedAt: instant,
})
export type PastAttempt = z.output<typeof pastAttempt>

/** A question that was answered wrong. */
export const missedQuestion = z.object({
  id: z.int(),
  materialId: z.int(),
  question: z.string(),
  /** The option that was chosen, and the right one. */
  chosen: z.string(),
  right: z.string(),
  explanation: z.nullable(z.string()),
  ...source,
})
export type MissedQuestion = z.output<typeof missedQuestion>

const group = 'Quizzes'
const access = ['student'] as const

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/quiz-attempts',
  summary: 'As tentativas do aluno, as mais novas primeiro; de um quiz só com quizId, as anteriores a uma com before.',
  group,
  access,
  query: z.object({ quizId: z.optional(idInPath), before: z.optional(idInPath) }),
  reply: z.object({
    attempts: z.array(pastAttempt),
    /** The id to go on before; null at the end. */
    next: z.nullable(z.int()),
  }),
})

export const getAttempt = endpoint({
  method: 'GET',
  path: '/api/quiz-attempts/:attemptId',
  summary: 'Uma tentativa do aluno com as questões que ele errou.',
  group,
  access,
  params: z.object({ attemptId: idInPath }),
  reply: z.extend(pastAttempt, { questions: z.array(missedQuestion) }),
})

export const listMissedCards = endpoint({
  method: 'GET',
  path: '/api/study/missed',
  summary:
    'Os cards mais próximos das questões que o aluno errou: na tentativa attemptId ou na última de cada quiz. ' +
    'Questões sem card por perto vêm como são.',
  group,
  access,
  query: z.object({ attemptId: z.optional(idInPath) }),
  reply: z.object({ cards: z.array(flipCard), questions: z.array(missedQuestion) }),
})
