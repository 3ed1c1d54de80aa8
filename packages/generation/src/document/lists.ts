import type { RowGroup } from './blocks.ts'
import type { Block } from './model.ts'
import { type Row, wordCount } from './rows.ts'

/** Points by which two parts of one table may stand apart. */
const SAME_EDGE = 6

/** After a line ending in ':' the short lines that end in ';' are items of a list that lost its bullets. */
export function nameListItems(blocks: readonly Block[]): Block[] {
  const result: Block[] = []
  let inList = false
  for (const [index, block] of blocks.entries()) {
    const labelled = isLabelled(block) && (isLabelled(blocks[index - 1]) || isLabelled(blocks[index + 1]))
    if (labelled || isGlossaryLine(block) || isLoneNote(blocks, index)) {
      result.push({ ...block, kind: 'list-item' })
      inList = false
      continue
    }
    if (block.kind === 'paragraph' && inList && wordCount(block.text) <= 40) {
      const next = blocks[index + 1]
      result.push({ ...block, kind: 'list-item' })
      inList = block.text.endsWith(';') && next?.kind === 'paragraph'
      continue
    }
    result.push(block)
    inList = block.kind === 'paragraph' && block.text.endsWith(':') && blocks[index + 1]?.text.endsWith(';') === true
  }
  return result
}

/** 'chave primária: variável que…' in low letters: an entry of a glossary without bullets. */
function isGlossaryLine({ kind, text }: Block): boolean {
  return kind === 'paragraph' && /^\p{Ll}[\p{L}-]+(?:\s[\p{L}-]+){0,3}:\s\p{L}/u.test(text)
}

/** A line without a point that is all that stands under its heading: a note on it. */
function isLoneNote(blocks: readonly Block[], index: number): boolean {
  const [above, block, below] = [blocks[index - 1], blocks[index], blocks[index + 1]]
  if (block?.kind !== 'paragraph' || above?.kind !== 'heading' || (below && below.kind !== 'heading')) return false
  return /^\p{Lu}.*[\p{L})]$/u.test(block.text) && wordCount(block.text) >= 4 && wordCount(block.text) <= 40
}

/** '**Mumificação:** processo de preservação…': a bold term and what it means, in one of several such lines. */
function isLabelled(block: Block | undefined): boolean {
  if (block?.kind !== 'paragraph' && block?.kind !== 'list-item') return false
  const label = /^([^:.?!]{2,50}):\s\S/u.exec(block.text)?.[1] ?? ''
  const runs = block.bold.map(run => run.replace(/[\s:–—-]+$/u, '')).filter(run => run !== '' && label.includes(run))
  const set = runs.reduce((sum, run) => sum + run.length, 0)
  return label !== '' && label.startsWith(runs[0] ?? ' ') && set > label.length * 0.6
}

/** An item this many font sizes to the right of the one before is an item of that item. */
const INDENT = 0.6

/** Tells how deep each list item stands, by where its line begins; a new column or page begins anew. */
export function withDepths(blocks: readonly Block[], groups: readonly RowGroup[]): Block[] {
  let open: number[] = []
  let below = Number.NEGATIVE_INFINITY
  return blocks.map((block, index) => {
    const first = groups[index]?.rows[0]
    if (block.kind === 'heading' || block.kind === 'paragraph') open = []
    if (!first || (block.kind !== 'list-item' && block.kind !== 'exercise')) return block
    if (block.marker === '' && groups[index]?.bare !== true) return block
    const tolerance = first.size * INDENT
    const goesOn = groups[index]?.bare === true && open.some(left => Math.abs(left - first.left) <= tolerance)
    if (first.top < below && !goesOn) open = []
    below = first.top
    while (open.length > 0 && first.left < (open.at(-1) ?? 0) - tolerance) open.pop()
    if (open.length === 0 || first.left > (open.at(-1) ?? 0) + tolerance) open.push(first.left)
    return { ...block, depth: open.length - 1 }
  })
}

/**
 * Gives the rows of a table the names of its columns, also where it goes on at the top of the next page without them.
 */
export function withHeaders(blocks: readonly Block[], groups: readonly RowGroup[]): Block[] {
  const headers = new Map<string, readonly string[]>()
  let before: { row: Row; names: readonly string[] } | null = null
  return blocks.map((block, index) => {
    const row = groups[index]?.rows[0]
    if (!row || block.kind !== 'table-row') {
      before = null
      return block
    }
    const isHeader = row.table?.header === true
    const carried = before && (goesOnOverleaf(before.row, row) || isLoose(before.row, row)) ? before.names : []
    const names = isHeader ? block.cells : ((row.table && headers.get(row.table.id)) ?? carried)
    if (row.table) headers.set(row.table.id, names)
    before = { row, names }
    return isHeader ? block : { ...block, header: names }
  })
}

/** The last rows of a table may be too few to be one by themselves. */
const isLoose = (above: Row, below: Row): boolean =>
  above.page === below.page && !above.table && !below.table && above.cells.length === below.cells.length

/** Whether two rows are of one table that a page break cuts: as many columns, at the same edge of the next page. */
const goesOnOverleaf = (above: Row, below: Row): boolean =>
  below.page === above.page + 1 &&
  below.cells.length === above.cells.length &&
  Math.abs(below.left - above.left) <= SAME_EDGE
