import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { idInPath } from '../http/shapes.ts'

const group = 'Assistente'
const access = ['teacher', 'admin'] as const
const ofMaterial = z.object({ materialId: idInPath })

/** Bytes of UTF-8 that a pasted answer has at most. */
export const mostAnswerBytes = 400_000

/** One prompt to copy into an assistant, and the text it is about. */
export const promptPart = z.object({
  number: z.int(),
  of: z.int(),
  fromPage: z.int(),
  toPage: z.int(),
  words: z.int(),
  /** Instructions and text. */
  prompt: z.string(),
  /** Instructions alone, for the text as a file beside them. */
  shortPrompt: z.string(),
  /** Pages begin with a line '[p. N]'. */
  text: z.string(),
})
export type PromptPart = z.output<typeof promptPart>

export const getAssistantPrompt = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/assistant-prompt',
  summary: 'O que copiar para um assistente de conversa, em partes, para ele escrever itens sobre o material.',
  group,
  access,
  params: ofMaterial,
  reply: z.object({ parts: z.array(promptPart) }),
})

/** What became of one item of a pasted answer. */
export const answeredItem = z.object({
  /** The item's own label: 'C1', 'Q3', 'W2'. */
  label: z.string(),
  kind: z.enum(['card', 'question', 'word']),
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(['published', 'suggested', 'refused', 'duplicate']),
  /** Why it is not published, or what was left out of it. */
  reason: z.nullable(z.string()),
  sourcePage: z.nullable(z.int()),
  sourceQuote: z.nullable(z.string()),
})
export type AnsweredItem = z.output<typeof answeredItem>

export const sendAssistantAnswer = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/assistant-answer',
  summary: 'A resposta de um assistente, colada: cada item é conferido com o texto antes de valer.',
  group,
  access,
  params: ofMaterial,
  // JSON writes a sign in up to six.
  bodyLimit: mostAnswerBytes * 6 + 10_000,
  body: z.object({
    text: z.string('Cole a resposta do assistente'),
    /** Nothing is saved. */
    preview: z.optional(z.boolean()),
  }),
  reply: z.object({
    published: z.int(),
    suggested: z.int(),
    refused: z.int(),
    duplicates: z.int(),
    items: z.array(answeredItem),
    /** A second prompt that asks only for what failed. */
    retryPrompt: z.nullable(z.string()),
    /** That items were left out, and what to do; null where all were looked at. */
    message: z.nullable(z.string()),
    /** Items at the end that were not looked at: a long answer is taken piece by piece. */
    left: z.int(),
    /** Their text, to be sent next; null where there is none, or where it cannot be told apart. */
    rest: z.nullable(z.string()),
  }),
})
