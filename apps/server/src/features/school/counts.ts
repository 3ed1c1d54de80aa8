import type { Queryable } from '../../platform/database.ts'
import { type SchoolCounts, selectLargestTeachers, selectSchoolCounts } from './store.ts'

/** How many there are of everything, without counting anything (decisions/036). */
export async function countSchool(db: Queryable): Promise<SchoolCounts> {
  const [counts] = await selectSchoolCounts(db, {})
  if (!counts) throw new Error('a sum answered no row')
  return counts
}

/** The teachers whose files take the most room. */
export const largestTeachers = (db: Queryable, limit: number) => selectLargestTeachers(db, limit)
