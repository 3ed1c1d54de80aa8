import type { Queryable } from '../../platform/database.ts'
import { type SchoolCounts, selectSchoolCounts } from './store.ts'

export { schoolCount, selectLargestTeachers } from './store.ts'

/** How many there are of everything, without counting anything (decisions/036). */
export async function countSchool(db: Queryable): Promise<SchoolCounts> {
  const [counts] = await selectSchoolCounts(db, {})
  if (!counts) throw new Error('a sum answered no row')
  return counts
}
