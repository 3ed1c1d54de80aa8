import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, instant, plainText } from '../http/shapes.ts'

/** What can be wrong with an item, in the order in which a pupil is offered them. */
export const problemReasons = {
  'wrong-answer': 'A resposta está errada',
  unclear: 'Não dá para entender',
  'several-answers': 'Mais de uma resposta serve',
  'off-topic': 'Não tem a ver com a matéria',
  spelling: 'Tem erro de português',
  other: 'Outro problema',
} as const
export type ProblemReason = keyof typeof problemReasons

/** Reports a pupil can send in an hour. */
export const problemsPerHour = 20

const reason = z.enum(['wrong-answer', 'unclear', 'several-answers', 'off-topic', 'spelling', 'other'])
const reportedKind = z.enum(['card', 'question'])
const group = 'Problemas relatados'
const ofItem = z.object({ kind: reportedKind, itemId: idInPath })

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/items/:kind/:itemId/problems',
  summary: 'Conta ao professor que um card ou uma questão tem um problema; uma vez por aluno e item.',
  group,
  access: ['student'],
  params: ofItem,
  body: z.object({
    reason,
    comment: z.optional(z.string().check(plainText, z.trim(), z.maxLength(300, 'Escreva no máximo 300 caracteres'))),
  }),
  status: 201,
  reply: done,
})

/** An item with what pupils reported about it. */
export const reportedItem = z.object({
  kind: reportedKind,
  itemId: z.int(),
  /** The newest first. */
  reports: z.array(z.object({ id: z.int(), reason, comment: z.nullable(z.string()), createdAt: instant })),
})
export type ReportedItem = z.output<typeof reportedItem>

export const listProblems = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/problems',
  summary: 'Os itens de um material em que alunos viram um problema ainda não resolvido, os mais relatados primeiro.',
  group,
  access: ['teacher', 'admin'],
  params: z.object({ materialId: idInPath }),
  reply: z.array(reportedItem),
})

export const resolveProblems = endpoint({
  method: 'POST',
  path: '/api/items/:kind/:itemId/problems/resolve',
  summary: 'Marca como resolvidos os problemas relatados de um item.',
  group,
  access: ['teacher', 'admin'],
  params: ofItem,
  reply: done,
})
