import { foundLimit } from '@capivira/core/admin/contract'
import { sql } from 'drizzle-orm'
import { matchesWords, searchWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { inSight } from '../materials/sight.ts'
import { flipCards, materials, subjects } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'
import { countSchool } from '../school/counts.ts'

export type Counts = { users: number; subjects: number; materials: number; flipCards: number; quizzes: number }

/** How many of everything there are: nothing is counted for it. */
export async function readCounts(
  db: Queryable,
): Promise<Counts & { students: number; teachers: number; admins: number }> {
  const { students, teachers, admins, subjects, materials, quizzes, cards } = await countSchool(db)
  const users = students + teachers + admins
  return { users, students, teachers, admins, subjects, materials, quizzes, flipCards: cards }
}

/** The lists, and the words each is searched by. */
export const searched = {
  users: { table: users, words: searchWords(users.fullName, users.email, users.phone) },
  subjects: { table: subjects, words: searchWords(subjects.name, subjects.description) },
  materials: { table: materials, words: searchWords(materials.title, materials.description) },
  flipCards: { table: flipCards, words: searchWords(flipCards.question, flipCards.answer) },
  quizzes: { table: quizzes, words: searchWords(quizzes.title) },
} as const

export type Searched = keyof typeof searched

/** How many rows of a list a search finds, counted up to one more than the limit; all there are where nothing is searched for. */
export async function countFound(db: Queryable, list: Searched, search: string): Promise<number> {
  const { table, words } = searched[list]
  const shown = list === 'flipCards' ? sql`${inSight(flipCards)} and ` : sql``
  const matches = matchesWords(words, search)
  if (!matches) return (await readCounts(db))[list]
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (select from ${table} where ${shown}${matches} limit ${foundLimit + 1}) matching`)
  return rows[0]?.found ?? 0
}
