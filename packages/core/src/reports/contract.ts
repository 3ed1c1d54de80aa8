import * as z from 'zod/mini'
import { apart } from '../accounts/apart-shape.ts'
import { ageRange } from '../accounts/contract.ts'
import { endpoint } from '../http/endpoint.ts'
import { day, idInPath, instant, lineText } from '../http/shapes.ts'

const group = 'Relatórios'

/** Percent, 0–100, rounded; null where there is nothing to take it of. */
const percent = z.nullable(z.int())
const ofClass = { classId: z.optional(idInPath) }

const standing = {
  /** Different cards of the teacher's materials whose answer was seen or that were rated. */
  cardsStudied: z.int(),
  /** Share of the cards rated that FSRS predicts would be recalled now. */
  retention: percent,
  /** Share of right answers in quizzes. */
  quizAccuracy: percent,
  quizzes: z.int(),
  /** When they last studied: rated a card, or finished a quiz or a round of a game. */
  lastStudied: z.nullable(instant),
}

export const pupilRow = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  apart,
  ...standing,
  /** Consecutive days of study in all of Capivira, as the pupil sees it. */
  streak: z.int(),
})
export type PupilRow = z.output<typeof pupilRow>

export const pupilOrders = ['name', 'cards', 'retention', 'accuracy', 'streak', 'last'] as const
export type PupilOrder = (typeof pupilOrders)[number]

/** Rows of a page of pupils, answers or reviews. */
export const pageSizes = { pupils: 50, acts: 20 } as const

export const listPupils = endpoint({
  method: 'GET',
  path: '/api/teacher/pupils',
  summary: 'Os alunos que veem os materiais do professor e como vão neles; de uma turma ou todos.',
  group,
  access: ['teacher'],
  query: z.object({
    ...ofClass,
    search: z.optional(z.string().check(lineText, z.trim(), z.maxLength(120))),
    sort: z.optional(z.enum(pupilOrders)),
    direction: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(idInPath),
  }),
  reply: z.object({ pupils: z.array(pupilRow), total: z.int(), page: z.int(), pageSize: z.int() }),
})

export const hardCard = z.object({
  cardId: z.int(),
  materialId: z.int(),
  title: z.string(),
  question: z.string(),
  reviews: z.int(),
  /** Ratings 'Não lembrei' among them. */
  forgotten: z.int(),
  retention: percent,
})
export const wrongOption = z.object({
  questionId: z.int(),
  materialId: z.int(),
  title: z.string(),
  question: z.string(),
  option: z.string(),
  rightOption: z.string(),
  /** Times it was chosen, of all answers to the question. */
  times: z.int(),
  answers: z.int(),
})

export const listDifficulties = endpoint({
  method: 'GET',
  path: '/api/teacher/difficulties',
  summary: 'Os cards mais esquecidos e as alternativas erradas mais marcadas.',
  group,
  access: ['teacher'],
  query: z.object(ofClass),
  reply: z.object({ cards: z.array(hardCard), options: z.array(wrongOption) }),
})

const dayOfStudy = z.object({
  day,
  reviews: z.int(),
  forgotten: z.int(),
  questions: z.int(),
  right: z.int(),
  games: z.int(),
})

export const pupilReport = z.object({
  pupil: pupilRow,
  /** Names of the teacher's active classes they are in. */
  classes: z.array(z.string()),
  /**
   * What is known of their age; absent where they are in none of those classes, and their age is not the teacher's to
   * correct.
   */
  ageRange: z.optional(z.nullable(ageRange)),
  materials: z.array(
    z.object({ materialId: z.int(), title: z.string(), subject: z.string(), totalCards: z.int(), ...standing }),
  ),
  /** The last 60 days on which they studied, the oldest first. */
  days: z.array(dayOfStudy),
})
export type PupilReport = z.output<typeof pupilReport>

const ofPupil = z.object({ pupilId: z.uuid() })
const paged = z.object({ page: z.optional(idInPath) })

export const getPupilReport = endpoint({
  method: 'GET',
  path: '/api/teacher/pupils/:pupilId',
  summary: 'Um aluno nos materiais do professor: cada material e os dias de estudo.',
  group,
  access: ['teacher'],
  params: ofPupil,
  reply: pupilReport,
})

export const listPupilAnswers = endpoint({
  method: 'GET',
  path: '/api/teacher/pupils/:pupilId/answers',
  summary: 'As respostas de um aluno nos quizzes do professor, as mais novas primeiro.',
  group,
  access: ['teacher'],
  params: ofPupil,
  query: paged,
  reply: z.object({
    answers: z.array(
      z.object({
        attemptId: z.int(),
        questionId: z.int(),
        title: z.string(),
        question: z.string(),
        option: z.string(),
        rightOption: z.string(),
        isRight: z.boolean(),
        completedAt: instant,
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const listPupilReviews = endpoint({
  method: 'GET',
  path: '/api/teacher/pupils/:pupilId/reviews',
  summary: 'As avaliações de cards de um aluno nos materiais do professor, as mais novas primeiro.',
  group,
  access: ['teacher'],
  params: ofPupil,
  query: paged,
  reply: z.object({
    reviews: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        question: z.string(),
        rating: z.enum(['errei', 'difícil', 'médio', 'fácil']),
        reviewedAt: instant,
      }),
    ),
    hasMore: z.boolean(),
  }),
})

const periodQuery = { ...ofClass, from: z.optional(day), to: z.optional(day) }

export const report = z.object({
  from: day,
  to: day,
  totals: z.object({
    /**
     * Pupils who see the teacher's materials, and those of them who studied in the period: rated a card, finished a
     * quiz or a round of a game.
     */
    pupils: z.int(),
    activePupils: z.int(),
    /** Those who opened cards in the period and did no more. */
    openedOnly: z.int(),
    games: z.int(),
    reviews: z.int(),
    quizzes: z.int(),
    quizAccuracy: percent,
  }),
  /** Every day of the period. */
  activity: z.array(z.object({ day, pupils: z.int(), reviews: z.int(), quizzes: z.int(), games: z.int() })),
  /** How well each subject is remembered now, and the right answers of the period. */
  subjects: z.array(
    z.object({
      subjectId: z.int(),
      name: z.string(),
      pupils: z.int(),
      cards: z.int(),
      retention: percent,
      quizAccuracy: percent,
    }),
  ),
  /** What FSRS predicts for today and the 13 days after, should nobody study; `due` cards fall due on that day. */
  forecast: z.array(z.object({ day, retention: percent, due: z.int() })),
  /** Quizzes of the period by result: ten bands of ten points, 100 in the last. */
  scores: z.array(z.object({ from: z.int(), to: z.int(), quizzes: z.int() })),
})
export type Report = z.output<typeof report>

export const getReport = endpoint({
  method: 'GET',
  path: '/api/reports',
  summary: 'O relatório de um período, de uma turma ou de todos os alunos.',
  group,
  access: ['teacher'],
  query: z.object(periodQuery),
  reply: report,
})

export const csvTables = ['pupils', 'activity', 'subjects', 'forecast', 'scores'] as const
export type CsvTable = (typeof csvTables)[number]

export const getReportCsv = endpoint({
  method: 'GET',
  path: '/api/reports/csv',
  summary: 'Uma tabela do relatório em CSV para planilhas (UTF-8, ponto e vírgula).',
  group,
  access: ['teacher'],
  query: z.object({ ...periodQuery, table: z.enum(csvTables) }),
})
