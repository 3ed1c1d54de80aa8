import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, lineText, storedInt } from '../http/shapes.ts'
import { description, subject } from './contract.ts'

const group = 'Matérias'
const nameMissing = 'Dê um nome à matéria'

const name = z
  .string(nameMissing)
  .check(
    lineText,
    z.trim(),
    z.minLength(1, nameMissing),
    z.maxLength(255, 'O nome da matéria deve ter no máximo 255 caracteres'),
  )

/** What a teacher writes about a subject; a blank description is none. */
export const subjectBody = z.object({ name, description: z.optional(description) })

/** What would go with a subject. */
export const subjectContents = z.object({
  materials: z.int(),
  /** Shown or not. */
  cards: z.int(),
  questions: z.int(),
  /** Pupils who have studied any of it. */
  pupils: z.int(),
})
export type SubjectContents = z.output<typeof subjectContents>

const ofSubject = z.object({ subjectId: idInPath })

export const createSubject = endpoint({
  method: 'POST',
  path: '/api/subjects',
  summary: 'Cria uma matéria do professor; 409 se ele já tem uma com esse nome.',
  group,
  access: ['teacher'],
  body: subjectBody,
  status: 201,
  reply: subject,
})

export const editSubject = endpoint({
  method: 'PATCH',
  path: '/api/subjects/:subjectId',
  summary: 'Muda o nome e a descrição de uma matéria; 409 se outra já tem esse nome.',
  group,
  access: ['teacher'],
  params: ofSubject,
  body: subjectBody,
  reply: subject,
})

export const orderSubjects = endpoint({
  method: 'PUT',
  path: '/api/subjects/order',
  summary: 'Põe as matérias do professor nesta ordem; as que não são nomeadas vêm antes.',
  group,
  access: ['teacher'],
  body: z.object({ subjectIds: z.array(storedInt).check(z.maxLength(1000, 'São matérias demais')) }),
  reply: done,
})

export const archiveSubject = endpoint({
  method: 'POST',
  path: '/api/subjects/:subjectId/archive',
  summary: 'Arquiva uma matéria, ou a traz de volta: enquanto arquivada, só o professor a vê.',
  group,
  access: ['teacher'],
  params: ofSubject,
  body: z.object({ archived: z.boolean() }),
  reply: subject,
})

export const mergeSubject = endpoint({
  method: 'POST',
  path: '/api/subjects/:subjectId/merge',
  summary:
    'Passa os materiais de uma matéria para outra do mesmo professor e exclui a primeira; o progresso dos alunos fica.',
  group,
  access: ['teacher'],
  params: ofSubject,
  body: z.object({ into: storedInt }),
  reply: subject,
})

export const getSubjectContents = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId/contents',
  summary: 'O que há em uma matéria do professor, e quantos alunos já a estudaram.',
  group,
  access: ['teacher'],
  params: ofSubject,
  reply: subjectContents,
})

export const deleteSubject = endpoint({
  method: 'DELETE',
  path: '/api/subjects/:subjectId',
  summary: 'Exclui uma matéria do professor com seus materiais, cards e quizzes.',
  group,
  access: ['teacher'],
  params: ofSubject,
  reply: done,
})
