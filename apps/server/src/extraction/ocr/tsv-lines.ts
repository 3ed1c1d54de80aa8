import type { Line } from '@capivira/core/materials/document'
import { hyphensOf } from '../layout/hyphens.ts'

export type OcrText = {
  lines: Line[]
  /** Mean confidence of the words that were kept, weighted by their length, 0–100; 0 when none was. */
  confidence: number
  /** All words that were seen and their mean confidence: many doubtful ones are a page upside down. */
  seen: { words: number; confidence: number }
}

type Word = { line: string; left: number; top: number; right: number; bottom: number; confidence: number; text: string }

/** Tesseract's word rows in its TSV: level 5. */
const WORD_LEVEL = '5'
/** Lines below this mean confidence are pictures taken for text. */
const LEAST_CONFIDENCE = 40

/** What a word's letters reach above and below the baseline, in font sizes (typical of book faces). */
const X_HEIGHT = 0.48
const ASCENDERS = 0.22
const DESCENDERS = 0.21
const BODY_SCATTER = 0.12
const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhkltiáéíóúâêôãõàü!?()[\]]/u
const HAS_DESCENDER = /[gjpqyç,;()[\]]/

/**
 * Lines of a page from Tesseract's TSV. `scale` is the picture's pixels per point; boxes and sizes come out in points.
 */
export function linesFromTsv(tsv: string, scale: number): OcrText {
  const all = wordsOf(tsv)
  const groups = Map.groupBy(all, word => word.line)
  const lines: Line[] = []
  let weight = 0
  let sum = 0
  for (const words of groups.values()) {
    const letters = words.reduce((total, { text }) => total + text.length, 0)
    const confidence = words.reduce((total, word) => total + word.confidence * word.text.length, 0) / letters
    if (confidence < LEAST_CONFIDENCE) continue
    lines.push({ ...lineOf(words, scale), source: 'ocr', confidence: Math.round(confidence) })
    weight += letters
    sum += confidence * letters
  }
  const seen = all.reduce((total, word) => total + word.confidence, 0) / Math.max(1, all.length)
  return {
    lines: withBodySize(lines),
    confidence: weight > 0 ? Math.round(sum / weight) : 0,
    seen: { words: all.length, confidence: Math.round(seen) },
  }
}

function wordsOf(tsv: string): Word[] {
  return tsv.split('\n').flatMap(row => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...rest] = row.split('\t')
    const text = rest.join(' ').trim().normalize('NFC')
    if (level !== WORD_LEVEL || text === '') return []
    const x = Number(left)
    const y = Number(top)
    return {
      line: `${page}.${block}.${paragraph}.${line}`,
      left: x,
      top: y,
      right: x + Number(width),
      bottom: y + Number(height),
      confidence: Number(confidence),
      text,
    }
  })
}

function lineOf(words: readonly Word[], scale: number): Line {
  const points = (pixels: number) => Math.round((pixels / scale) * 100) / 100
  return {
    text: hyphensOf(words.map(({ text }) => text).join(' ')),
    box: [
      points(Math.min(...words.map(({ left }) => left))),
      points(Math.min(...words.map(({ top }) => top))),
      points(Math.max(...words.map(({ right }) => right))),
      points(Math.max(...words.map(({ bottom }) => bottom))),
    ],
    fontSize: Math.round((median(words.map(word => sizeOf(word, isVertical(words)))) / scale) * 10) / 10,
    bold: [],
    italic: [],
    monospace: false,
  }
}

/** Tesseract reads lines that run up or down the page too: their words are taller than wide. */
const isVertical = (words: readonly Word[]) =>
  words.filter(({ left, top, right, bottom, text }) => text.length > 2 && bottom - top > right - left).length * 2 >
  words.length

/** Font size of a word in pixels: its height, by what its letters reach. */
function sizeOf({ text, left, top, right, bottom }: Word, vertical: boolean): number {
  const reach = X_HEIGHT + (HAS_ASCENDER.test(text) ? ASCENDERS : 0) + (HAS_DESCENDER.test(text) ? DESCENDERS : 0)
  return (vertical ? right - left : bottom - top) / reach
}

/**
 * Sizes measured on pictures scatter by a few per cent: lines close to the page's commonest size get it, so that only
 * real headings stand out.
 */
function withBodySize(lines: readonly Line[]): Line[] {
  const body = median(lines.flatMap(({ text, fontSize }) => Array<number>(text.length).fill(fontSize)))
  return lines.map(line => (Math.abs(line.fontSize - body) <= BODY_SCATTER * body ? { ...line, fontSize: body } : line))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
