import type { DocumentLine } from './document-line.ts'
import { plainLook } from './looks.ts'

/** A cell of a table: its lines, over how many rows and columns it goes, and whether it goes on from the row above. */
export type HtmlCell = { lines: DocumentLine[]; rows: number; columns: number; isAbove: boolean }

/** Cells that merged ones are written into at most. */
const mostFilled = 50_000

/**
 * The rows of a table, each cell in its column. A merged cell of one column says in each row what it says for all of
 * them; one over several columns is a title, and says it once.
 */
export function gridOf(rows: readonly (readonly HtmlCell[])[]): DocumentLine[][][] {
  const grid: (DocumentLine[] | undefined)[][] = rows.map(() => [])
  let left = mostFilled
  for (const [at, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[at]?.[column] !== undefined) column++
      const isEmptyBelow = cell.isAbove && cell.lines.length === 0 && cell.columns === 1
      const lines = isEmptyBelow ? (grid[at - 1]?.[column] ?? []) : cell.lines
      const filled = grid[at]
      if (filled) filled[column] = lines
      for (let row = at; row < Math.min(rows.length, at + cell.rows) && left > 0; row++)
        for (let to = column; to < column + cell.columns && left > 0; to++) {
          const covered = grid[row]
          if (!covered || (row === at && to === column)) continue
          covered[to] = cell.columns === 1 ? lines : []
          left--
        }
    }
  }
  return grid.map(row => Array.from(row, cell => cell ?? []))
}

/** A row of a table among the lines of a text: one line where each of its cells is one, or else all of theirs. */
export function rowAsLines(cells: readonly HtmlCell[]): DocumentLine[] {
  const filled = cells.filter(({ lines }) => lines.length > 0)
  const lines = filled.flatMap(cell => cell.lines)
  const isOne = filled.length > 1 && lines.length === filled.length
  return (isOne ? [besideEachOther(lines)] : lines).map(line => ({ ...line, isInTable: true }))
}

const besideEachOther = (lines: readonly DocumentLine[]): DocumentLine => ({
  text: lines.map(({ text }) => text).join('\t'),
  runs: lines.flatMap(({ runs }, at) => (at === 0 ? runs : [{ text: '\t', look: plainLook }, ...runs])),
  list: null,
})
