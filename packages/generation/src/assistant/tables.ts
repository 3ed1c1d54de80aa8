import { type FieldName, fieldIn, headerIn } from './fields.ts'
import { type Line, linesOfCell, plainLine } from './lines.ts'

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
  const said = fieldIn(/[:：]$/.test(head) ? head : `${head}:`)
  return said?.value === '' ? { field: said.field } : null
}

/**
 * Lines in which tables are told field by field: a table of two columns says one field a row, a wider one an item a
 * row, its columns named by its head. All other lines stay as they are.
 */
export function untabled(lines: readonly Line[]): Line[] {
  let columns: Column[] | null = null
  return lines.flatMap(line => {
    const { cells, text } = line
    // Between the rows of HTML there may be blank lines.
    if (text === '') return [line]
    const barred = text.startsWith('|')
    if (!cells || (columns && cells.length < 3 && !barred)) {
      columns = null
      return [line]
    }
    if (cells.every(cell => /^:?-*:?$/.test(cell))) return []
    const heads = cells.map(columnOf)
    if (heads.filter(head => head !== null && 'field' in head).length >= 3) {
      columns = heads
      return [plainLine('')]
    }
    if (columns) return rowOf(cells, columns)
    const [first = '', ...rest] = cells
    if (cells.length === 2 && columnOf(first) !== null && !headerIn(text))
      return [plainLine(`${first.replace(/:$/, '')}: ${rest.join(' ')}`)]
    return barred ? [plainLine(cells.filter(Boolean).join(' | '))] : [line]
  })
}

function rowOf(cells: readonly string[], columns: readonly Column[]): Line[] {
  const said = columns.map((column, i) => ({ column, cell: cells[i] ?? '' })).filter(({ cell }) => cell !== '')
  const label = said.find(({ column }) => column !== null && 'label' in column)?.cell ?? ''
  const page = said.find(({ column }) => column !== null && 'page' in column)?.cell ?? ''
  const number = /\d{1,4}/.exec(page)?.[0]
  const head = headerIn(label)?.label
  const headLine = head ? [plainLine(number ? `${head} | p. ${number}` : head)] : []
  const fields = said.flatMap(({ column, cell }) => {
    if (column === null || !('field' in column)) return []
    const told = linesOfCell(cell)
    const values = column.field === 'wrong' ? told : [told.join(' ')]
    return values.map(value => plainLine(`${LETTERS[column.field]}: ${value}`))
  })
  return [...headLine, ...fields, plainLine('')]
}
