import { isBlank, typedWords } from '@capivira/core/search/words'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, type PgTable, timestamp } from 'drizzle-orm/pg-core'

/** Columns that every feature's tables have alike. */

/** A point in time; the database keeps it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An integer key the database counts up. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/**
 * The words of some columns by which they are found (core's rule of search, once more in SQL), as an index and a search
 * by {@link matchesWords} share them (decisions/012). The function is made by the migration that first needs it.
 */
export function searchWords(first: AnyPgColumn, ...others: AnyPgColumn[]): SQL {
  const text = others.reduce((all, column) => sql`${all} || ' ' || coalesce(${column}, '')`, sql`${first}`)
  return sql`search_words(${text})`
}

/**
 * Where a row stands in a list by a name (decisions/066): letters first, then accents, then capitals, as a Portuguese
 * register has them. It is compared byte by byte, whatever the database's locale. The database keeps it, by its
 * function `name_order`.
 */
export const nameOrder = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The same of names that are few, as the last word of an `order by`. */
export const inNameOrder = (name: SQLWrapper): SQL => sql`name_order(${name}) collate "C"`

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The rows whose words, as {@link searchWords} tells them, begin as what was typed, every one of it; undefined, which
 * is all rows, when nothing was typed. Signs are not searched for; alone, other than quotes, they find nothing.
 */
export function matchesWords(words: SQL, typed: string | undefined): SQL | undefined {
  const query = wordsQuery(typed)
  if (query === undefined) return isBlank(typed ?? '') ? undefined : sql`false`
  return sql`${words} @@ to_tsquery('pg_catalog.simple', ${query})`
}

/** What was typed as PostgreSQL's full text reads it: every word by its beginning; undefined without any word. */
export function wordsQuery(typed: string | undefined): string | undefined {
  const wanted = typedWords(typed ?? '').map(word => `${word}:*`)
  return wanted.length === 0 ? undefined : wanted.join(' & ')
}

/**
 * The same for a list that is ordered and cut: the rows are found by the index first (`offset 0` holds PostgreSQL to
 * it), where it might otherwise walk the whole table in the list's order for words that hardly any row has.
 */
export function foundBy(table: PgTable & { id: AnyPgColumn }, words: SQL, typed: string | undefined): SQL | undefined {
  const matches = matchesWords(words, typed)
  return matches && sql`${table.id} in (select id from ${table} where ${matches} offset 0)`
}
