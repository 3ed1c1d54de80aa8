import { guessHeader } from '@capivira/core/exchange/csv-columns'
import { type Quoting, tellQuotes, unusedSign } from '@capivira/core/exchange/csv-quotes'
import { type Division, evenness } from '@capivira/core/exchange/csv-separator'
import { CsvError, type Options, parse } from 'csv-parse/sync'

export type Divided = Division & { rows: string[][]; cut: boolean }

/** Rows that are looked at in one file, blank ones included, and cells that are kept of each. */
export type Most = { rows: number; cells: number }

/**
 * The rows of a CSV text by a separator: which quotes enclose a field is told first, and the library then reads
 * strictly.
 */
export function divideCsv(text: string, separator: string, most: Most, comment = false): Divided {
  const { text: marked, letter, quoted, letters } = quotesIn(withoutEmptyEnds(text, separator, most.cells), separator)
  const options: Options = {
    delimiter: separator,
    relax_column_count: true,
    to: most.rows + 1,
    ...(comment ? { comment: '#', comment_no_infix: true } : {}),
  }
  const { rows, isQuoted } = likelierSeparators(marked, options)
  const written = (cell: string) => (isQuoted && quoted > 0 ? withoutOuter(cell, letter) : cell).replaceAll(letter, '"')
  const cells = rows.slice(0, most.rows).map(row => row.slice(0, most.cells).map(written))
  return { separator, rows: cells, quoted: isQuoted ? quoted : 0, letters, cut: rows.length > most.rows }
}

/** Quotes within a field are doubled, or, as some databases write them, stand behind a backslash. */
function quotesIn(text: string, separator: string): Quoting {
  const told = tellQuotes(text, separator)
  if (!text.includes('\\"')) return told
  const doubled = tellQuotes(text.replaceAll('\\"', '""'), separator)
  return doubled.quoted > 0 && doubled.letters < told.letters ? doubled : told
}

/**
 * Sheets are saved with thousands of empty columns: of those at the end of a row no more are read than cells are kept.
 */
function withoutEmptyEnds(text: string, separator: string, cells: number): string {
  if (!text.includes(separator.repeat(cells + 1))) return text
  return text
    .split('\n')
    .map(line => {
      const end = line.endsWith('\r') ? line.length - 1 : line.length
      let full = end
      while (full > 0 && line[full - 1] === separator) full--
      return end - full > cells ? line.slice(0, full + cells) + line.slice(end) : line
    })
    .join('\n')
}

type Read = { rows: string[][]; isQuoted: boolean }

/**
 * A separator that a space follows may belong to a sentence that nothing encloses, and of tabs several may only bring
 * the columns in line: the more even rows tell.
 */
function likelierSeparators(text: string, options: Options): Read {
  const every = likelierLines(text, options)
  const sign = String(options.delimiter)
  if (sign === '\t') return inLine(text, options, every)
  if (!/^[,;]$/.test(sign) || !text.includes(`${sign} `)) return every
  const letter = unusedSign(text)
  const tight = likelierLines(text.replace(new RegExp(`${sign}(?= +[^\\s"])`, 'g'), letter), options)
  const isSentence = evenness(every.rows) === 1 && splitsSentences(every.rows, tight.rows)
  if (!isSentence && evenness(tight.rows) <= evenness(every.rows)) return every
  return { ...tight, rows: tight.rows.map(row => row.map(cell => cell.replaceAll(letter, sign))) }
}

/** Whether rows that are even are so with fewer cells as well, where no name of a column is lost by it. */
function splitsSentences(every: Read['rows'], tight: Read['rows']): boolean {
  const [first = []] = every
  const [narrower = []] = tight
  const isDivided = narrower.length > 1 && narrower.length < first.length
  // What comes again and again in a last column is a subject.
  const last = new Set(every.map(cells => cells.at(-1)?.trim()))
  const isSubject = last.size * 2 <= every.length
  return isDivided && evenness(tight) === 1 && tight.length > 1 && !guessHeader(first) && !isSubject
}

function inLine(text: string, options: Options, every: Read): Read {
  if (!text.includes('\t\t') || evenness(every.rows) === 1) return every
  const single = likelierLines(text.replace(/(?<=[^\t\r\n])\t{2,}(?=[^\t\r\n])/g, '\t'), options)
  return evenness(single.rows) === 1 ? single : every
}

/** Writers that double no quote enclose '"O que é "rima"?"': the outer ones go where the next one opens a word. */
function withoutOuter(cell: string, letter: string): string {
  const inside = cell.startsWith(letter) && cell.endsWith(letter) ? cell.slice(1, -1) : ''
  const next = inside.indexOf(letter)
  const isWhole = next > 0 && /[\s(]/.test(inside[next - 1] ?? '') && inside.split(letter).length % 2 === 1
  return isWhole ? inside : cell
}

/**
 * Where lines end with two signs, some programs leave a cell unenclosed that holds only one of them: the more even rows
 * tell.
 */
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
