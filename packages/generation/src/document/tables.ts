import { pattern } from '../lexicon/words.ts'
import type { Row } from './row.ts'

export type { TablePart } from './row.ts'

/** A gap between two cells of a line is wider than this many font sizes. */
export const CELL_GAP = 1.6
/** Rows of a table stand at most this many font sizes apart. */
const ROW_GAP = 2.2
const MOST_COLUMNS = 8
/** Mean words of a cell above which the columns are columns of text, not of a table. */
const CELL_WORDS = 14

type Line = { top: number; fragments: Row[] }
type Span = { left: number; right: number }

/**
 * Puts the fragments of a page that form tables together: one row per table row, its cells whole. The others stay as
 * they are.
 */
export function withTables(fragments: readonly Row[]): Row[] {
  const result: Row[] = []
  let tables = 0
  for (let i = 0; i < fragments.length; ) {
    const end = regionEnd(fragments, i)
    const rows = end - i >= 4 ? readTable(fragments.slice(i, end), tables) : null
    if (rows) {
      result.push(...rows)
      tables++
      i = end
    } else {
      result.push(...fragments.slice(i, i + 1))
      i++
    }
  }
  return result
}

/** True when `b` stands to the right of `a` on the same line. */
function beside(a: Row, b: Row): boolean {
  return sameLine(a, b) && b.left >= a.right - a.size * 0.3
}

function sameLine(a: Row, b: Row): boolean {
  if (a.aside || b.aside) return false
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return overlap > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5
}

function apart(a: Row, b: Row): boolean {
  const isWide = b.isCell || b.left - a.right > Math.max(a.size, b.size) * CELL_GAP
  return beside(a, b) && isWide && !isMarker(a.text)
}

/** A bullet or number set apart from its item. */
export function isMarker(text: string): boolean {
  return /^(?:[^\p{L}\p{N}]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)]?|\d{1,2}[ºª°])$/iu.test(text)
}

/**
 * Where a possible table that begins at a fragment ends: the index after its last fragment; the start itself where none
 * begins.
 */
function regionEnd(fragments: readonly Row[], start: number): number {
  const [first, second] = [fragments[start], fragments[start + 1]]
  if (!first || !second || !apart(first, second) || LEADERS.test(first.text)) return start
  const region: Row[] = [first]
  let bottom = first.bottom
  let end = start + 1
  for (; end < fragments.length; end++) {
    const next = fragments[end]
    if (!next || !belongs(region, next, fragments.slice(end + 1, end + 3), bottom)) break
    region.push(next)
    bottom = Math.max(bottom, next.bottom)
  }
  return end
}

const LEADERS = /(?:\.\s?){4,}/
const CAPTION = pattern('i')`^${'caption or note of a table'}\s*(?:\d|:)`

function belongs(region: readonly Row[], next: Row, [after, later]: readonly Row[], bottom: number): boolean {
  const [first] = region
  const last = region.at(-1)
  if (!first || !last || Math.abs(next.size - first.size) > first.size * 0.3) return false
  if (next.top < first.top - first.size || next.top > bottom + first.size * ROW_GAP) return false
  if (CAPTION.test(next.text) || LEADERS.test(next.text)) return false
  const rival = region.find(other => sameLine(other, next))
  if (rival) return region.every(other => !sameLine(other, next) || !overlaps(other, next, 1))
  if (after && apart(next, after)) return true
  // 'C' before two cells labels a row.
  if (after && later && /^[\p{L}\d]$/u.test(next.text) && beside(next, after) && apart(after, later)) return true
  const columns = columnsOf(region)
  const touched = columns.filter(column => overlaps(column, next, first.size * 0.5))
  const [column] = touched
  const whole = touched.length === columns.length && after !== undefined && later !== undefined && apart(after, later)
  if (touched.length !== 1 || !column || columns.length < 2)
    return touched.length > 1 && (beside(last, next) || (whole && cutAt(next, columns[1]?.left ?? 0) !== null))
  const wrapped = next.top - bottom < first.size * 0.9
  return wrapped && next.right - next.left <= (column.right - column.left) * 1.7
}

function overlaps(a: Span, b: Span, atLeast: number): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > atLeast
}

/**
 * The columns as stretches of the page's width: fragments over one another are one column, those over several are left
 * out.
 */
function columnsOf(fragments: readonly Row[]): Span[] {
  const lines = linesOf(fragments)
  const narrow = fragments.filter(fragment => !isSpanner(fragment, lines))
  const columns: { left: number; right: number }[] = []
  for (const { left, right } of [...narrow].sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1)
    if (last && left < last.right - 0.5) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

/** True for a fragment that lies over two cells of another line: two cells read as one, or a heading over columns. */
function isSpanner(fragment: Row, lines: readonly Line[]): boolean {
  return lines.some(
    line => !line.fragments.includes(fragment) && line.fragments.filter(cell => overlaps(cell, fragment, 1)).length > 1,
  )
}

function linesOf(fragments: readonly Row[]): Line[] {
  const lines: Line[] = []
  for (const fragment of [...fragments].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const line = lines.find(({ fragments: [head] }) => head !== undefined && sameLine(head, fragment))
    if (line) line.fragments.push(fragment)
    else lines.push({ top: fragment.top, fragments: [fragment] })
  }
  return lines
}

type Grid = { top: number; cells: (Row | null)[] }

function readTable(fragments: readonly Row[], number: number): Row[] | null {
  const columns = columnsOf(fragments)
  if (columns.length < 2 || columns.length > MOST_COLUMNS || fragments.every(row => row.monospace)) return null
  const lines = linesOf(fragments).map(line => gridLine(line, columns))
  const groups = rowGroups(lines)
  const rows = groups.map(group => tableRow(group, columns.length))
  if (!isTable(rows)) return null
  const id = `${fragments[0]?.page ?? 0}.${number}`
  const header = hasHeader(rows, groups)
  return rows.map((row, index) => ({ ...row, table: { id, header: header && index === 0 } }))
}

/** The fragments of a line by column, those over two columns cut at the space nearest to the border. */
function gridLine(line: Line, columns: readonly Span[]): Grid {
  const cells: (Row | null)[] = columns.map(() => null)
  for (const fragment of line.fragments) {
    const touched = columns.flatMap((column, index) => (overlaps(column, fragment, 1) ? [index] : []))
    let rest = fragment
    for (const [order, index] of touched.entries()) {
      const next = columns[touched[order + 1] ?? -1]
      const cut = next ? cutAt(rest, next.left) : null
      const column = cut || order === 0 || rest !== fragment ? index : (touched[0] ?? index)
      put(cells, column, cut ? cut[0] : rest)
      if (!cut) break
      rest = cut[1]
    }
  }
  return { top: line.top, cells }
}

function put(cells: (Row | null)[], index: number, fragment: Row): void {
  const there = cells[index]
  cells[index] = there ? joinFragments([there, fragment]) : fragment
}

/** Two halves of a fragment, cut at the space nearest to a place of the page; null when no space is near. */
function cutAt(fragment: Row, x: number): [Row, Row] | null {
  const { text, left, right } = fragment
  const wanted = ((x - left) / (right - left)) * text.length
  const spaces = [...text.matchAll(/\s/g)].map(match => match.index)
  const at = spaces.sort((a, b) => Math.abs(a + 0.5 - wanted) - Math.abs(b + 0.5 - wanted))[0]
  if (at === undefined || Math.abs(at + 0.5 - wanted) > Math.max(3.5, text.length * 0.1)) return null
  const border = left + ((right - left) * at) / text.length
  const half = (part: string, from: number, to: number): Row => ({
    ...fragment,
    text: part,
    left: from,
    right: to,
    cells: [part],
    bold: fragment.boldShare > 0.8 ? [part] : fragment.bold.filter(run => part.includes(run)),
  })
  return [half(text.slice(0, at), left, border), half(text.slice(at + 1), border, right)]
}

/**
 * Lines of one table row together: where rows are set farther apart than lines, by the distance; else a row begins
 * where the first column and another have text.
 */
function rowGroups(lines: readonly Grid[]): Grid[][] {
  const distances = lines.slice(1).map((line, index) => line.top - (lines[index]?.top ?? 0))
  const least = Math.min(...distances)
  const wide = distances.map(distance => distance > least * 1.3)
  const byDistance = wide.filter(Boolean).length >= 2 && wide.some(is => !is)
  const groups: Grid[][] = []
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1)
    const previous = lines[index - 1]
    const full = (grid: Grid | undefined) => grid?.cells.every(cell => cell !== null) === true
    const begins = byDistance
      ? wide[index - 1] === true || (full(line) && full(previous))
      : line.cells[0] !== null && line.cells.filter(cell => cell !== null).length > 1
    if (!group || begins) groups.push([line])
    else group.push(line)
  }
  return groups
}

function tableRow(group: readonly Grid[], columns: number): Row {
  const parts = Array.from({ length: columns }, (_, index) => group.flatMap(line => line.cells[index] ?? []))
  const whole = joinFragments(parts.flat())
  return { ...whole, cells: parts.map(cell => (cell.length === 0 ? '' : joinFragments(cell).text)) }
}

/** Fragments as one, their texts joined; a hyphen at a line end is left for the judge of cut words. */
function joinFragments(fragments: readonly Row[]): Row {
  const [first] = fragments
  if (!first) throw new RangeError('a cell needs a fragment')
  const text = fragments.reduce(
    (before, { text: after }) => (before === '' ? after : `${before.replace(/(?<=\p{L})-$/u, '\u00AD')} ${after}`),
    '',
  )
  const letters = fragments.reduce((sum, row) => sum + row.text.length, 0)
  return {
    ...first,
    text,
    left: Math.min(...fragments.map(row => row.left)),
    top: Math.min(...fragments.map(row => row.top)),
    right: Math.max(...fragments.map(row => row.right)),
    bottom: Math.max(...fragments.map(row => row.bottom)),
    bold: fragments.flatMap(row => row.bold),
    boldShare: fragments.reduce((sum, row) => sum + row.boldShare * row.text.length, 0) / Math.max(1, letters),
    monospace: fragments.every(row => row.monospace),
    cells: [text],
  }
}

function isTable(rows: readonly Row[]): boolean {
  if (rows.length < 3) return false
  const filled = rows.map(row => row.cells.filter(cell => cell !== ''))
  if (filled.filter(cells => cells.length > 1).length < rows.length * 0.7) return false
  if (rows.filter(row => row.cells[0] !== '').length < rows.length * 0.6) return false
  const words = filled.flat().map(cell => cell.split(' ').length)
  if (words.reduce((sum, count) => sum + count, 0) / words.length > CELL_WORDS) return false
  return !isContents(rows) && !rows.every(row => isMarker(row.cells[0] ?? ''))
}

/** Titles with rising page numbers are a table of contents. */
function isContents(rows: readonly Row[]): boolean {
  if (rows[0]?.cells.length !== 2) return false
  const pages = rows.map(row => Number(/^\d{1,4}$/.exec(row.cells[1] ?? '')?.[0] ?? Number.NaN))
  const rising = pages.filter((page, index) => index === 0 || page >= (pages[index - 1] ?? 0))
  return rising.length === rows.length
}

const HEADER_WORDS = pattern('iu')`^${'word of the header of a table'}s?(?![\p{L}])`

/**
 * True when the first row names the columns: set in bold, or set apart, or of words that name columns over other cells.
 */
function hasHeader(rows: readonly Row[], groups: readonly (readonly Grid[])[]): boolean {
  const [head, ...body] = rows
  if (!head || head.cells.some(cell => cell === '' || cell.split(' ').length > 6)) return false
  if (head.boldShare > 0.8 && body.every(row => row.boldShare < 0.8)) return true
  if (head.cells.some(cell => HEADER_WORDS.test(cell)) && head.cells.every(cell => !/\d/.test(cell))) return true
  const tops = groups.map(group => group[0]?.top ?? 0)
  const bottoms = groups.map(group => group.at(-1)?.top ?? 0)
  const gaps = tops.slice(1).map((top, index) => top - (bottoms[index] ?? 0))
  const [first = 0, ...others] = gaps
  return others.length > 0 && first > Math.max(...others) * 1.25 && head.cells.every(cell => /^\p{Lu}/u.test(cell))
}
