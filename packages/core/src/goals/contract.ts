import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { flipCard } from '../materials/contract.ts'
import { dailyGoals } from './goal.ts'

const group = 'Estudo'
const access = ['student'] as const
const dailyCards = z.union(
  [z.literal(dailyGoals[0]), z.literal(dailyGoals[1]), z.literal(dailyGoals[2]), z.literal(dailyGoals[3])],
  'Escolha 10, 20, 30 ou 50 cards por dia',
)

/** What a pupil has set themselves, and how to begin today. */
export const studyGoal = z.object({
  dailyCards: z.int(),
  /** Cards of all materials that are due for review now. */
  due: z.int(),
  /** Whole days without study before today; null before the first study. */
  daysAway: z.nullable(z.int()),
  /** After days away: how many cards are offered to begin with. Null when nothing special is offered. */
  comeback: z.nullable(z.int()),
})
export type StudyGoal = z.output<typeof studyGoal>

export const getGoal = endpoint({
  method: 'GET',
  path: '/api/goals',
  summary: 'A meta diária do aluno, quantos cards venceram e, depois de dias fora, com quantos recomeçar.',
  group,
  access,
  reply: studyGoal,
})

export const setGoal = endpoint({
  method: 'PUT',
  path: '/api/goals',
  summary: 'Muda a meta diária de cards.',
  group,
  access,
  body: z.object({ dailyCards }),
  reply: studyGoal,
})

export const listDueCards = endpoint({
  method: 'GET',
  path: '/api/study/today',
  summary:
    'Até 20 cards vencidos, de todos os materiais, os que venceram há mais tempo primeiro; com most=15, os 15 ' +
    'que o aluno mais deve ter esquecido.',
  group,
  access,
  query: z.object({ most: z.optional(z.literal('15')) }),
  reply: z.object({ cards: z.array(flipCard), due: z.int() }),
})
