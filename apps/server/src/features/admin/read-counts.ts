import type { Queryable } from '../../platform/database.ts'
import { countSchool } from '../school/counts.ts'
import { countMatching, type Searched } from './counts-store.ts'

export type Counts = { users: number; subjects: number; materials: number; flipCards: number; quizzes: number }

/** How many of everything there are: nothing is counted for it. */
export async function readCounts(
  db: Queryable,
): Promise<Counts & { students: number; teachers: number; admins: number }> {
  const { students, teachers, admins, subjects, materials, quizzes, cards } = await countSchool(db)
  const users = students + teachers + admins
  return { users, students, teachers, admins, subjects, materials, quizzes, flipCards: cards }
}

/**
 * How many rows of a list a search finds, counted up to one more than the limit; all there are where nothing is
 * searched for.
 */
export async function countFound(db: Queryable, list: Searched, search: string): Promise<number> {
  return (await countMatching(db, list, search)) ?? (await readCounts(db))[list]
}
