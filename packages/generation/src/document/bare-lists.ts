import type { RowGroup } from './blocks.ts'
import { lineCouldHoldMore } from './blocks.ts'
import type { PageMeasures } from './measures.ts'
import { markerOf } from './row-kinds.ts'
import type { Row } from './rows.ts'
import { wordCount } from './rows.ts'
import { UNFINISHED } from './unfinished.ts'

/** How far in points one level of a list stands from the one above it. */
const STEP = [12, 48] as const
const SAME_LEFT = 2
/** Items of a list are shorter than the paragraphs of a quotation set in. */
const MOST_WORDS = 45
/** So many words under a short line tell of it. */
const ACCOUNT = 10
/** Lines of so many words are of prose. */
const PROSE_WORDS = 7
/** A line that ends before this part of the way to the edge is short. */
const SHORT = 0.6
/** Rows at the margin under an indented one: so paragraphs begin. */
const FIRST_LINE = 2

/** 'Rios: correntes de água…', 'Forma – o que se vê': an entry with its name first. */
const NAMED = /^(\p{L}[^:.;!?,]{1,60}?)(?::|\s[–-])\s\S/u

/**
 * Browsers draw the bullets of a list, so that no letter of them is left: its items are known by standing in from the
 * margin, one under the other. Such lines become items, parted where one begins.
 */
export function bareLists(groups: readonly RowGroup[], measures: PageMeasures): RowGroup[] {
  const rows = groups
    .filter(({ kind }) => kind === 'text' || kind === 'item' || kind === 'heading')
    .flatMap(group => group.rows)
    .filter(({ size, scanned }) => !scanned && size > measures.bodySize * 0.95)
  const levels = levelsOf(rows)
  const styled = groups.some(group => hasFirstLine(group, levels))
  if (levels.length < 2 || styled) return [...groups]
  const edge = Math.max(...rows.map(({ right }) => right))
  const depthOf = (group: RowGroup) => depthAmong(group, levels, measures)
  const parted = groups.flatMap(group => (depthOf(group) > 0 ? partedItems(group, groups, edge) : [group]))
  return parted.map((group, index) => {
    if (depthOf(group) === 0) return group
    if (isTitleOf(group, parted[index + 1], depthOf)) return { ...group, kind: 'heading' }
    return isInList(parted, index, depthOf) ? { ...group, kind: 'item', bare: true } : group
  })
}

/** 'Bacia do Paraná' alone over an account set in below it: a title, not an item. */
function isTitleOf(group: RowGroup, below: RowGroup | undefined, depthOf: (group: RowGroup) => number): boolean {
  const text = group.rows.map(row => row.text).join(' ')
  if (!below || wordsOf(group) > 6 || !/^\p{Lu}[^.:;!?,]*$/u.test(text)) return false
  return depthOf(below) > depthOf(group) && wordsOf(below) >= ACCOUNT
}

/** The margin and the places to the right of it where the levels of a list would stand. */
function levelsOf(rows: readonly Row[]): number[] {
  const lefts = [...new Set(rows.map(({ left }) => Math.round(left)))].sort((a, b) => a - b)
  const levels: number[] = []
  for (const left of lefts) {
    const last = levels.at(-1)
    if (last === undefined) levels.push(left)
    else if (left - last >= STEP[0] && left - last <= STEP[1]) levels.push(left)
  }
  return levels
}

function hasFirstLine({ kind, rows }: RowGroup, [margin = 0]: readonly number[]): boolean {
  const [first, ...others] = rows
  if (kind !== 'text' || !first || first.left < margin + SAME_LEFT * 2) return false
  const at = others.findIndex(({ left }) => left >= first.left - SAME_LEFT * 2)
  return (at < 0 ? others.length : at) >= FIRST_LINE
}

/** How deep a group of plain lines stands in from the margin; 0 for what is no list. */
function depthAmong({ kind, rows }: RowGroup, levels: readonly number[], { bodySize }: PageMeasures): number {
  const [first] = rows
  if (kind !== 'text' || !first || first.entry || first.scanned || Math.abs(first.size - bodySize) > bodySize * 0.05)
    return 0
  if (rows.some(({ left }) => Math.abs(left - first.left) > SAME_LEFT))
    return rows.length > 1 ? mixedDepth(rows, levels) : 0
  return Math.max(
    0,
    levels.findIndex(level => Math.abs(level - first.left) <= SAME_LEFT),
  )
}

/** Lines of several levels run together: as deep as the first, where all stand on a level below the margin. */
function mixedDepth(rows: readonly Row[], levels: readonly number[]): number {
  const depths = rows.map(({ left }) => levels.findIndex(level => Math.abs(level - left) <= SAME_LEFT))
  return depths.every(depth => depth > 0) ? (depths[0] ?? 0) : 0
}

/** Two items and more, one under the other, none as long as a quotation. */
function isInList(groups: readonly RowGroup[], index: number, depthOf: (group: RowGroup) => number): boolean {
  const isItem = (group: RowGroup | undefined) =>
    group !== undefined && (group.kind === 'item' || depthOf(group) > 0) && wordsOf(group) <= MOST_WORDS
  return isItem(groups[index]) && (isItem(groups[index - 1]) || isItem(groups[index + 1]))
}

function wordsOf({ rows }: RowGroup): number {
  return rows.reduce((sum, { text }) => sum + wordCount(text), 0)
}

/** The group cut where a line begins an item: out of another level, after a line that had room left, or by its name. */
function partedItems(group: RowGroup, groups: readonly RowGroup[], edge: number): RowGroup[] {
  const named = groups.flatMap(({ rows }) => rows).filter(({ text }) => NAMED.test(text))
  // A quotation set in stands away from the right margin too: the longest of its own lines says how much one holds.
  const prose = group.rows.slice(0, -1).every(({ text }) => wordCount(text) >= PROSE_WORDS)
  const ends = /[.!?]["”’)]*$/.test(group.rows.at(-1)?.text ?? '')
  const own = prose && ends ? Math.max(...group.rows.map(({ right }) => right)) : edge
  const parts: Row[][] = []
  for (const row of group.rows) {
    const above = parts.at(-1)?.at(-1)
    if (above && !beginsItem(above, row, isOpen(above) ? own : edge, named)) parts.at(-1)?.push(row)
    else parts.push([row])
  }
  return parts.map((rows, index) => ({ ...group, rows, full: index === parts.length - 1 && group.full }))
}

function isOpen({ text }: Row): boolean {
  return !/[.!?:;,]["”’)]*$/.test(text)
}

function beginsItem(above: Row, row: Row, edge: number, named: readonly Row[]): boolean {
  if (Math.abs(above.left - row.left) > SAME_LEFT) return true
  if (markerOf(row.text) !== '') return false
  const forced = lineCouldHoldMore(above, row, edge)
  // 'O que' is an item of words; a line that long and open goes on.
  if (UNFINISHED.test(above.text) && above.right > edge * 0.6) return false
  const among = named.some(other => other !== row && Math.abs(other.left - row.left) <= SAME_LEFT)
  if (among && NAMED.test(row.text)) return forced || /^\p{Lu}/u.test(row.text)
  // A line that ends so far from the edge was broken by hand, whatever letter begins the next.
  return forced && (/^[\p{Lu}\d“"(]/u.test(row.text) || above.right < edge * SHORT)
}
