import * as z from 'zod/mini'
import { newAchievement } from '../achievements/new-achievement.ts'
import { endpoint } from '../http/endpoint.ts'
import { difficulty, engine, idInPath, instant, source, storedInt } from '../http/shapes.ts'
import { lessonStanding } from '../review/shapes.ts'
import { studyEvent } from '../study/event.ts'

export const quizQuestion = z.object({
  id: z.int(),
  quizId: z.int(),
  question: z.string(),
  options: z.array(z.string()),
  /** Index into options. */
  correctAnswer: z.int(),
  explanation: z.nullable(z.string()),
  category: z.nullable(z.string()),
  difficulty,
  ...source,
  engine,
  createdAt: instant,
  ...lessonStanding,
  /** How it stands for the pupil who asks, by their last answer; absent for others, and where nobody asks for it. */
  standing: z.optional(z.enum(['missed', 'new', 'due', 'known'])),
})
export type QuizQuestion = z.output<typeof quizQuestion>

export const quiz = z.object({
  id: z.int(),
  materialId: z.int(),
  title: z.string(),
  createdAt: instant,
  questions: z.array(quizQuestion),
})

/**
 * What a finished quiz sends. With `answers` (the option's text per question) the server grades; without them score and
 * totalQuestions are taken when they are plausible.
 */
export const attemptBody = z.object({
  score: z.int('A pontuação deve ser um número inteiro').check(z.nonnegative('A pontuação não pode ser negativa')),
  totalQuestions: z
    .int('O total de questões deve ser um número inteiro')
    .check(z.positive('O total de questões não confere')),
  answers: z.optional(
    z.array(z.object({ questionId: storedInt, option: z.string().check(z.maxLength(1000)) })).check(z.maxLength(500)),
  ),
  /** Whether fewer questions were dealt than the quiz had: a round, whatever has become of the quiz since. */
  isRound: z.optional(z.boolean()),
  ...studyEvent,
})

export const attemptReply = z.object({
  /** Absent for a teacher's preview, which is not kept. */
  id: z.optional(z.int()),
  score: z.int(),
  totalQuestions: z.int(),
  /** 0–100, rounded. */
  percentage: z.int(),
  xpGain: z.int(),
  newAchievements: z.array(newAchievement),
})

const group = 'Quizzes'
const params = z.object({ materialId: idInPath })

export const getQuizQuestions = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/quiz-questions',
  summary: 'As questões do quiz de um material; para quem ensina, todas, com sua situação.',
  group,
  access: ['student', 'teacher', 'admin'],
  params,
  reply: z.array(quizQuestion),
})

export const getQuiz = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/quiz',
  summary: 'O quiz de um material com suas questões; para quem ensina, todas, com sua situação.',
  group,
  access: ['student', 'teacher', 'admin'],
  params,
  reply: quiz,
})

export const getQuizViewerQuestions = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/quiz/questions',
  summary:
    'As questões do quiz de um material (nome usado pelo visualizador); para quem ensina, todas, com sua situação.',
  group,
  access: ['student', 'teacher', 'admin'],
  params,
  reply: z.array(quizQuestion),
})

export const attemptMaterialQuiz = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/quiz-attempts',
  summary: 'Entrega o quiz de um material.',
  group,
  access: ['student', 'teacher'],
  params,
  body: attemptBody,
  status: 201,
  reply: attemptReply,
})

export const attemptQuiz = endpoint({
  method: 'POST',
  path: '/api/quiz/:quizId/attempts',
  summary: 'Entrega um quiz. A tentativa de um professor é prévia e não é guardada.',
  group,
  access: ['student', 'teacher'],
  params: z.object({ quizId: idInPath }),
  body: attemptBody,
  status: 201,
  reply: attemptReply,
})
