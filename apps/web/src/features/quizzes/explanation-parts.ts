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

/** Whether lines of cells are a table's: as many cells in each, and a rule, tabs or strokes at both ends. */
function isTable(lines: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const [first, ...others] = rows
  const isDrawn = rows.some(isRule) || lines.every(line => line.includes('\t') || /^\|.*\|$/.test(line.trim()))
  return (
    isDrawn && others.filter(cells => !isRule(cells)).length > 0 && others.every(row => row.length === first?.length)
  )
}

/** The line under the heads of a table as it is typed: '|---|---|'. */
const isRule = (cells: readonly string[]) => cells.every(cell => /^:?-{2,}:?$/.test(cell))

/**
 * An explanation in the pieces in which its writer set it out: each line a paragraph, and lines of cells, two or more
 * in a row, a table whose first line heads the columns.
 */
export function explanationParts(explanation: string): ExplanationPart[] {
  const parts: ExplanationPart[] = []
  let drawn: { at: number; line: string; cells: string[] }[] = []
  const endTable = () => {
    const rows = drawn.map(({ cells }) => cells)
    const last = drawn.at(-1)
    if (
      last &&
      isTable(
        drawn.map(({ line }) => line),
        rows,
      )
    ) {
      const [heads = [], ...told] = rows.filter(cells => !isRule(cells))
      parts.push({ line: last.at, heads, rows: told })
    } else for (const { at, line } of drawn) parts.push({ line: at, text: line.trim() })
    drawn = []
  }
  for (const [at, line] of explanation.split(/\r?\n/).entries()) {
    const cells = cellsOf(line)
    if (cells) drawn.push({ at, line, cells })
    else {
      endTable()
      if (line.trim()) parts.push({ line: at, text: line.trim() })
    }
  }
  endTable()
  return parts
}
