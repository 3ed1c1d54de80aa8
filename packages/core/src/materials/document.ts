/**
 * What extraction hands to generation: the pages of a document as lines with layout.
 *
 * Coordinates are PDF points (1/72 inch) with the origin at the TOP LEFT of the page and y growing downwards.
 * Text is NFC, without control characters; soft hyphens at line ends are kept as U+00AD for the cleaner to judge.
 */

/** A stretch of a line's text set in bold or italic: [start, end) in UTF-16 units of `Line.text`. */
export type Span = readonly [start: number, end: number]

/**
 * A stretch that looks otherwise than plain print: its colour ('ink c00000'), a line below it ('line'), or what stands
 * behind it ('shade ffff00').
 */
export type LookSpan = readonly [start: number, end: number, look: string]

/**
 * Where a line's words come from: the page's own text, recognition of its picture, a filled field of a form, or a note
 * typed on the page. A line is of one origin: words read from a picture inside a typed line make it 'ocr'.
 */
export const LINE_SOURCES = ['text', 'ocr', 'field', 'note'] as const
export type LineSource = (typeof LINE_SOURCES)[number]

export type Line = {
  text: string
  /** Bounding box in points: left, top, right, bottom. */
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** Mean font size in points, weighted by characters. */
  fontSize: number
  bold: readonly Span[]
  italic: readonly Span[]
  /** Absent where nothing looks otherwise than plain. */
  looks?: readonly LookSpan[]
  /** True when most characters are set in a fixed-width font (usually program code). */
  monospace: boolean
  /** Absent on pages that were read before lines told it. */
  source?: LineSource
  /** How sure recognition is of it, 0–100; null or absent where nothing was recognized. */
  confidence?: number | null
  /**
   * True for a heading that stands in the margin beside what it heads, and for a line that runs up or down the sheet:
   * they are no row with what stands beside them.
   */
  aside?: true
}

/**
 * What a part of a page is whose text could not be read: a picture, letters drawn as curves, a font with the wrong
 * letters.
 */
export const UNREAD_KINDS = ['picture', 'curves', 'font'] as const
export type UnreadPart = { kind: (typeof UNREAD_KINDS)[number]; box: Line['box'] }

export type Page = {
  /** Counted from 1. */
  number: number
  /** Page size in points. */
  width: number
  height: number
  /** Lines in reading order (column by column). Empty when nothing could be read. */
  lines: readonly Line[]
  /** Where the text came from. 'none': neither a text layer nor OCR gave usable text. */
  source: 'text' | 'ocr' | 'none'
  /** Mean OCR confidence 0–100, null for pages with a text layer. */
  confidence: number | null
  /**
   * Degrees clockwise by which the sheet was turned to be read: size and boxes are those of the turned sheet. Absent
   * when none.
   */
  turn?: 90 | 180 | 270
  /** What shows text and stayed unread; absent or empty where everything was read. */
  unread?: readonly UnreadPart[]
  /**
   * Letters of the text layer that the finished page does not show (covered, switched off, cut away); absent when none.
   */
  hidden?: number
}

/** An entry of the PDF's own outline (bookmarks). */
export type OutlineEntry = { level: number; title: string; page: number | null }

export type ExtractedDocument = {
  pages: readonly Page[]
  outline: readonly OutlineEntry[]
  /** Document information title, when the PDF declares one. */
  title: string | null
}
