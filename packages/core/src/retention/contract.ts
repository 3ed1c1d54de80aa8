import * as z from 'zod/mini'
import { apart } from '../accounts/apart-shape.ts'
import { endpoint } from '../http/endpoint.ts'
import { day, done, idInPath, instant, lineText } from '../http/shapes.ts'

/** Accounts of pupils that nobody uses any more: told of, kept at a tap, erased in the end (idle-account.ts). */

const group = 'Contas paradas'
const access = ['teacher', 'admin'] as const

/** Accounts on a page of the list. */
export const idlePerPage = 50

export const idleAccount = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  apart,
  /** Names of the classes they are in; for a teacher their own classes. */
  classes: z.array(z.string()),
  /** When the account was last used; when it was made, where it never was. */
  usedAt: instant,
  everUsed: z.boolean(),
  noticedAt: instant,
  /** The first day on which it may be erased; it moves on while no server runs. */
  erasedFrom: day,
  /** Who was written to. */
  told: z.object({ pupil: z.boolean(), guardian: z.boolean() }),
  /** The school keeps it out: nobody can use it. */
  locked: z.boolean(),
})
export type IdleAccount = z.output<typeof idleAccount>

const idleList = z.object({
  /** Months without use after which an account is idle; 0 where the school keeps all. */
  months: z.int(),
  /** How many there are, whatever is searched for. */
  count: z.int(),
  found: z.int(),
  rows: z.array(idleAccount),
})
export type IdleList = z.output<typeof idleList>

export const listIdle = endpoint({
  method: 'GET',
  path: '/api/idle-accounts',
  summary:
    'As contas de alunos que ninguém usa há muito tempo e o que vai acontecer com elas: para o professor, as ' +
    'das suas turmas; para a administração, todas.',
  group,
  access,
  query: z.object({
    search: z.optional(z.string().check(lineText, z.trim(), z.maxLength(200, 'Busque por no máximo 200 caracteres'))),
    page: z.optional(idInPath),
  }),
  reply: idleList,
})

export const countIdle = endpoint({
  method: 'GET',
  path: '/api/idle-accounts/count',
  summary: 'Quantas contas de alunos estão paradas e serão excluídas: para o professor, as das suas turmas.',
  group,
  access,
  reply: z.object({ count: z.int() }),
})

export const getIdleCsv = endpoint({
  method: 'GET',
  path: '/api/idle-accounts/csv',
  summary: 'A lista das contas paradas em CSV para planilhas (UTF-8, ponto e vírgula).',
  group,
  access,
})

const pupil = z.object({ userId: z.uuid() })

export const keepIdle = endpoint({
  method: 'POST',
  path: '/api/idle-accounts/:userId/keep',
  summary: 'Mantém uma conta parada por mais doze meses.',
  group,
  access,
  params: pupil,
  reply: done,
})

export const exportIdle = endpoint({
  method: 'GET',
  path: '/api/idle-accounts/:userId/data',
  summary: 'Um arquivo JSON com tudo o que está guardado sobre o aluno de uma conta parada, antes que seja excluída.',
  group,
  access: ['admin'],
  params: pupil,
})
