import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { day } from '../http/shapes.ts'
import { drawingText } from './contract.ts'

/** A word is counted once so many pupils asked for it. */
export const pupilsToCount = 3
/** Until then it is kept for so many days that somebody asked. */
export const daysMarked = 30
/** Words told to administrators. */
export const mostAskedWords = 100

export const foretellDrawing = endpoint({
  method: 'POST',
  path: '/api/coloring/foretell',
  summary: 'O que o desenho de um pedido teria e o que ficaria de fora; nada é desenhado nem guardado.',
  group: 'Desenhos',
  access: ['student'],
  body: drawingText,
  reply: z.object({
    /** What would be drawn; empty where a model of images draws, which nobody foretells. */
    drawn: z.array(z.string()),
    /** Words the artist does not know. */
    unknown: z.array(z.string()),
    /** What stays out and why, told to the pupil; null where nothing does. */
    sentence: z.nullable(z.string()),
  }),
})

export const askedWord = z.object({
  word: z.string(),
  /** Wishes with it, those of the first three pupils among them. */
  asked: z.int(),
  /** School day of the last of them. */
  lastAskedOn: day,
})
export type AskedWord = z.output<typeof askedWord>

export const listAskedWords = endpoint({
  method: 'GET',
  path: '/api/admin/asked-words',
  summary:
    'Palavras que três alunos ou mais pediram ao desenhista e ele ainda não sabe desenhar, sem quem pediu; as ' +
    'mais pedidas primeiro.',
  group: 'Desenhos',
  access: ['admin'],
  reply: z.object({ words: z.array(askedWord) }),
})
