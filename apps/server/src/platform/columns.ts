import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that every feature's tables have alike. */

/** A point in time; the database keeps it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An integer key the database counts up. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/**
 * The words of some columns without case and accents, as an index and a search by {@link searchQuery} share them
 * (decisions/012). The function is made by the migration that first needs it.
 */
export function searchWords(first: AnyPgColumn, ...others: AnyPgColumn[]): SQL {
  const text = others.reduce((all, column) => sql`${all} || ' ' || coalesce(${column}, '')`, sql`${first}`)
  return sql`search_words(${text})`
}

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
