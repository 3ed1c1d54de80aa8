import type { HyphenJudge } from '@capivira/portuguese/line-ends'
import { joinLines } from '@capivira/portuguese/line-ends'
import { withLetterBrackets } from './exam-options.ts'
import { withEntries } from './glossary-entries.ts'
import type { PageMeasures } from './measures.ts'
import { rowDistance } from './measures.ts'
import { amongOptions, withoutOptionSigns } from './option-signs.ts'
import { optionsInOrder } from './options-in-columns.ts'
import type { RowKind } from './row-kinds.ts'
import { isNumberedHeading, kindOfRow, markerOf, markOf } from './row-kinds.ts'
import type { Row } from './rows.ts'
import { wordCount } from './rows.ts'
import { UNFINISHED } from './unfinished.ts'

/** Rows of one page that belong together, before the text is put in order. */
export type RowGroup = {
  kind: RowKind
  rows: readonly Row[]
  /** Right edge of the column the group stands in, in points. */
  columnRight: number
  /** True when the last row reaches the right edge of its column, so that the text may go on elsewhere. */
  full: boolean
  /** An item of a list whose bullets are not letters (bare-lists.ts). */
  bare?: boolean
}

/** Cuts the rows of a page into groups: a group never mixes a heading with the text after it. */
export function groupRows(
  given: readonly Row[],
  measures: PageMeasures,
  inOutline: (text: string, page: number) => boolean,
): RowGroup[] {
  const rows = withEntries(withLetterBrackets(optionsInOrder(withoutOptionSigns(withNumberDots(given)))))
  const edges = columnEdges(rows)
  const alone = rows.map(row => kindOfRow(row, measures, inOutline(row.text, row.page)))
  const told = besideTables(
    rows,
    amongMarks(rows, amongOptions(rows, withoutLabels(rows, tocGaps(rows, alone), measures))),
  )
  const kinds = carriedOn(rows, amongCode(rows, told), measures, edges)
  const groups: { kind: RowKind; rows: Row[]; columnRight: number }[] = []
  rows.forEach((row, index) => {
    const kind = kinds[index] ?? 'text'
    const group = groups.at(-1)
    const previous = group?.rows.at(-1)
    const edge = edges[index] ?? row.right
    const previousEdge = edges[index - 1] ?? edge
    if (group && previous && continues(group.kind, previous, kind, row, measures, previousEdge)) {
      group.rows.push(row)
      group.columnRight = edge
    } else groups.push({ kind, rows: [row], columnRight: edge })
  })
  return groups.map(group => {
    const last = group.rows.at(-1)
    const alone = group.rows.length === 1 && last !== undefined && group.columnRight === last.right
    const full = last !== undefined && !alone && last.right > group.columnRight - last.size * 3
    return { ...settleKind(group, measures), columnRight: group.columnRight, full }
  })
}

/**
 * '1 seleção', '2 criação' under one another are items of a list whose numbers lost their points; the lines of a
 * program are not.
 */
function withNumberDots(rows: readonly Row[]): Row[] {
  const numbers = rows.map(row => (row.table ? 0 : Number(/^(\d{1,2})\s(?=\p{L})/u.exec(row.text)?.[1] ?? 0)))
  const firsts = rows.filter((_, index) => numbers[index] === 1)
  return rows.map((row, index) => {
    const number = numbers[index] ?? 0
    if (number === 0 || !firsts.some(first => Math.abs(first.left - row.left) < 6)) return row
    const around = rows.flatMap((other, at) =>
      Math.abs((numbers[at] ?? 0) - number) === 1 && numbers[at] !== 0 ? [other] : [],
    )
    const near = around.filter(other => Math.abs(other.left - row.left) < 6)
    const program = [row, ...near].some(other => /^\d+\s\w+\s?\(|[{}=]$/.test(other.text))
    return near.length === 0 || program ? row : { ...row, text: row.text.replace(/^(\d{1,2})\s/, '$1. ') }
  })
}

/** A line of a table of contents too long for leaders: it ends in a number and its neighbours are lines of contents. */
function tocGaps(rows: readonly Row[], kinds: readonly RowKind[]): RowKind[] {
  return kinds.map((kind, index) => {
    const among = kinds[index - 1] === 'toc' || kinds[index + 1] === 'toc'
    return among && /\d{1,4}$/.test(rows[index]?.text ?? '') ? 'toc' : kind
  })
}

/** Small bold print over text or code is a heading; anywhere else it labels a part of a picture. */
function withoutLabels(rows: readonly Row[], kinds: readonly RowKind[], measures: PageMeasures): RowKind[] {
  return kinds.map((kind, index) => {
    const [row, below] = [rows[index], rows[index + 1]]
    if (kind !== 'heading' || !row || row.size >= measures.bodySize * 0.97) return kind
    const over =
      below !== undefined && isBelow(row, below, measures, 2.4) && Math.abs(below.left - row.left) < row.size * 4
    return over && (kinds[index + 1] === 'code' || wordCount(below.text) >= 4) ? kind : 'caption'
  })
}

/**
 * The label of two rows of a table, set between them, and figures of a row cut off by the columns of the text belong to
 * the table.
 */
function besideTables(rows: readonly Row[], kinds: readonly RowKind[]): RowKind[] {
  const inTable = rows.filter((row, index) => kinds[index] === 'table-row' && row.table === null)
  return kinds.map((kind, index) => {
    const row = rows[index]
    if (!row || (kind === 'formula' ? /\p{L}/u.test(row.text) : kind !== 'text')) return kind
    if (wordCount(row.text) > (kind === 'formula' ? 24 : 4) || /[.:;,!?…\u00AD-]["”’)]*$/.test(row.text)) return kind
    const beside = inTable.some(
      ({ top, bottom, left, right }) => top < row.bottom && bottom > row.top && (left > row.right || right < row.left),
    )
    return beside ? 'table-row' : kind
  })
}

/** 'begin', 'print sim': a short line between two of a program that ends like no sentence is of the program. */
function amongCode(rows: readonly Row[], kinds: readonly RowKind[]): RowKind[] {
  return kinds.map((kind, index) => {
    if (kind !== 'text' || kinds[index - 1] !== 'code' || kinds[index + 1] !== 'code') return kind
    const text = rows[index]?.text ?? ''
    return wordCount(text) <= 6 && !/[.:!?…]["”’)]*$/.test(text) ? 'code' : kind
  })
}

/** '● Confuso' and '● Longo' under one another are items, however large; '■ Relevo' over its paragraph is a heading. */
function amongMarks(rows: readonly Row[], kinds: readonly RowKind[]): RowKind[] {
  const marks = rows.map((row, index) =>
    kinds[index] === 'heading' || kinds[index] === 'item' ? markOf(row.text) : '',
  )
  return kinds.map((kind, index) => {
    const mark = marks[index] ?? ''
    if (kind !== 'heading' || mark === '') return kind
    const isPeer = (at: number) => marks[at] === mark || (kinds[at] === 'heading' && (marks[at] ?? '') !== '')
    return isPeer(index - 1) || isPeer(index + 1) ? 'item' : kind
  })
}

/** A dash is a bullet only where others stand under it. */
function isLoneDash(row: Row, rows: readonly Row[]): boolean {
  const dash = /^([–—-])\s\p{L}/u.exec(row.text)?.[1]
  if (dash === undefined) return false
  return !rows.some(other => other !== row && other.text.startsWith(`${dash} `) && Math.abs(other.left - row.left) < 3)
}

/** What stands in a program and never in a sentence. */
const STATEMENT = /<-|\|>|[{}]|^\\|^\w+\s?=|\)\s?;$/

/**
 * Code, figures or a dash that go on with the sentence of the line above: 'lista e data.frame (tibble' + 'no
 * tidyverse).'
 */
function carriedOn(
  rows: readonly Row[],
  kinds: readonly RowKind[],
  measures: PageMeasures,
  edges: readonly number[],
): RowKind[] {
  const result = [...kinds]
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    const before = result[index - 1]
    const dash = before === 'text' && isLoneDash(row, rows)
    if (!above || (kinds[index] !== 'code' && kinds[index] !== 'formula' && !dash)) continue
    if ((before !== 'text' && before !== 'item') || /[.:;!?…]["”’)]*$/.test(above.text)) continue
    if ((!dash && markerOf(row.text) !== '') || STATEMENT.test(row.text) || !isBelow(above, row, measures, 1.42))
      continue
    const near = row.left - above.left > -above.size * 2 && row.left - above.left < above.size * 3
    const full =
      UNFINISHED.test(above.text) ||
      (wordCount(above.text) >= 6 && !lineCouldHoldMore(above, row, edges[index - 1] ?? above.right))
    if (near && full && Math.abs(row.size - above.size) < above.size * 0.15) result[index] = 'text'
  }
  return result
}

/** For every row, the right edge of the text around it: the widest of the neighbours it is stacked with. */
function columnEdges(rows: readonly Row[]): number[] {
  return rows.map((row, index) => {
    let right = row.right
    for (const step of [-1, 1]) {
      let here = row
      for (let distance = 1; distance <= 4; distance++) {
        const next = rows[index + step * distance]
        if (!next || !stacked(here, next)) break
        right = Math.max(right, next.right)
        here = next
      }
    }
    return right
  })
}

function stacked(a: Row, b: Row): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const distance = Math.abs(b.top - a.top)
  return overlap > 0 && Math.abs(a.left - b.left) < a.size * 4 && distance < Math.max(a.size, b.size) * 2.6
}

function continues(groupKind: RowKind, a: Row, kind: RowKind, b: Row, measures: PageMeasures, edge: number): boolean {
  if (kind === 'item' || kind === 'caption' || kind === 'toc' || kind === 'table-row' || kind === 'exercise')
    return false
  if (groupKind === 'toc' || groupKind === 'table-row' || groupKind === 'exercise') return false
  if (groupKind === 'code' || kind === 'code') return groupKind === kind && isBelow(a, b, measures, 2.2)
  if (groupKind === 'formula' || kind === 'formula') return groupKind === kind
  if (!isBelow(a, b, measures, groupKind === 'heading' ? 1.75 : 1.42)) return false
  if (groupKind === 'heading' || kind === 'heading') return headingGoesOn(groupKind, a, kind, b)
  if (Math.abs(a.size - b.size) > Math.max(a.size, b.size) * (a.scanned ? 0.3 : 0.1)) return false
  if (kind === 'footnote') return false
  const ended = /[.!?:;…]["”’)]*$/.test(a.text)
  const forced = lineCouldHoldMore(a, b, edge)
  if (groupKind === 'caption') return !ended || !forced
  if (UNFINISHED.test(a.text)) return true
  const indented = b.left - a.left > b.size * 0.8
  if (indented && groupKind !== 'item' && (ended || forced)) return false
  if (forced && (ended || /^[\p{Lu}\d“"(]/u.test(b.text))) return false
  return true
}

/** True when `b` stands under `a` in the same column, no farther than `times` the usual distance of lines. */
function isBelow(a: Row, b: Row, measures: PageMeasures, times: number): boolean {
  const distance = rowDistance(a, b)
  const usual = Math.max(measures.leading, Math.max(a.size, b.size) * 1.05)
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return distance > 0 && distance <= usual * times && overlap > 0
}

/** A title over two lines: same look, and the first line full or the second going on in lower case. */
function headingGoesOn(groupKind: RowKind, a: Row, kind: RowKind, b: Row): boolean {
  const sameLook = Math.abs(a.size - b.size) < 0.6 && Math.abs(a.boldShare - b.boldShare) < 0.3
  if (groupKind === 'heading' && kind === 'heading') return sameLook && !isNumberedHeading(b.text)
  // A bold sentence that runs over the line end is text, not a title.
  return sameLook && !/[.!?:]$/.test(a.text) && /^\p{Ll}/u.test(b.text)
}

/**
 * True when the first word of `b` would have fitted after `a`: the line was ended on purpose.
 * @param edge right edge of the column in points
 */
export function lineCouldHoldMore(a: Row, b: Row, edge: number): boolean {
  const word = b.text.split(' ')[0] ?? ''
  const width = (b.right - b.left) / Math.max(1, b.text.length)
  return a.right + (word.length + 1) * width < edge - a.size * 0.5
}

/** A large or bold stretch too long for a title is text. */
function settleKind(group: { kind: RowKind; rows: Row[] }, measures: PageMeasures): { kind: RowKind; rows: Row[] } {
  const { kind, rows } = group
  if (kind !== 'heading') return { kind, rows }
  const text = rows.map(row => row.text).join(' ')
  const last = rows.at(-1)?.text ?? ''
  const large = (rows[0]?.size ?? 0) > measures.bodySize * 1.6
  const tooLong = rows.length > (large ? 4 : 3) || wordCount(text) > 25
  const sentence = /\p{Ll}{2,}\.$/u.test(last) && wordCount(text) > 5
  return { kind: tooLong || sentence || /:$/.test(last) ? 'text' : kind, rows }
}

/** The text of a group, its lines joined. */
export function groupText(group: RowGroup, judge: HyphenJudge): string {
  return group.rows.reduce((text, row) => joinLines(text, row.text, judge), '')
}

/** The bullet or number the group's first row starts with, or ''. */
export function groupMarker(group: RowGroup): string {
  return group.kind === 'item' ? markerOf(group.rows[0]?.text ?? '') : ''
}
