import type { Line, Page } from '@capivira/core/materials/document'
import { type Turn, turnBack, turnedBox } from './layout/turned.ts'

/** A rectangle as fractions (0–1) of the page's width and height, from its top left corner. */
export type Mark = { left: number; top: number; width: number; height: number }

/** One letter or digit of the page, folded for comparison. */
type Place = { line: number; index: number }
type Stream = { text: string; places: readonly Place[] }

/** The quote may be interrupted (a column's end, a repaired word): pieces at least this long count, in letters. */
const SHORTEST_PIECE = 12
/** Less than this share of the quote found is a coincidence. */
const LEAST_FOUND = 0.4

/**
 * Where a passage stands on its page: one rectangle per line it touches, in reading order; empty when it is not there.
 * Spaces, punctuation, hyphens, line breaks, accents, case and raised digits make no difference.
 */
export function locateQuote(
  { lines, width, height, turn }: Pick<Page, 'lines' | 'width' | 'height' | 'turn'>,
  quote: string,
): Mark[] {
  const page = streamOf(lines)
  const wanted = fold(quote)
    .map(({ letter }) => letter)
    .join('')
  const found = piecesOf(page.text, wanted)
  const letters = found.reduce((sum, [from, to]) => sum + to - from, 0)
  if (letters === 0 || letters < LEAST_FOUND * wanted.length) return []

  const touched = new Map<number, { first: number; last: number }>()
  for (const [from, to] of found)
    for (const { line, index } of page.places.slice(from, to)) {
      const known = touched.get(line)
      touched.set(line, { first: Math.min(known?.first ?? index, index), last: Math.max(known?.last ?? index, index) })
    }
  return [...touched].flatMap(([index, { first, last }]) => {
    const line = lines[index]
    return line && width > 0 && height > 0 ? [asItLies(markOf(line, first, last, { width, height }), turn ?? 0)] : []
  })
}

/** A box of a page, as fractions of the sheet as it is shown. */
export function markOfBox(
  [left, top, right, bottom]: Line['box'],
  { width, height, turn }: Pick<Page, 'width' | 'height' | 'turn'>,
): Mark {
  const mark = { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height }
  return asItLies(mark, turn ?? 0)
}

/** A rectangle of a sheet that was turned to be read, on the sheet as it is shown. */
function asItLies({ left, top, width, height }: Mark, turn: Turn): Mark {
  if (turn === 0) return { left, top, width, height }
  const whole = { width: 1, height: 1 }
  const [x1, y1, x2, y2] = turnedBox([left, top, left + width, top + height], whole, turnBack(turn))
  return { left: x1, top: y1, width: x2 - x1, height: y2 - y1 }
}

function streamOf(lines: readonly Line[]): Stream {
  let text = ''
  const places: Place[] = []
  lines.forEach(({ text: line }, number) => {
    for (const { letter, index } of fold(line)) {
      text += letter
      places.push({ line: number, index })
    }
  })
  return { text, places }
}

const RAISED = /[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋ªº]/

/** Letters and digits in lower case without accents, each with the index of the character it comes from. */
function fold(text: string): { letter: string; index: number }[] {
  const folded: { letter: string; index: number }[] = []
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (RAISED.test(character)) continue
    for (const letter of character.normalize('NFKD').toLowerCase())
      if (/[\p{L}\p{N}]/u.test(letter)) folded.push({ letter, index })
  }
  return folded
}

/** The stretches [from, to) of `text` that hold `wanted` in order, the longest possible one first, then the next. */
function piecesOf(text: string, wanted: string): [from: number, to: number][] {
  const pieces: [number, number][] = []
  let at = 0
  let after = 0
  while (at < wanted.length) {
    const length = longestPrefix(text, wanted.slice(at), after)
    const enough = Math.min(SHORTEST_PIECE, wanted.length)
    if (length < enough) {
      at++
      continue
    }
    const from = text.indexOf(wanted.slice(at, at + length), after)
    pieces.push([from, from + length])
    at += length
    after = from + length
  }
  return pieces
}

/** Length of the longest beginning of `wanted` that `text` holds from `after` on: growing ones are held less often. */
function longestPrefix(text: string, wanted: string, after: number): number {
  let low = 0
  let high = wanted.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (text.includes(wanted.slice(0, middle), after)) low = middle
    else high = middle - 1
  }
  return low
}

/** Typical widths of characters against the mean: enough to place a rectangle within a line. */
const NARROW = /[iíljtfrI.,;:!'’()[\]|\s-]/
const WIDE = /[mwMW—@%]/
const CAPITAL = /\p{Lu}/u
const widthOf = (character: string) =>
  NARROW.test(character) ? 0.6 : WIDE.test(character) ? 1.55 : CAPITAL.test(character) ? 1.3 : 1

function markOf(line: Line, first: number, last: number, page: { width: number; height: number }): Mark {
  const [left, top, right, bottom] = line.box
  const widths = Array.from({ length: line.text.length }, (_, index) =>
    line.monospace ? 1 : widthOf(line.text[index] ?? ''),
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const unit = (right - left) / Math.max(1, sum(widths))
  const from = left + unit * sum(widths.slice(0, first))
  const to = left + unit * sum(widths.slice(0, last + 1))
  return {
    left: from / page.width,
    top: top / page.height,
    width: (to - from) / page.width,
    height: (bottom - top) / page.height,
  }
}
