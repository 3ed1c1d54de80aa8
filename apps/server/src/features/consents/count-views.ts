import type { ConsentView } from '@capivira/core/consents/contract'
import type { Queryable } from '../../platform/database.ts'
import { countSchool } from '../school/counts.ts'
import { countUnchecked, countViewsOf, type SchoolViewer } from './list-store.ts'

/** How many pupils there are in each view: an administrator's by the counts of the school. */
export async function countViews(db: Queryable, viewer: SchoolViewer): Promise<Record<ConsentView, number>> {
  if (viewer.userType !== 'admin') return countViewsOf(db, viewer)
  const [{ children, consented, ageless }, check] = await Promise.all([countSchool(db), countUnchecked(db, viewer)])
  return { pending: children - consented, check, given: consented, unknown: ageless }
}
