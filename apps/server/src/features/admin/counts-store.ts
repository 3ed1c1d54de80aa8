import { foundLimit } from '@capivira/core/admin/contract'
import { sql } from 'drizzle-orm'
import { matchesWords, searchWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { flipCards, materials, subjects } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'

/** The lists, and the words each is searched by. */
export const searched = {
  users: { table: users, words: searchWords(users.fullName, users.email, users.phone) },
  subjects: { table: subjects, words: searchWords(subjects.name, subjects.description) },
  materials: { table: materials, words: searchWords(materials.title, materials.description) },
  flipCards: { table: flipCards, words: searchWords(flipCards.question, flipCards.answer) },
  quizzes: { table: quizzes, words: searchWords(quizzes.title) },
} as const

export type Searched = keyof typeof searched

/**
 * How many rows of a list a search finds, counted up to one more than the limit; null where nothing is searched for.
 */
export async function countMatching(db: Queryable, list: Searched, search: string): Promise<number | null> {
  const { table, words } = searched[list]
  const shown = list === 'flipCards' ? sql`${inSight(flipCards)} and ` : sql``
  const matches = matchesWords(words, search)
  if (!matches) return null
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (select from ${table}
      where ${shown}${matches} limit ${foundLimit + 1}) matching`)
  return rows[0]?.found ?? 0
}
