import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { difficulty, idInPath } from '../http/shapes.ts'
import { uploadedMaterial, uploadFields } from '../materials/contract.ts'
import { separatorNames, textEncodings } from './sheet-options.ts'

export const cardFormats = ['apkg', 'csv'] as const
export const quizFormats = ['moodle', 'gift'] as const

/** Cards that one file may bring, its size, and the rows of it that a preview shows. */
export const importLimits = {
  cards: 5000,
  /** Columns of a CSV that are looked at; a spreadsheet may write thousands of empty ones. */
  columns: 50,
  textBytes: 5 * 1024 * 1024,
  fileBytes: 50 * 1024 * 1024,
  shownRows: 200,
} as const

/** The files that bring cards (csv, xlsx, apkg) or questions (gift, moodle). */
export const importKinds = ['csv', 'xlsx', 'apkg', 'gift', 'moodle'] as const
export type ImportKind = (typeof importKinds)[number]

const group = 'Exportar e importar'
const ofMaterial = z.object({ materialId: idInPath })
const ofSubject = z.object({ subjectId: idInPath })
const cardQuery = z.object({ format: z.enum(cardFormats, 'Escolha o formato: apkg ou csv') })
const quizQuery = z.object({ format: z.enum(quizFormats, 'Escolha o formato: moodle ou gift') })

export const exportMaterialCards = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/cards/export',
  summary: 'Os cards de um material como baralho do Anki (apkg) ou planilha (csv).',
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
  summary: 'As questões de um material em Moodle XML ou GIFT.',
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

/** Items that are printed at once: 250 sheets of cards. */
export const mostPrinted = 2000

const printed = z.object({
  /** Title of the material, or name of the subject. */
  title: z.string(),
  /** Items there are in all; more than `mostPrinted` are not answered. */
  total: z.int(),
})

const printedItem = {
  id: z.int(),
  question: z.string(),
  category: z.nullable(z.string()),
  sourcePage: z.nullable(z.int()),
  /** Title of its material. */
  material: z.string(),
}

export const printedCards = z.extend(printed, {
  items: z.array(z.object({ ...printedItem, answer: z.string() })),
})
export const printedQuiz = z.extend(printed, {
  items: z.array(
    z.object({
      ...printedItem,
      options: z.array(z.string()),
      /** Index into options. */
      correctAnswer: z.int(),
      explanation: z.nullable(z.string()),
    }),
  ),
})
export type PrintedCard = z.output<typeof printedCards>['items'][number]
export type PrintedQuestion = z.output<typeof printedQuiz>['items'][number]

/** What is printed: a material or all of a subject. */
export const printScope = z.enum(['material', 'subject'])
const printParams = z.object({ scope: printScope, id: idInPath })

export const printCards = endpoint({
  method: 'GET',
  path: '/api/print/cards/:scope/:id',
  summary: 'Os cards de um material (material) ou de uma matéria (subject), para imprimir.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: printParams,
  reply: printedCards,
})

export const printQuiz = endpoint({
  method: 'GET',
  path: '/api/print/quiz/:scope/:id',
  summary: 'As questões de um material (material) ou de uma matéria (subject), para imprimir com o gabarito.',
  group,
  access: ['teacher', 'admin'],
  params: printParams,
  reply: printedQuiz,
})

/** A column as a form sends it: its place from 0, or nothing. */
const column = z.optional(z.string().check(z.regex(/^\d{0,3}$/)))

/** Which columns of a CSV hold what, when the teacher says so; else they are guessed. */
const columnFields = {
  questionColumn: column,
  answerColumn: column,
  categoryColumn: column,
  difficultyColumn: column,
  quoteColumn: column,
}

/** How a sheet is to be read, when the teacher says so; what is missing or empty is told by the file itself. */
const sheetFields = {
  ...columnFields,
  separator: z.optional(z.enum([...separatorNames, ''], 'Escolha um dos separadores da lista')),
  header: z.optional(z.enum(['yes', 'no', ''], 'Diga se a primeira linha é o título das colunas: yes ou no')),
  encoding: z.optional(z.enum([...textEncodings, ''], 'Escolha uma das codificações da lista')),
}

/** 'true' brings cards again that the teacher has already; else only new ones come, if there are any. */
const fileFields = { ...sheetFields, again: z.optional(z.enum(['true', 'false', ''])) }

export const previewFields = z.object(fileFields)
export const importFields = z.extend(uploadFields, fileFields)

export const importedRow = z.object({
  /** The line of a sheet or of GIFT, the card of a deck or the question of Moodle XML, counted from 1. */
  row: z.int(),
  question: z.string(),
  /** Of a question its right option. */
  answer: z.string(),
  /** The options of a question; null for a card. */
  options: z.nullable(z.array(z.string())),
  /** What is told after the answer to a question. */
  explanation: z.nullable(z.string()),
  category: z.nullable(z.string()),
  difficulty: z.nullable(difficulty),
  /** What is wrong with it, in Portuguese; it is then left out. */
  fault: z.nullable(z.string()),
  /** True where nothing is wrong with it: the teacher has it already. */
  isKnown: z.optional(z.boolean()),
  /**
   * The passage it came with, and why that does not prove it, in Portuguese: it then waits for the teacher's review.
   */
  quote: z.optional(z.string()),
  doubt: z.optional(z.string()),
})

export const importPreview = z.object({
  kind: z.enum(importKinds),
  /** The title to offer. */
  title: z.string(),
  /** Cards and questions that would be imported, and rows that would be left out. */
  cards: z.int(),
  questions: z.int(),
  faults: z.int(),
  /**
   * Cards that the teacher has already, and how many of them are among the rows left out; missing where there are none.
   */
  known: z.optional(z.int()),
  setAside: z.optional(z.int()),
  /** The first rows, those with faults before the others. */
  rows: z.array(importedRow),
  /** The columns of a sheet, which of them hold what, and how it was read; null for a deck. */
  csv: z.nullable(
    z.object({
      headings: z.array(z.string()),
      /** What the first card has in each column. */
      samples: z.array(z.string()),
      /** True when its first row names the columns. */
      hasHeader: z.boolean(),
      /** What divides its columns; 'other' when only the file itself can say so, null for a workbook. */
      separator: z.nullable(z.enum([...separatorNames, 'other'])),
      /** How its letters are written; null for a workbook. */
      encoding: z.nullable(z.enum(textEncodings)),
      columns: z.object({
        question: z.nullable(z.int()),
        answer: z.nullable(z.int()),
        category: z.nullable(z.int()),
        difficulty: z.nullable(z.int()),
        /** Of the passages that prove the cards; missing where there is none. */
        quote: z.optional(z.nullable(z.int())),
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
  summary:
    'Mostra o que uma planilha (CSV, .xlsx), um baralho (.apkg) ou questões (GIFT, Moodle XML) no campo file ' +
    'trariam, linha por linha. Nada é salvo.',
  group,
  access: ['teacher'],
  body: previewFields,
  upload: true,
  reply: importPreview,
})

export const importCards = endpoint({
  method: 'POST',
  path: '/api/import',
  summary:
    'Importa uma planilha (CSV, .xlsx), um baralho (.apkg) ou questões (GIFT, Moodle XML) do campo file como material.',
  group,
  access: ['teacher'],
  body: importFields,
  upload: true,
  status: 201,
  reply: uploadedMaterial,
})
