import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, instant, lineText } from '../http/shapes.ts'
import { materialStatus } from '../materials/contract.ts'

const count = z.int()
const group = 'Administração'
const access = ['admin'] as const

export const jobState = z.enum(['waiting', 'retrying', 'running', 'failed', 'cancelled', 'done'])
export type JobState = z.output<typeof jobState>

export const adminJob = z.object({
  id: z.uuid(),
  /** The name of its queue. */
  queue: z.string(),
  state: jobState,
  /** The material it is about; null for other work, and once it is deleted. */
  material: z.nullable(z.object({ id: count, title: z.string(), step: z.nullable(z.string()), progress: count })),
  /** Why it failed the last time, for whoever runs the server. */
  reason: z.nullable(z.string()),
  /** Times it was tried again, of so many. */
  retries: count,
  retryLimit: count,
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
})
export type AdminJob = z.output<typeof adminJob>

export const memoryReplay = z.object({
  left: count,
  /** Because the weights of memory changed, not because an upgrade counts days otherwise. */
  forWeights: z.boolean(),
  endedAt: z.nullable(instant),
  pupils: count,
  memories: count,
  /** Cards that are asked on an earlier, and on a later, school day than before. */
  sooner: count,
  later: count,
  /** Memories whose ratings are not all in the log: they stayed as they were. */
  unlogged: count,
  /** Streaks that grew by days told late, and the achievements they earned. */
  streaks: count,
  achievements: count,
})
export type MemoryReplay = z.output<typeof memoryReplay>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'O trabalho em segundo plano: o que espera, o que está em andamento e o que falhou.',
  group,
  access,
  reply: z.object({
    counts: z.record(jobState, count),
    /** Failed and running first, then what waits in its order, then what is done: at most 200. */
    jobs: z.array(adminJob),
    /** Materials whose processing failed, the newest first: at most 50. */
    failedMaterials: z.array(
      z.object({
        id: count,
        title: z.string(),
        teacher: z.object({ fullName: z.string(), firstName: z.string() }),
        failureReason: z.nullable(z.string()),
        createdAt: instant,
      }),
    ),
    /**
     * E-mails still of use that nobody sends unless told to: refused by the mail server, or held back because these
     * data were copied or moved.
     */
    letters: z.object({ refused: count, held: count }),
    /**
     * What the last reckoning of all memories has come to, and how many pupils are still to come; null where there
     * never was one.
     */
    memories: z.nullable(memoryReplay),
  }),
})

export const sendEmailsAgain = endpoint({
  method: 'POST',
  path: '/api/admin/letters/send',
  summary: 'Envia as mensagens que o servidor de email recusou ou que ficaram retidas, todas de uma vez.',
  group,
  access,
  reply: done,
})

const jobInPath = z.object({ queue: z.string().check(z.maxLength(100)), jobId: z.uuid() })

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:queue/:jobId/retry',
  summary: 'Tenta de novo um trabalho que falhou ou foi cancelado.',
  group,
  access,
  params: jobInPath,
  reply: done,
})

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:queue/:jobId/cancel',
  summary: 'Cancela um trabalho que espera ou está em andamento.',
  group,
  access,
  params: jobInPath,
  reply: done,
})

export const retryMaterial = endpoint({
  method: 'POST',
  path: '/api/admin/materials/:materialId/reprocess',
  summary: 'Processa de novo um material, de quem quer que seja.',
  group,
  access,
  params: z.object({ materialId: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)) }),
  reply: done,
})

export const hiddenText = z.object({
  id: count,
  title: z.string(),
  teacher: z.object({ fullName: z.string(), firstName: z.string() }),
  status: materialStatus,
  createdAt: instant,
  /** Letters that the pages of its PDF do not show, and on which pages, ascending: the first hundred of them. */
  letters: count,
  pages: z.array(count),
})
export type HiddenText = z.output<typeof hiddenText>

export const listHiddenText = endpoint({
  method: 'GET',
  path: '/api/admin/hidden-text',
  summary:
    'Materiais lidos por uma versão anterior, cujos PDFs trazem texto que as páginas não mostram (coberto, ' +
    'cortado, desligado). Os mais novos primeiro.',
  group,
  access,
  query: z.object({
    /** Only materials before this one: the last id of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Página inválida'))),
  }),
  reply: z.object({
    materials: z.array(hiddenText),
    more: z.boolean(),
    /** Files that have still to be looked at. */
    left: count,
  }),
})

export const storage = z.object({
  /** Where files are: this machine's folder, or a bucket. */
  place: z.enum(['folder', 's3']),
  /** The disk that receives files, in bytes. */
  disk: z.object({ free: count, total: count }),
  /** Files by what they are, in bytes. */
  files: z.array(z.object({ kind: z.string(), count, bytes: count })),
  /** The database in all, and its largest tables. */
  database: z.object({ bytes: count, tables: z.array(z.object({ name: z.string(), bytes: count, rows: count })) }),
  /** Teachers with the largest PDFs in all. */
  teachers: z.array(z.object({ id: z.uuid(), fullName: z.string(), materials: count, bytes: count })),
})
export type Storage = z.output<typeof storage>

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/admin/storage',
  summary: 'O espaço ocupado pelos arquivos e pelo banco de dados, e o que está livre.',
  group,
  access,
  reply: storage,
})

export const actKind = z.enum([
  'create-user',
  'delete-user',
  'reset-password',
  'change-role',
  'change-email',
  'lock-user',
  'unlock-user',
  'delete-subject',
  'withdraw-kind',
  'bring-kind-back',
  'edit-material',
  'delete-material',
  'retry-job',
  'cancel-job',
  'correct-age',
  'object-consent',
  'keep-idle',
  'export-idle',
  'erase-idle',
])
export type ActKind = z.output<typeof actKind>

export const adminAct = z.object({
  id: count,
  act: actKind,
  actor: z.object({ id: z.uuid(), fullName: z.string() }),
  /** On whom or what, as it was called at the time. */
  target: z.string(),
  detail: z.nullable(z.string()),
  createdAt: instant,
})
export type AdminAct = z.output<typeof adminAct>

export const listActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts',
  summary:
    'O que a administração fez, e o que a escola corrigiu na idade e no consentimento dos alunos: quem, quando, ' +
    'o quê e em quem. Os mais novos primeiro.',
  group,
  access,
  query: z.object({
    search: z.optional(z.string().check(lineText, z.trim(), z.maxLength(200, 'Busque por no máximo 200 caracteres'))),
    act: z.optional(actKind),
    /** Only acts before this one: the last id of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Página inválida'))),
  }),
  reply: z.object({ acts: z.array(adminAct), more: z.boolean() }),
})

/** Facts that the instructions for backup and restore are written with. */
export const getBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backup',
  summary: 'Como esta instalação guarda os dados, para as instruções de cópia de segurança.',
  group,
  access,
  reply: z.object({
    database: z.enum(['embedded', 'own']),
    place: z.enum(['folder', 's3']),
    /** The data folder on the server. */
    dataFolder: z.string(),
    /** The folder of the files where it lies outside the data folder; null where it does not, or they are in S3. */
    filesFolder: z.nullable(z.string()),
    /** The file that remembers erased accounts: in no backup, and back in place before a restored one starts. */
    erasedList: z.string(),
  }),
})
