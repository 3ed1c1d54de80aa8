import type { Lettering } from '../paper.ts'
import { lines, Paper, type SheetParts } from '../paper.ts'

/** A page as schools have them, drawn for one trouble of reading, and what is right of it. */
export type SchoolPage = {
  name: string
  build: () => Buffer | Promise<Buffer>
  /** The lines that are read, in their order; or, where joining them matters, the texts of its blocks. */
  lines?: readonly string[]
  blocks?: readonly string[]
  /** What is said of a file that cannot be read as it is. */
  refused?: string
  /** How many cards are made of it, where making none, or not fewer, is what matters. */
  cards?: number
}

/** Three definitions, which most of the pages show in one way or another. */
export const LESSON = [
  'A fagulha é a partícula acesa que salta do fogo.',
  'O ferreiro é o artesão que molda o metal quente.',
  'A bigorna é o bloco de aço em que se bate o metal.',
] as const
/** What stands in the file and is not shown, or not meant. */
export const GONE = 'A forja é o sapato dos cavalos da aldeia.'

export const sheet = (content: string, more: Partial<SheetParts> = {}): Buffer =>
  new Paper().sheet({ content, ...more }).bytes()
export const shown = (how: Lettering & { leading?: number } = {}) => lines(LESSON, 72, 100, how)
