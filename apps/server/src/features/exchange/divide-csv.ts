import { tellQuotes } from '@capivira/core/exchange/csv-quotes'
import { type Division, evenness } from '@capivira/core/exchange/csv-separator'
import { CsvError, type Options, parse } from 'csv-parse/sync'

export type Divided = Division & { rows: string[][]; cut: boolean }

/** Rows that are looked at in one file, blank ones included, and cells that are kept of each. */
export type Most = { rows: number; cells: number }

/** The rows of a CSV text by a separator: which quotes enclose a field is told first, and the library then reads strictly. */
export function divideCsv(text: string, separator: string, most: Most, comment = false): Divided {
  const { text: marked, letter, quoted, letters } = tellQuotes(text, separator)
  const options: Options = {
    delimiter: separator,
    relax_column_count: true,
    to: most.rows + 1,
    ...(comment ? { comment: '#', comment_no_infix: true } : {}),
  }
  const { rows, isQuoted } = likelierLines(marked, options)
  const cells = rows.slice(0, most.rows).map(row => row.slice(0, most.cells).map(cell => cell.replaceAll(letter, '"')))
  return { separator, rows: cells, quoted: isQuoted ? quoted : 0, letters, cut: rows.length > most.rows }
}

type Read = { rows: string[][]; isQuoted: boolean }

/** Where lines end with two signs, some programs leave a cell unenclosed that holds only one of them: the more even rows tell. */
function likelierLines(text: string, options: Options): Read {
  const every = read(text, { ...options, record_delimiter: ['\r\n', '\n', '\r'] })
  if (!text.includes('\r\n') || !/(?<!\r)\n|\r(?!\n)/.test(text)) return every
  const pairs = read(text, { ...options, record_delimiter: ['\r\n'] })
  return evenness(pairs.rows) > evenness(every.rows) ? pairs : every
}

/** Should the quotes have been told wrongly, no row is lost: all of them are letters then. */
function read(text: string, options: Options): Read {
  try {
    return { rows: parse(text, options), isQuoted: true }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows: parse(text, { ...options, quote: false, escape: null }), isQuoted: false }
  }
}
