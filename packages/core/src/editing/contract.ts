import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { difficulty, done, idInPath, instant, plainText, source, storedInt } from '../http/shapes.ts'
import { trust } from '../review/shapes.ts'

/** What a teacher works on: flip cards, quiz questions, and words with hints. */
export const itemKinds = ['card', 'question', 'word'] as const
export const itemKind = z.enum(itemKinds)
export type ItemKind = z.output<typeof itemKind>

const filled = (missing: string, longest: number, tooLong: string) =>
  z.string(missing).check(plainText, z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong))

const question = filled('Escreva a pergunta', 500, 'A pergunta deve ter no máximo 500 caracteres')
const option = filled('Escreva a alternativa', 300, 'A alternativa deve ter no máximo 300 caracteres')
const sameText = (text: string) => text.trim().toLocaleLowerCase('pt-BR')
const areDifferent = (texts: readonly string[]) => new Set(texts.map(sameText)).size === texts.length

/** A card in a teacher's words. */
export const cardContent = z.object({
  kind: z.literal('card'),
  question,
  answer: filled('Escreva a resposta', 1000, 'A resposta deve ter no máximo 1.000 caracteres'),
  difficulty,
})

/** A quiz question in a teacher's words: two to five different options, one of them right. */
export const questionContent = z
  .object({
    kind: z.literal('question'),
    question,
    options: z
      .array(option)
      .check(z.minLength(2, 'Dê pelo menos duas alternativas'), z.maxLength(5, 'São no máximo cinco alternativas')),
    /** Index into options. */
    correctAnswer: z.int('Marque a alternativa certa').check(z.nonnegative('Marque a alternativa certa')),
    explanation: z.nullable(
      z.string().check(plainText, z.trim(), z.maxLength(1000, 'A explicação deve ter no máximo 1.000 caracteres')),
    ),
    difficulty,
  })
  .check(
    z.refine(({ options, correctAnswer }) => correctAnswer < options.length, {
      message: 'Marque a alternativa certa',
      path: ['correctAnswer'],
    }),
    // Blank ones are alike, and are told to be written.
    z.refine(({ options }) => areDifferent(options.filter(option => option.trim() !== '')), {
      message: 'Há duas alternativas iguais',
      path: ['options'],
    }),
  )

/** A word for the games in a teacher's words: one word, letters only. */
export const wordContent = z.object({
  kind: z.literal('word'),
  word: z
    .string('Escreva a palavra')
    .check(
      z.trim(),
      z.minLength(1, 'Escreva a palavra'),
      z.maxLength(15, 'A palavra deve ter no máximo 15 letras, para caber nos jogos'),
      z.regex(/^\p{L}{3,}$/u, 'Use uma palavra só, com pelo menos 3 letras, sem espaços nem hífen'),
    ),
  hint: filled('Escreva a dica', 300, 'A dica deve ter no máximo 300 caracteres'),
})

export const itemContent = z.discriminatedUnion('kind', [cardContent, questionContent, wordContent])
export type ItemContent = z.output<typeof itemContent>

/** Where an item comes from; a passage that was imported has no page. */
const anySource = z.object({
  sourcePage: z.nullable(
    z
      .int('Escreva o número da página')
      .check(z.positive('As páginas contam a partir de 1'), z.maximum(100_000, 'O material não tem tantas páginas')),
  ),
  sourceQuote: z.nullable(
    z.string().check(plainText, z.trim(), z.maxLength(2000, 'O trecho deve ter no máximo 2.000 caracteres')),
  ),
})

/** The page and passage a teacher names for an item of their own; both may stay empty. */
const ownSource = anySource.check(
  z.refine(({ sourcePage, sourceQuote }) => sourcePage !== null || !sourceQuote, {
    message: 'Diga em que página está o trecho',
    path: ['sourcePage'],
  }),
)
export type OwnSource = z.output<typeof ownSource>

const marks = {
  id: z.int(),
  materialId: z.int(),
  /** Goes back with a change, so that of two windows the second learns of the first. */
  revision: z.int(),
  /** Pupils see what is shown, and published. */
  state: z.enum(['shown', 'hidden']),
  /**
   * Chosen with the rest of the document, asked for later, written by the teacher, or imported from a file of cards.
   */
  origin: z.enum(['generated', 'requested', 'teacher', 'imported']),
  edited: z.boolean(),
  /** Who wrote it: the text's own words or a language model; null for a teacher's own. */
  engine: z.nullable(z.enum(['extractive', 'model'])),
  /** The part of the document it is filed under. */
  category: z.nullable(z.string()),
  ...source,
  ...trust,
  /** Pupils who reported a problem that is not resolved. */
  problemsCount: z.int(),
  createdAt: instant,
}

export const cardItem = z.object({
  ...marks,
  kind: z.literal('card'),
  question: z.string(),
  answer: z.string(),
  difficulty,
})
export const questionItem = z.object({
  ...marks,
  kind: z.literal('question'),
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.nullable(z.string()),
  difficulty,
})
export const wordItem = z.object({ ...marks, kind: z.literal('word'), word: z.string(), hint: z.string() })
export const item = z.discriminatedUnion('kind', [cardItem, questionItem, wordItem])
export type Item = z.output<typeof item>

/** How well a page could be read. */
export const pageReading = z.enum(['read', 'doubtful', 'unreadable'])

const group = 'Revisão do professor'
const access = ['teacher', 'admin'] as const
const ofMaterial = z.object({ materialId: idInPath })
const ofItem = z.object({ kind: itemKind, itemId: idInPath })

export const listItems = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/items',
  summary: 'Os cards, questões e palavras de um material para quem o ensina, também os ocultos.',
  group,
  access,
  params: ofMaterial,
  reply: z.array(item),
})

export const getCoverage = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/coverage',
  summary: 'As páginas do PDF e como cada uma pôde ser lida.',
  group,
  access,
  params: ofMaterial,
  reply: z.object({
    pages: z.array(z.object({ page: z.int(), reading: pageReading })),
    /** The sentence that names the pages to check; null when all were read well. */
    message: z.nullable(z.string()),
  }),
})

/** What a teacher writes. */
export const newItem = z.object({ content: itemContent, source: ownSource })

export const addItem = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/items',
  summary: 'Acrescenta um card, uma questão ou uma palavra do professor.',
  group,
  access,
  params: ofMaterial,
  body: newItem,
  status: 201,
  reply: item,
})

export const editItem = endpoint({
  method: 'PUT',
  path: '/api/items/:kind/:itemId',
  summary: 'Muda as palavras de um item. Quem traz uma revisão antiga recebe 409 e nada é mudado.',
  group,
  access,
  params: ofItem,
  body: z.object({
    revision: z.int(),
    content: itemContent,
    /** Only for an item the teacher wrote: what comes from the PDF keeps its passage. */
    source: z.optional(ownSource),
  }),
  reply: item,
})

export const setItemState = endpoint({
  method: 'PUT',
  path: '/api/items/:kind/:itemId/state',
  summary: 'Mostra, oculta ou exclui um item; um item excluído pode voltar.',
  group,
  access,
  params: ofItem,
  body: z.object({ state: z.enum(['shown', 'hidden', 'removed']) }),
  reply: done,
})

export const requestMore = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/items/more',
  summary: 'Gera mais cards ou questões sobre uma página ou uma parte do material.',
  group,
  access,
  params: ofMaterial,
  body: z.object({
    kind: z.enum(['card', 'question']),
    page: z.optional(storedInt.check(z.positive())),
    category: z.optional(z.string().check(plainText, z.maxLength(100))),
  }),
  reply: z.object({ items: z.array(item), message: z.string() }),
})

export const adviseItem = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/items/advice',
  summary: 'Conselhos sobre um item que está sendo escrito. Nenhum deles impede de salvar.',
  group,
  access,
  params: ofMaterial,
  body: z.object({ content: itemContent, source: anySource }),
  reply: z.object({ advice: z.array(z.string()) }),
})
