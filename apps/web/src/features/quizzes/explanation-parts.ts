/**
 * A piece of an explanation: a paragraph, or the rows of a table with what heads their columns; and the line with which
 * it ends, from 0.
 */
export type ExplanationPart = { line: number } & (
  | { text: string }
  | { heads: readonly string[]; rows: readonly (readonly string[])[] }
)

/** The cells of a line that is drawn as a row, by upright strokes or tabs; null of any other line. */
function cellsOf(line: string): string[] | null {
  const inner = line.trim().replace(/^\||\|$/g, '')
  const cells = inner.split(/\t+|\s*\|\s*/).map(cell => cell.trim())
  return cells.length > 1 && cells.some(Boolean) ? cells : null
}

/** The line under the heads of a table as it is typed: '|---|---|'. */
const isRule = (cells: readonly string[]) => cells.every(cell => /^:?-{2,}:?$/.test(cell))

/**
 * An explanation in the pieces in which its writer set it out: each line a paragraph, and lines of cells, two or more
 * in a row, a table whose first line heads the columns.
 */
export function explanationParts(explanation: string): ExplanationPart[] {
  const parts: ExplanationPart[] = []
  let table: string[][] = []
  const endTable = (line: number) => {
    const [heads = [], ...rows] = table.filter(cells => !isRule(cells))
    if (rows.length > 0) parts.push({ line, heads, rows })
    else if (heads.length > 0) parts.push({ line, text: heads.filter(Boolean).join(' · ') })
    table = []
  }
  const lines = explanation.split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line)
    if (cells) table.push(cells)
    else {
      endTable(at - 1)
      if (line.trim()) parts.push({ line: at, text: line.trim() })
    }
  }
  endTable(lines.length - 1)
  return parts
}
