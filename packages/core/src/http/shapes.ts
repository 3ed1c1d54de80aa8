import * as z from 'zod/mini'

/** Shapes used by the contracts of several features. */

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A calendar day in the school's time zone: YYYY-MM-DD. */
export const day = z.iso.date()

/**
 * Signs without a width, and those that turn the direction of a line: a name made of them is empty, or unsettles its
 * neighbours.
 */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * A text as it is kept: composed letters, nothing unseen, and spaces in place of what no font draws and no database
 * takes.
 */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
}

/** Makes what people type {@link plain}; stands before the checks of its length. */
export const plainText = z.overwrite(plain)

/** A {@link plain} text in one line: what breaks a line, or moves along it, is a space. */
export const line = (text: string): string => plain(text).replace(/[\n\t\u2028\u2029]+/g, ' ')

/** Makes a field of one line {@link line}: names, titles, searches. Stands before the checks of its length. */
export const lineText = z.overwrite(line)

/** The largest of PostgreSQL's integers: no id and no page is beyond it. */
const largest = 2_147_483_647

/** An id, a page or a count as it comes in a body. */
export const storedInt = z.int().check(z.minimum(-largest), z.maximum(largest))

/** An integer id as it comes in a path: digits only, within PostgreSQL's integer. */
export const idInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(largest))),
)

export const difficulty = z.enum(['fácil', 'médio', 'difícil'])

/**
 * Where an item comes from: the page of the PDF, counted from 1, and the exact passage. Both null when written by hand.
 */
export const source = {
  sourcePage: z.nullable(z.int()),
  sourceQuote: z.nullable(z.string()),
}

/** Who wrote an item: the text's own words or a language model; null when written by hand. */
export const engine = z.nullable(z.enum(['extractive', 'model']))

/** Entries of a long list that are sent at once. */
export const entriesPerPage = 60

/**
 * Which page of a long list is asked for, from 1; the first one when nothing is said. A page that is not full is the
 * last.
 */
export const pageInQuery = z.object({ page: z.optional(idInPath) })

/** The same of a list in which beginnings of words can be searched for. */
export const searchInQuery = z.extend(pageInQuery, {
  search: z.optional(z.string().check(lineText, z.trim(), z.maxLength(120, 'Busque por no máximo 120 caracteres'))),
})

/** An answer that only says it worked. */
export const done = z.object({ message: z.string() })
