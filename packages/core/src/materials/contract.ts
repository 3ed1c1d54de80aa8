import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import {
  difficulty,
  done,
  engine,
  idInPath,
  instant,
  lineText,
  pageInQuery,
  plainText,
  searchInQuery,
  source,
} from '../http/shapes.ts'
import { lessonStanding, publicationPolicy } from '../review/shapes.ts'
import { region } from './region-shape.ts'

export const schoolLevels = ['Fundamental', 'Médio', 'Superior'] as const
export const schoolLevel = z.enum(schoolLevels)

/** Where a material stands on its way from PDF to cards. */
export const materialStatus = z.enum(['queued', 'extracting', 'generating', 'processed', 'failed'])

const title = z
  .string('Por favor, insira um título para o material')
  .check(
    lineText,
    z.trim(),
    z.minLength(1, 'Por favor, insira um título para o material'),
    z.maxLength(255, 'O título deve ter no máximo 255 caracteres'),
  )
const subjectName = z
  .string()
  .check(lineText, z.trim(), z.maxLength(255, 'O nome da matéria deve ter no máximo 255 caracteres'))
export const description = z
  .string()
  .check(plainText, z.trim(), z.maxLength(5000, 'A descrição deve ter no máximo 5000 caracteres'))
/** A select left blank sends an empty field. */
const blankable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]))

/** The fields beside the file. Both uploads accept both names: `subjectId` (a number) or `subject` (a name). */
export const uploadFields = z.object({
  title,
  description: z.optional(description),
  subjectId: blankable(idInPath),
  subject: z.optional(subjectName),
  schoolLevel: blankable(schoolLevel),
  /** 'true' uploads a file again that this teacher has already uploaded. */
  insist: z.optional(z.enum(['true', 'false', ''])),
})

export const notice = z.object({ code: z.string(), message: z.string(), pages: z.optional(z.array(z.int())) })

export const material = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** The first 200 characters of the text read from the PDF. */
  content: z.nullable(z.string()),
  subjectId: z.int(),
  subject: z.object({ id: z.int(), name: z.string() }),
  teacherId: z.uuid(),
  teacher: z.object({ fullName: z.string(), firstName: z.string() }),
  schoolLevel,
  isProcessed: z.boolean(),
  status: materialStatus,
  /** 0–100, true to the work done. */
  progress: z.int(),
  /** The step at work in Portuguese, e.g. 'Lendo a página 3 de 12'; null when nothing runs. */
  step: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  /** While the rest is written: cards of the first section, for who teaches it; most of them become items. */
  firstCards: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  notices: z.array(notice),
  pageCount: z.nullable(z.int()),
  /** What it was made of: a PDF, or a file of cards. */
  sourceKind: z.enum(['pdf', 'csv', 'xlsx', 'apkg', 'gift', 'moodle']),
  flipCardsCount: z.int(),
  quizzesCount: z.int(),
  quizQuestionsCount: z.int(),
  wordsCount: z.int(),
  /** The teacher list's names of the same counts. */
  cardCount: z.int(),
  questionCount: z.int(),
  quizId: z.nullable(z.int()),
  /** Items with problems that pupils reported and nobody resolved; 0 for pupils. */
  problemsCount: z.int(),
  /** Cards, questions and words that wait for their teacher; 0 for pupils. */
  suggestedCount: z.int(),
  /** Of what its teacher is still to look at some; for pupils, too, who are told why there is little yet. */
  inReview: z.object({ cards: z.boolean(), questions: z.boolean(), words: z.boolean() }),
  /** Whether there is any card, question or word of it, shown to pupils or not. */
  hasItems: z.boolean(),
  /** When new items of it go to pupils; null where its teacher's own rule holds, and for pupils. */
  publicationPolicy: z.nullable(publicationPolicy),
  createdAt: instant,
})
export type Material = z.output<typeof material>

export const uploadedMaterial = z.extend(material, {
  /** True when this teacher had already uploaded the same file and the existing material is answered. */
  duplicate: z.boolean(),
  message: z.string(),
})

export const subject = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  teacherId: z.uuid(),
  teacher: z.object({ fullName: z.string(), firstName: z.string() }),
  materialsCount: z.int(),
  /** Since when it is put away: its teacher still has it, pupils do not see it. */
  archivedAt: z.nullable(instant),
  createdAt: instant,
})
export type Subject = z.output<typeof subject>

/** Where a card stands for the pupil who asks: due now, never rated, or scheduled for later. */
export const cardTurn = z.enum(['due', 'new', 'later'])

/** What is covered on the picture of a card that asks for a part of a figure. */
export const cardFigure = z.object({
  id: z.int(),
  title: z.string(),
  imageUrl: z.string(),
  /** Size of the picture in pixels. */
  width: z.int(),
  height: z.int(),
  /** Which of the figure's parts it asks for, from 1. */
  number: z.int(),
  /** What the card asks for, and what else stays covered. */
  boxes: z.array(region),
  others: z.array(region),
})
export type CardFigure = z.output<typeof cardFigure>

export const flipCard = z.object({
  id: z.int(),
  materialId: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.nullable(z.string()),
  difficulty,
  ...source,
  engine,
  createdAt: instant,
  ...lessonStanding,
  /** Present on cards that ask for a part of a figure. */
  figure: z.optional(cardFigure),
  /** The four below are about the pupil who asks; for teachers they are false, false, 'new' and null. */
  frontViewed: z.boolean(),
  backViewed: z.boolean(),
  turn: cardTurn,
  nextReview: z.nullable(instant),
})
export type FlipCard = z.output<typeof flipCard>

const group = 'Materiais'
const materialParams = z.object({ materialId: idInPath })
const subjectParams = z.object({ subjectId: idInPath })

export const listMaterials = endpoint({
  method: 'GET',
  path: '/api/materials',
  summary: 'Os materiais que quem pergunta pode ver, os mais novos primeiro, em páginas de 60.',
  group,
  access: ['student', 'teacher', 'admin'],
  query: searchInQuery,
  reply: z.array(material),
})

export const listTeacherMaterials = endpoint({
  method: 'GET',
  path: '/api/teacher/materials',
  summary: 'Os materiais do professor, os mais novos primeiro, em páginas de 60.',
  group,
  access: ['teacher'],
  query: searchInQuery,
  reply: z.array(material),
})

export const getMaterial = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId',
  summary: 'Um material.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: materialParams,
  reply: material,
})

/** The dashboard's form: file field `pdf`. */
export const uploadFromDashboard = endpoint({
  method: 'POST',
  path: '/api/materials',
  summary: 'Envia um PDF (campo do arquivo: pdf ou pdfFile).',
  group,
  access: ['teacher'],
  body: uploadFields,
  upload: true,
  status: 201,
  reply: uploadedMaterial,
})

/** The upload screen's form: file field `pdfFile`. */
export const uploadMaterial = endpoint({
  method: 'POST',
  path: '/api/materials/upload',
  summary: 'Envia um PDF (campo do arquivo: pdfFile ou pdf).',
  group,
  access: ['teacher'],
  body: uploadFields,
  upload: true,
  status: 201,
  reply: uploadedMaterial,
})

export const deleteMaterial = endpoint({
  method: 'DELETE',
  path: '/api/materials/:materialId',
  summary: 'Exclui um material do professor, com seus cards e quizzes.',
  group,
  access: ['teacher'],
  params: materialParams,
  reply: done,
})

/** What a teacher may change of a material; a blank subject is their default one. */
export const materialEdit = z.object({
  title,
  subject: subjectName,
  description,
})

export const editMaterial = endpoint({
  method: 'PATCH',
  path: '/api/materials/:materialId',
  summary: 'Muda o título, a matéria e a descrição de um material do professor; o que mudou desde `was` recebe 409.',
  group,
  access: ['teacher'],
  params: materialParams,
  body: z.extend(materialEdit, {
    /** The words the change was made on; where others stand by now, they are told with a 409 and nothing is changed. */
    was: z.optional(materialEdit),
  }),
  reply: material,
})

export const reprocessMaterial = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/reprocess',
  summary: 'Processa de novo o PDF de um material.',
  group,
  access: ['teacher'],
  params: materialParams,
  status: 202,
  reply: material,
})

export const listCards = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/cards',
  summary:
    'Os flip cards de um material: para alunos, os vencidos, os novos e o resto; para quem ensina, com sua situação.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: materialParams,
  reply: z.array(flipCard),
})

export const getSubject = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId',
  summary: 'Uma matéria.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: subjectParams,
  reply: subject,
})

export const listSubjectMaterials = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId/materials',
  summary: 'Os materiais de uma matéria.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: subjectParams,
  reply: z.array(material),
})

export const listSubjects = endpoint({
  method: 'GET',
  path: '/api/subjects',
  summary: 'As matérias que quem pergunta pode ver, em páginas de 60; para o professor, todas as dele.',
  group,
  access: ['student', 'teacher', 'admin'],
  query: pageInQuery,
  reply: z.array(subject),
})
