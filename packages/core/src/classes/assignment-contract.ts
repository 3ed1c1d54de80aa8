import * as z from 'zod/mini'
import { apart } from '../accounts/apart-shape.ts'
import { endpoint } from '../http/endpoint.ts'
import { day, done, idInPath, instant, plainText } from '../http/shapes.ts'

const group = 'Tarefas'

export const assignmentState = z.enum(['todo', 'done', 'done-late', 'late'])

const dueDay = z.iso.date('Escolha até quando a tarefa deve ser feita')
const note = z.string().check(plainText, z.trim(), z.maxLength(500, 'O recado deve ter no máximo 500 caracteres'))

/** What a teacher gives a class to do. */
export const assignmentBody = z
  .object({
    materialId: z.int('Escolha um material'),
    withCards: z.boolean(),
    withQuiz: z.boolean(),
    dueDay,
    note: z.optional(note),
  })
  .check(
    z.refine(({ withCards, withQuiz }) => withCards || withQuiz, {
      path: ['withCards'],
      message: 'Escolha o que fazer: os cards, o quiz ou os dois',
    }),
  )

const common = {
  id: z.int(),
  materialId: z.int(),
  title: z.string(),
  subject: z.string(),
  withCards: z.boolean(),
  withQuiz: z.boolean(),
  note: z.nullable(z.string()),
  dueDay: day,
  createdAt: instant,
}

/** An assignment as its teacher sees it in the list of a class. */
export const assignment = z.object({
  ...common,
  classId: z.int(),
  doneCount: z.int(),
  membersCount: z.int(),
  /**
   * Why nobody can do it any more: nothing of it is shown, or its subject is not open to the class; null while somebody
   * can.
   */
  blocked: z.nullable(z.enum(['empty', 'restricted'])),
})
export type Assignment = z.output<typeof assignment>

/** How far a pupil is with an assignment; `doneAt` is when the last of it was done. */
const standing = {
  state: assignmentState,
  doneAt: z.nullable(instant),
  /** Shown cards rated since it was given, and how many there are. */
  cardsDone: z.int(),
  cardsTotal: z.int(),
  /** Best result of the quiz since it was given, in percent; null before the first. */
  quizPercentage: z.nullable(z.int()),
}

/** An assignment as a pupil sees it: `withCards` and `withQuiz` name the parts of which anything is shown. */
export const myAssignment = z.object({ ...common, className: z.string(), teacherName: z.string(), ...standing })
export type MyAssignment = z.output<typeof myAssignment>

export const assignmentReport = z.object({
  assignment,
  /** Every pupil of the class, in alphabetical order. */
  pupils: z.array(z.object({ userId: z.uuid(), fullName: z.string(), apart, ...standing })),
})
export type AssignmentReport = z.output<typeof assignmentReport>

const ofClass = z.object({ classId: idInPath })
const ofAssignment = z.object({ assignmentId: idInPath })

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/assignments',
  summary: 'As tarefas de uma turma, das que vencem por último às mais antigas.',
  group,
  access: ['teacher'],
  params: ofClass,
  reply: z.array(assignment),
})

export const giveAssignment = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/assignments',
  summary: 'Dá uma tarefa a uma turma.',
  group,
  access: ['teacher'],
  params: ofClass,
  body: assignmentBody,
  status: 201,
  reply: assignment,
})

export const editAssignment = endpoint({
  method: 'PATCH',
  path: '/api/assignments/:assignmentId',
  summary: 'Muda o prazo e o recado de uma tarefa.',
  group,
  access: ['teacher'],
  params: ofAssignment,
  body: z.object({ dueDay, note: z.optional(note) }),
  reply: assignment,
})

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/:assignmentId',
  summary: 'Retira uma tarefa. O que os alunos estudaram continua guardado.',
  group,
  access: ['teacher'],
  params: ofAssignment,
  reply: done,
})

export const getAssignmentReport = endpoint({
  method: 'GET',
  path: '/api/assignments/:assignmentId',
  summary: 'Uma tarefa e o que cada aluno já fez dela.',
  group,
  access: ['teacher'],
  params: ofAssignment,
  reply: assignmentReport,
})

export const listMyAssignments = endpoint({
  method: 'GET',
  path: '/api/my-assignments',
  summary: 'As tarefas do aluno: as que faltam primeiro, pelo prazo, e as feitas nos últimos 14 dias.',
  group,
  access: ['student'],
  reply: z.array(myAssignment),
})
