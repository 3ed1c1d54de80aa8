import { type SeparatorName, separatorSigns, signNames } from './sheet-options.ts'

/** The name of a separator; 'other' for one that only the file itself can name. */
export const nameOfSeparator = (sign: string): SeparatorName | 'other' =>
  signNames.find(name => separatorSigns[name] === sign) ?? 'other'

/** What the first lines of a file say to the program that reads it. */
export type Preamble = {
  /** The text after them. */
  rest: string
  /** Lines that they took and that a spreadsheet counts as rows. */
  lines: number
  separator: string | null
  /** What only Anki's own export says; null for other files. */
  anki: AnkiHeader | null
}

export type AnkiHeader = {
  html: boolean
  /** The names of the columns, in one line divided as the rows are. */
  headings: string | null
  /** Column of the tags, and the columns that are no text of the card, counted from 0. */
  tags: number | null
  silent: number[]
}

/**
 * The lines at the start of a sheet that are no rows: Excel's 'sep=;', and those of Anki's text export
 * ('#separator:tab').
 */
export function readPreamble(text: string): Preamble {
  // A program that read the line as a row writes it again with as many separators as rows have.
  const excel = /^"?sep ?= ?([^\r\n"])"?\1*(?:\r\n?|\n|$)/i.exec(text)
  // Excel shows the line in no row.
  if (excel) return { rest: text.slice(excel[0].length), lines: 0, separator: excel[1] ?? null, anki: null }
  const lines = [
    ...(/^(?:#[a-z ]+:[^\r\n]*(?:\r\n?|\n|$))+/i.exec(text)?.[0] ?? '').matchAll(/#([a-z ]+):([^\r\n]*)/gi),
  ]
  const said = new Map(lines.map(([, name = '', value = '']) => [name.toLowerCase().trim(), value]))
  if (!ankiNames.some(name => said.has(name))) return { rest: text, lines: 0, separator: null, anki: null }
  const rest = text.replace(/^(?:#[^\r\n]*(?:\r\n?|\n|$))+/, '')
  const column = (name: string) => columnIn(said.get(`${name} column`))
  return {
    rest,
    lines: text.slice(0, text.length - rest.length).split(/\r\n?|\n/).length - 1,
    separator: separatorIn(said.get('separator')),
    anki: {
      html: said.get('html')?.trim().toLowerCase() === 'true',
      headings: said.get('columns') ?? null,
      tags: column('tags'),
      silent: ['guid', 'notetype', 'deck'].flatMap(name => column(name) ?? []),
    },
  }
}

/** Source: Anki manual, Importing, File Headers. */
const ankiNames = [
  'separator',
  'html',
  'columns',
  'tags column',
  'guid column',
  'notetype column',
  'deck column',
  'notetype',
  'deck',
]

function separatorIn(value: string | undefined): string | null {
  if (value === undefined) return null
  const name = signNames.find(known => known === value.trim().toLowerCase())
  if (name) return separatorSigns[name]
  return value.trim()[0] ?? value[0] ?? null
}

function columnIn(value: string | undefined): number | null {
  const column = /^\s*\d{1,3}\s*$/.test(value ?? '') ? Number(value) : 0
  return column > 0 ? column - 1 : null
}
