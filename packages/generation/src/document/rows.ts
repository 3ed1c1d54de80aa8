import type { Line, Page, Span } from '@capivira/core/materials/document'
import { withCells } from './near-cells.ts'
import type { Looking, Row } from './row.ts'
import { CELL_GAP, isMarker, withTables } from './tables.ts'

export type { Looking, Row } from './row.ts'

/** A gap narrower than this many font sizes is no gap: a superscript or an accent set on its own. */
const SPACE_GAP = 0.14

/** The rows of a page in reading order. */
export function pageRows(page: Page): Row[] {
  const fragments = withCells(page.lines.map(line => rowOf(line, page)).filter(row => row.text !== ''))
  // '3' between 'Triângulo' and '180°' numbers no item: it is a cell of its own.
  // 'A' before 'cenoura, mamão' and, farther on, 'cegueira noturna' opens the row of a table; before one text it
  // numbers an item.
  const isCell = (a: Row) =>
    /^[\p{L}\d]{1,2}$/u.test(a.text) &&
    fragments.some(other => other !== a && (sameRow(other, a) || (sameRow(a, other) && standsFarther(other, a))))
  const standsFarther = (b: Row, a: Row) =>
    fragments.some(c => c !== a && c !== b && sameRow(a, c) && sameRow(c, b) && isApart(c, b))
  const whole = joined(fragments, (a, b) => sameRow(a, b) && !isApart(a, b, isCell(a)))
  return joined(withTables(whole), (a, b) => a.table === null && b.table === null && sameRow(a, b))
}

function joined(rows: readonly Row[], together: (a: Row, b: Row) => boolean): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    const previous = result.at(-1)
    if (previous && together(previous, row)) result[result.length - 1] = merge(previous, row)
    else result.push(row)
  }
  return result
}

function rowOf(line: Line, page: Page): Row {
  const text = tidySpaces(line.text)
  const bold = mergeSpans(line.bold, line.text)
    .map(([start, end]) => tidySpaces(line.text.slice(start, end)))
    .filter(run => run !== '')
  const letters = countLetters(line.text)
  const boldLetters = bold.reduce((sum, run) => sum + countLetters(run), 0)
  return {
    text,
    left: line.box[0],
    top: line.box[1],
    right: line.box[2],
    bottom: line.box[3],
    size: line.fontSize,
    bold,
    ...(line.looks && { looks: looksOf(line) }),
    boldShare: letters === 0 ? 0 : Math.min(1, boldLetters / letters),
    monospace: line.monospace,
    cells: [text],
    table: null,
    page: page.number,
    scanned: page.source === 'ocr',
    aside: line.aside ?? false,
  }
}

/** The stretches of a line that look otherwise, those of one look put together over the spaces between them. */
function looksOf({ looks = [], text }: Line): Looking[] {
  return [...new Set(looks.map(([, , look]) => look))].flatMap(look => {
    const spans = looks.flatMap(([start, end, own]): Span[] => (own === look ? [[start, end]] : []))
    return mergeSpans(spans, text)
      .map(([start, end]) => ({ look, text: tidySpaces(text.slice(start, end)) }))
      .filter(run => run.text !== '')
  })
}

/** Joins bold stretches separated only by spaces or hyphens. */
function mergeSpans(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = []
  for (const [start, end] of spans) {
    const last = merged.at(-1)
    if (last && /^[\s-]*$/.test(text.slice(last[1], start))) merged[merged.length - 1] = [last[0], end]
    else merged.push([start, end])
  }
  return merged
}

function sameRow(a: Row, b: Row): boolean {
  if (a.aside || b.aside) return false
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min(a.bottom - a.top, b.bottom - b.top)
  return overlap > smaller * 0.5 && b.left >= a.right - a.size * 0.3
}

/** True where a wide gap separates two fragments of a line; after a bullet or number it separates nothing. */
function isApart(a: Row, b: Row, isCell = false): boolean {
  const gap = b.left - a.right
  return (b.isCell || gap > Math.max(a.size, b.size) * CELL_GAP) && (isCell || !isMarker(a.text))
}

function merge(a: Row, b: Row): Row {
  const gap = b.left - a.right
  const size = Math.max(a.size, b.size)
  const apart = isApart(a, b)
  const glue = gap > size * SPACE_GAP && !/^[,.;:)\]]/.test(b.text) ? ' ' : ''
  const text = a.text + (apart ? ' ' : glue) + b.text
  const cells = apart ? [...a.cells, b.text] : [...a.cells.slice(0, -1), (a.cells.at(-1) ?? '') + glue + b.text]
  const letters = countLetters(text)
  const boldLetters = a.boldShare * countLetters(a.text) + b.boldShare * countLetters(b.text)
  return {
    text,
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    size: a.text.length >= b.text.length ? a.size : b.size,
    bold: [...a.bold, ...b.bold],
    ...((a.looks || b.looks) && { looks: [...(a.looks ?? []), ...(b.looks ?? [])] }),
    boldShare: letters === 0 ? 0 : Math.min(1, boldLetters / letters),
    monospace: a.monospace && b.monospace,
    cells,
    table: null,
    page: a.page,
    scanned: a.scanned,
    aside: false,
  }
}

export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

/** One plain space between words, none at the ends, no invisible characters. */
export function tidySpaces(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF\uE000-\uF8FF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
