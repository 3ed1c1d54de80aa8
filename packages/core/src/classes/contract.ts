import * as z from 'zod/mini'
import { apart } from '../accounts/apart-shape.ts'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, instant, lineText, storedInt } from '../http/shapes.ts'
import { quietHours } from './quiet-hours-shape.ts'

const group = 'Turmas'

const className = z
  .string('Dê um nome à turma')
  .check(
    lineText,
    z.trim(),
    z.minLength(1, 'Dê um nome à turma'),
    z.maxLength(120, 'O nome deve ter no máximo 120 caracteres'),
  )
const classNote = z
  .string()
  .check(lineText, z.trim(), z.maxLength(200, 'A observação deve ter no máximo 200 caracteres'))

/** What a teacher writes about a class; a blank note is none. */
export const classBody = z.object({ name: className, note: z.optional(classNote) })

/** A class as its teacher sees it. */
export const schoolClass = z.object({
  id: z.int(),
  name: z.string(),
  /** The year, the shift, the room. */
  note: z.nullable(z.string()),
  joinCode: z.string(),
  membersCount: z.int(),
  /** Subjects that are restricted to it, alone or with others. */
  subjectsCount: z.int(),
  /** Assignments whose day has not gone by. */
  openAssignmentsCount: z.int(),
  /** When its pupils have no sounds; null is never. */
  quietHours: z.nullable(quietHours),
  archivedAt: z.nullable(instant),
  createdAt: instant,
})
export type SchoolClass = z.output<typeof schoolClass>

/** A class as a pupil sees it. */
export const joinedClass = z.object({
  id: z.int(),
  name: z.string(),
  note: z.nullable(z.string()),
  teacherName: z.string(),
})
export type JoinedClass = z.output<typeof joinedClass>

export const classMember = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  apart,
  joinedAt: instant,
  /** When they last studied one of the teacher's materials. */
  lastStudied: z.nullable(instant),
})
export type ClassMember = z.output<typeof classMember>

const ofClass = z.object({ classId: idInPath })

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  summary: 'As turmas do professor: primeiro as ativas, das mais novas às mais antigas, depois as arquivadas.',
  group,
  access: ['teacher'],
  reply: z.array(schoolClass),
})

export const createClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  summary: 'Cria uma turma com um código de entrada.',
  group,
  access: ['teacher'],
  body: classBody,
  status: 201,
  reply: schoolClass,
})

export const getClass = endpoint({
  method: 'GET',
  path: '/api/classes/:classId',
  summary: 'Uma turma do professor.',
  group,
  access: ['teacher'],
  params: ofClass,
  reply: schoolClass,
})

export const editClass = endpoint({
  method: 'PATCH',
  path: '/api/classes/:classId',
  summary: 'Muda o nome e a observação de uma turma.',
  group,
  access: ['teacher'],
  params: ofClass,
  body: classBody,
  reply: schoolClass,
})

export const setQuietHours = endpoint({
  method: 'PUT',
  path: '/api/classes/:classId/quiet-hours',
  summary: 'Escolhe quando os alunos de uma turma ficam sem sons, ou nunca (null).',
  group,
  access: ['teacher'],
  params: ofClass,
  body: z.object({ quietHours: z.nullable(quietHours) }),
  reply: schoolClass,
})

export const archiveClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/archive',
  summary: 'Arquiva uma turma, ou a traz de volta: enquanto arquivada não recebe alunos nem abre matérias.',
  group,
  access: ['teacher'],
  params: ofClass,
  body: z.object({ archived: z.boolean() }),
  reply: schoolClass,
})

export const renewJoinCode = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/code',
  summary: 'Troca o código de entrada de uma turma; o antigo deixa de valer.',
  group,
  access: ['teacher'],
  params: ofClass,
  reply: schoolClass,
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/members',
  summary: 'Os alunos de uma turma, em ordem alfabética.',
  group,
  access: ['teacher'],
  params: ofClass,
  reply: z.array(classMember),
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/classes/:classId/members/:userId',
  summary: 'Tira um aluno de uma turma. O que ele estudou continua guardado.',
  group,
  access: ['teacher'],
  params: z.object({ classId: idInPath, userId: z.uuid() }),
  reply: done,
})

const joinCode = z
  .string('Digite o código da turma')
  .check(
    z.trim(),
    z.minLength(1, 'Digite o código da turma'),
    z.maxLength(40, 'Confira o código: ele tem 6 letras e números'),
  )

export const lookUpCode = endpoint({
  method: 'GET',
  path: '/api/join/:code',
  summary: 'De que turma é um código, antes de entrar nela.',
  group,
  access: ['student'],
  params: z.object({ code: joinCode }),
  reply: z.extend(joinedClass, { isMember: z.boolean() }),
})

export const joinClass = endpoint({
  method: 'POST',
  path: '/api/join',
  summary: 'Entra em uma turma pelo código.',
  group,
  access: ['student'],
  body: z.object({ code: joinCode }),
  reply: joinedClass,
})

export const listJoinedClasses = endpoint({
  method: 'GET',
  path: '/api/my-classes',
  summary: 'As turmas de que o aluno participa.',
  group,
  access: ['student'],
  reply: z.array(z.extend(joinedClass, { quietHours: z.nullable(quietHours) })),
})

export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/api/my-classes/:classId',
  summary: 'Sai de uma turma.',
  group,
  access: ['student'],
  params: ofClass,
  reply: done,
})

/** Who of the pupils sees a subject: all of them, or the members of some classes. */
export const subjectAccess = z.object({ restricted: z.boolean(), classIds: z.array(z.int()) })
export type SubjectAccess = z.output<typeof subjectAccess>

export const getSubjectAccess = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId/access',
  summary: 'Quem vê uma matéria do professor.',
  group,
  access: ['teacher'],
  params: z.object({ subjectId: idInPath }),
  reply: subjectAccess,
})

export const setSubjectAccess = endpoint({
  method: 'PUT',
  path: '/api/subjects/:subjectId/access',
  summary: 'Abre uma matéria a todos os alunos ou restringe a turmas.',
  group,
  access: ['teacher'],
  params: z.object({ subjectId: idInPath }),
  body: z.object({
    restricted: z.boolean(),
    classIds: z.array(storedInt).check(z.maxLength(200, 'São turmas demais')),
  }),
  reply: subjectAccess,
})

export const listClassSubjects = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/subjects',
  summary: 'As matérias do professor que os alunos de uma turma veem.',
  group,
  access: ['teacher'],
  params: ofClass,
  reply: z.array(z.object({ id: z.int(), name: z.string(), restricted: z.boolean(), materialsCount: z.int() })),
})
