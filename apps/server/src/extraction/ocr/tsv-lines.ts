import type { Line } from '@capivira/core/materials/document'
import { hyphensOf } from '../layout/hyphens.ts'
import type { Struck } from './struck-out.ts'
import { isVertical, median, sizeOfLine, type Word } from './tsv-words.ts'

export type OcrText = {
  lines: Line[]
  /**
   * Mean confidence of all words that were seen, those of dropped lines, too, weighted by their length, 0–100; 0 when
   * there was none.
   */
  confidence: number
}

/** Lines below this mean confidence are pictures taken for text. */
const LEAST_CONFIDENCE = 40

const BODY_SCATTER = 0.12
/**
 * Words of a row further apart than this, in font sizes, stand in two cells or columns: they are lines of their own, as
 * in a text layer.
 */
const WIDEST_GAP = 2

/**
 * Lines of a page from its words. `scale` is the picture's pixels per point; boxes and sizes come out in points.
 * `struck`: where words were struck out, in pixels; their line goes on behind them.
 */
export function linesOf(all: readonly Word[], scale: number, struck: readonly Struck[] = []): OcrText {
  const lines: Line[] = []
  let weight = 0
  let sum = 0
  for (const words of Map.groupBy(all, word => word.line).values()) {
    const letters = words.reduce((total, { text }) => total + text.length, 0)
    const sure = words.reduce((total, word) => total + word.confidence * word.text.length, 0)
    weight += letters
    sum += sure
    if (sure < LEAST_CONFIDENCE * letters) continue
    const size = sizeOfLine(words)
    for (const piece of piecesOf(words, size, struck))
      lines.push({ ...lineOf(piece, scale, size), source: 'ocr', confidence: Math.round(sure / letters) })
  }
  return { lines: withBodySize(lines), confidence: weight > 0 ? Math.round(sum / weight) : 0 }
}

/** The words of a row, cut where they stand far apart; rows that run up or down stay whole. */
function piecesOf(words: readonly Word[], size: number, struck: readonly Struck[]): Word[][] {
  const pieces: Word[][] = []
  for (const word of words) {
    const before = pieces.at(-1)?.at(-1)
    const isApart = before !== undefined && gapBetween(before, word, struck) > WIDEST_GAP * size
    if (!before || (isApart && !isVertical(words))) pieces.push([word])
    else pieces.at(-1)?.push(word)
  }
  return pieces
}

/** How far two words stand apart, without what was struck out between them. */
function gapBetween(before: Word, word: Word, struck: readonly Struck[]): number {
  const between = struck.filter(({ top, bottom }) => top < word.bottom && bottom > word.top)
  const taken = between.map(({ left, right }) => Math.min(right, word.left) - Math.max(left, before.right))
  return taken.reduce((gap, width) => gap - Math.max(0, width), word.left - before.right)
}

function lineOf(words: readonly Word[], scale: number, size: number): Line {
  const points = (pixels: number) => Math.round((pixels / scale) * 100) / 100
  return {
    text: hyphensOf(words.map(({ text }) => text).join(' ')),
    box: [
      points(Math.min(...words.map(({ left }) => left))),
      points(Math.min(...words.map(({ top }) => top))),
      points(Math.max(...words.map(({ right }) => right))),
      points(Math.max(...words.map(({ bottom }) => bottom))),
    ],
    fontSize: Math.round((size / scale) * 10) / 10,
    bold: [],
    italic: [],
    monospace: false,
  }
}

/**
 * Sizes measured on pictures scatter by a few per cent: lines close to the page's commonest size get it, so that only
 * real headings stand out.
 */
function withBodySize(lines: readonly Line[]): Line[] {
  const body = median(lines.flatMap(({ text, fontSize }) => Array<number>(text.length).fill(fontSize)))
  return lines.map(line => (Math.abs(line.fontSize - body) <= BODY_SCATTER * body ? { ...line, fontSize: body } : line))
}
