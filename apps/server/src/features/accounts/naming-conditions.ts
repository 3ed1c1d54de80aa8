import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matchesWords, searchWords } from '../../platform/columns.ts'
import { users } from './tables.ts'

/**
 * Condition that a user's name has words that begin as those typed; undefined, which is everybody, when nothing was
 * typed. The index of users, which has their addresses and telephones too, finds who may be
 * meant, so that few names are taken apart.
 */
export function namedAs(user: { id: SQLWrapper; fullName: SQLWrapper }, typed: string | undefined): SQL | undefined {
  const found = matchesWords(searchWords(users.fullName, users.email, users.phone), typed)
  const name = matchesWords(sql`search_words(${user.fullName})`, typed)
  return name && sql`(${user.id} in (select id from ${users} where ${found} offset 0) and ${name})`
}

/**
 * The ids of those whom {@link namedAs} means, as a statement; undefined when nothing was typed.
 */
export function namedIds(typed: string | undefined): SQL | undefined {
  const named = namedAs({ id: sql`id`, fullName: sql`full_name` }, typed)
  return named && sql`(select id from ${users} where ${named})`
}
