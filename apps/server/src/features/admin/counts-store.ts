import { foundLimit } from '@capivira/core/admin/contract'
import { sql } from 'drizzle-orm'
import { matchesWords, searchWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { users } from '../accounts/tables.ts'
import { flipCards, materials, subjects } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'

export type Counts = { users: number; subjects: number; materials: number; flipCards: number; quizzes: number }

/** How many of everything there are. The cards are summed up from their materials' counters, not counted. */
export const selectCounts = statement<
  Record<string, never>,
  Counts & { students: number; teachers: number; admins: number }
>(
  'select_counts',
  () => sql`
    select people.*, books.*,
      (select count(*)::int from subjects) as subjects, (select count(*)::int from quizzes) as quizzes
    from
      (select count(*)::int as users, (count(*) filter (where user_type = 'student'))::int as students,
        (count(*) filter (where user_type = 'teacher'))::int as teachers,
        (count(*) filter (where user_type = 'admin'))::int as admins from users) people,
      (select count(*)::int as materials, coalesce(sum(cards_count), 0)::int as "flipCards" from materials) books`,
)

/** The lists, and the words each is searched by. */
export const searched = {
  users: { table: users, words: searchWords(users.fullName, users.email, users.phone) },
  subjects: { table: subjects, words: searchWords(subjects.name, subjects.description) },
  materials: { table: materials, words: searchWords(materials.title, materials.description) },
  flipCards: { table: flipCards, words: searchWords(flipCards.question, flipCards.answer) },
  quizzes: { table: quizzes, words: searchWords(quizzes.title) },
} as const

export type Searched = keyof typeof searched

/** How many rows of a list a search finds, counted up to one more than the limit. */
export async function countFound(db: Queryable, list: Searched, search: string): Promise<number> {
  const { table, words } = searched[list]
  const shown = list === 'flipCards' ? sql`${flipCards.state} = 'shown' and ` : sql``
  const matches = matchesWords(words, search) ?? sql`true`
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (select from ${table} where ${shown}${matches} limit ${foundLimit + 1}) matching`)
  return rows[0]?.found ?? 0
}
