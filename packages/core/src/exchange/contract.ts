import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { difficulty, idInPath } from '../http/shapes.ts'
import { uploadedMaterial, uploadFields } from '../materials/contract.ts'

export const cardFormats = ['apkg', 'csv', 'pdf'] as const
export const quizFormats = ['pdf', 'moodle', 'gift'] as const

/** Cards that one file may bring, its size, and the rows of it that a preview shows. */
export const importLimits = {
  cards: 5000,
  csvBytes: 5 * 1024 * 1024,
  apkgBytes: 50 * 1024 * 1024,
  shownRows: 200,
} as const

const group = 'Exportar e importar'
const ofMaterial = z.object({ materialId: idInPath })
const ofSubject = z.object({ subjectId: idInPath })
const cardQuery = z.object({ format: z.enum(cardFormats, 'Escolha o formato: apkg, csv ou pdf') })
const quizQuery = z.object({ format: z.enum(quizFormats, 'Escolha o formato: pdf, moodle ou gift') })

export const exportMaterialCards = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/cards/export',
  summary: 'Os cards de um material como baralho do Anki (apkg), planilha (csv) ou folhas para imprimir (pdf).',
  group,
  access: ['student', 'teacher', 'admin'],
  params: ofMaterial,
  query: cardQuery,
})

export const exportSubjectCards = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId/cards/export',
  summary: 'Os cards de todos os materiais de uma matéria, nos mesmos formatos.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: ofSubject,
  query: cardQuery,
})

export const exportMaterialQuiz = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/quiz/export',
  summary: 'As questões de um material: prova com folha de respostas e gabarito (pdf), Moodle XML ou GIFT.',
  group,
  access: ['teacher', 'admin'],
  params: ofMaterial,
  query: quizQuery,
})

export const exportSubjectQuiz = endpoint({
  method: 'GET',
  path: '/api/subjects/:subjectId/quiz/export',
  summary: 'As questões de todos os materiais de uma matéria, nos mesmos formatos.',
  group,
  access: ['teacher', 'admin'],
  params: ofSubject,
  query: quizQuery,
})

/** A column as a form sends it: its place from 0, or nothing. */
const column = z.optional(z.string().check(z.regex(/^\d{0,3}$/)))

/** Which columns of a CSV hold what, when the teacher says so; else they are guessed. */
const columnFields = { questionColumn: column, answerColumn: column, categoryColumn: column, difficultyColumn: column }

export const previewFields = z.object(columnFields)
export const importFields = z.extend(uploadFields, columnFields)

export const importedRow = z.object({
  /** The line of a CSV or the card of a deck, counted from 1. */
  row: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.nullable(z.string()),
  difficulty: z.nullable(difficulty),
  /** What is wrong with it, in Portuguese; it is then left out. */
  fault: z.nullable(z.string()),
})

export const importPreview = z.object({
  kind: z.enum(['csv', 'apkg']),
  /** The title to offer. */
  title: z.string(),
  /** Cards that would be imported, and rows that would be left out. */
  cards: z.int(),
  faults: z.int(),
  /** The first rows, those with faults before the others. */
  rows: z.array(importedRow),
  /** The names of a CSV's columns and which of them hold what; null for a deck. */
  csv: z.nullable(
    z.object({
      headings: z.array(z.string()),
      columns: z.object({
        question: z.nullable(z.int()),
        answer: z.nullable(z.int()),
        category: z.nullable(z.int()),
        difficulty: z.nullable(z.int()),
      }),
    }),
  ),
  /** What the teacher should know: pictures and sounds that were left out, and the like. */
  notices: z.array(z.string()),
})
export type ImportPreview = z.output<typeof importPreview>

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/import/preview',
  summary: 'Mostra o que um arquivo CSV ou .apkg (campo file) traria, linha por linha. Nada é salvo.',
  group,
  access: ['teacher'],
  body: previewFields,
  upload: true,
  reply: importPreview,
})

export const importCards = endpoint({
  method: 'POST',
  path: '/api/import',
  summary: 'Importa um arquivo CSV ou .apkg (campo file) como material.',
  group,
  access: ['teacher'],
  body: importFields,
  upload: true,
  status: 201,
  reply: uploadedMaterial,
})
