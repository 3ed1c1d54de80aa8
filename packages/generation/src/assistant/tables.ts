import { type FieldName, fieldIn, headerIn } from './fields.ts'
import type { Line } from './lines.ts'

/** Cells of a table that a chat drew with bars; null for any other line. */
function cellsOf({ text }: Line): string[] | null {
  if (!text.startsWith('|') || (text.match(/\|/g) ?? []).length < 2) return null
  return text
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map(cell => cell.trim())
}

const LETTERS: Readonly<Record<FieldName, string>> = {
  question: 'P',
  answer: 'R',
  wrong: 'E',
  explanation: 'X',
  quote: 'F',
  word: 'W',
  hint: 'D',
}

type Column = { field: FieldName } | { page: true } | { label: true } | null

/** What a column is, by its head: the letter alone, its word, or the label and the page of an item. */
function columnOf(head: string): Column {
  if (/^(?:p[áa]g(?:ina)?\.?|p\.)$/iu.test(head)) return { page: true }
  if (/^(?:item|n[º°.]|#|id|r[óo]tulo|c[óo]digo)$/iu.test(head)) return { label: true }
  const field = fieldIn(/[:：]$/.test(head) ? head : `${head}:`)?.field
  return field ? { field } : null
}

/**
 * Lines in which tables are told field by field: a table of two columns says one field a row, a wider one an item a row, its
 * columns named by its head. All other lines stay as they are.
 */
export function untabled(lines: readonly Line[]): Line[] {
  let columns: Column[] | null = null
  return lines.flatMap(line => {
    const cells = cellsOf(line)
    if (!cells) {
      columns = null
      return [line]
    }
    if (cells.every(cell => /^:?-*:?$/.test(cell))) return []
    if (columns) return rowOf(cells, columns)
    const heads = cells.map(columnOf)
    const named = heads.filter(head => head !== null && 'field' in head)
    if (named.length >= 3) {
      columns = heads
      return [plain('')]
    }
    const [first = '', ...rest] = cells
    if (cells.length === 2 && columnOf(first) !== null && columnOf(first) !== undefined)
      return [plain(`${first.replace(/:$/, '')}: ${rest.join(' ')}`)]
    return [plain(cells.filter(Boolean).join(' | '))]
  })
}

function rowOf(cells: readonly string[], columns: readonly Column[]): Line[] {
  const said = columns.map((column, i) => ({ column, cell: cells[i] ?? '' })).filter(({ cell }) => cell !== '')
  const label = said.find(({ column }) => column !== null && 'label' in column)?.cell ?? ''
  const page = said.find(({ column }) => column !== null && 'page' in column)?.cell ?? ''
  const number = /\d{1,4}/.exec(page)?.[0]
  const head = headerIn(label)?.label
  const headLine = head ? [plain(number ? `${head} | p. ${number}` : head)] : []
  const fields = said.flatMap(({ column, cell }) =>
    column !== null && 'field' in column ? [plain(`${LETTERS[column.field]}: ${cell}`)] : [],
  )
  return [...headLine, ...fields, plain('')]
}

const plain = (text: string): Line => ({ text, listed: false })
