/**
 * The cleaned document: what the pages say, as blocks in reading order under headings, each stretch of text with its
 * page.
 */

import type { Looking } from './row.ts'

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'list-item'
  | 'caption'
  | 'table-row'
  | 'code'
  | 'formula'
  | 'exercise'
  | 'toc'
  | 'reference'
  | 'cover'
  | 'imprint'
  | 'footnote'
  | 'box'
  | 'foreign'

/** From `start` (UTF-16 offset in the block's text) on, the text stands on `page`. */
export type Piece = { page: number; start: number }

export type Block = {
  kind: BlockKind
  /** Cleaned text, one line, without the bullet or number of a list item. */
  text: string
  /** At least one; a paragraph that runs over a page or column has several, in order. */
  pieces: readonly Piece[]
  /** Stretches set in bold, cleaned, in order. */
  bold: readonly string[]
  /** Stretches that look otherwise than plain print, in order; absent where there are none. */
  looks?: readonly Looking[]
  /** Cells of a table row, left to right; empty for everything else. */
  cells: readonly string[]
  /**
   * Names of the columns of a table row, one list for all rows of the table; empty for the naming row itself and where
   * nothing names them.
   */
  header: readonly string[]
  /** Runs across the columns of the table row above it on its page, so it is no cell; absent elsewhere. */
  across?: true
  /** How deep a list item stands in its list, from 0. */
  depth: number
  /** Heading depth from 1, or 0. */
  level: number
  /** Bullet or number the item started with, or ''. */
  marker: string
  /** True when the text was read from an image. */
  scanned: boolean
}

/** 'denied': the text prints it and does not hold it, as it does a list of myths. */
export type SectionKind = 'content' | 'exercises' | 'toc' | 'references' | 'front-matter' | 'denied' | 'own-study'

export type Section = {
  /** Cleaned heading, or '' for text before the first heading. */
  title: string
  /** Headings above this one, outermost first, this one last. */
  path: readonly string[]
  level: number
  kind: SectionKind
  firstPage: number
  lastPage: number
  /** Without the heading itself. */
  blocks: readonly Block[]
}

export type CleanDocument = {
  /** Largest heading of the first pages, or the title the file declares, or ''. */
  title: string
  sections: readonly Section[]
  pageCount: number
  /** Pages where nothing could be read. */
  unreadablePages: readonly number[]
  /** Pages read from an image with little confidence. */
  doubtfulPages: readonly number[]
  /**
   * Pages with parts that show text which could not be read: in pictures or curves, or in a font with the wrong
   * letters.
   */
  partlyUnread: { readonly pictures: readonly number[]; readonly fonts: readonly number[] }
  /** True where nearly all of the text is set in capitals. */
  inCapitals: boolean
}

export type { WordTest } from '@capivira/portuguese/line-ends'
