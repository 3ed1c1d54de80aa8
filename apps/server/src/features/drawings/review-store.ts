import type { DrawingState } from '@capivira/core/drawings/contract'
import { and, count, desc, eq, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { sharesPublicly } from '../consents/sharing-conditions.ts'
import { isForReviewer, isReported, type Reviewer } from './report-store.ts'
import { aiDrawings } from './tables.ts'

/** Drawings shown at a time. */
const pageSize = 48

const unseen = and(eq(aiDrawings.isApproved, false), isNull(aiDrawings.reviewedAt))

/** Warned of, to this reviewer. Whatever became of it: one that was looked at before may be shown meanwhile. */
const reportedTo = (reviewer: Reviewer) => and(isReported, isForReviewer(reviewer))

/** What waits without a warning; the warnings of others' pupils are theirs. */
const plainlyWaiting = and(unseen, not(isReported))

const inState: Record<DrawingState, SQL | undefined> = {
  shown: eq(aiDrawings.isApproved, true),
  waiting: plainlyWaiting,
  hidden: and(eq(aiDrawings.isApproved, false), isNotNull(aiDrawings.reviewedAt)),
}

const select = (db: Queryable, wanted: SQL | undefined, limit: number) =>
  db
    .select({ drawing: aiDrawings, author: users.fullName, shared: sharesPublicly(aiDrawings.createdByUserId) })
    .from(aiDrawings)
    .innerJoin(users, eq(users.id, aiDrawings.createdByUserId))
    .where(and(wanted, isNotNull(aiDrawings.imageKey)))
    .orderBy(desc(aiDrawings.id))
    .limit(limit)

/**
 * Drawings for those who review them, with their authors, the newest first; and whether there are more. Before those
 * that wait stand those that somebody warned the reviewer of.
 */
export async function selectToReview(
  db: Queryable,
  reviewer: Reviewer,
  { state, before }: { state: DrawingState; before: number | undefined },
) {
  const older = before === undefined ? undefined : lt(aiDrawings.id, before)
  const [first, rows] = await Promise.all([
    state === 'waiting' && before === undefined ? select(db, reportedTo(reviewer), pageSize) : [],
    select(db, and(inState[state], older), pageSize + 1),
  ])
  return { rows: [...first, ...rows.slice(0, pageSize)], more: rows.length > pageSize }
}

/** Drawings that a reviewer was warned of, and those that wait, with them. */
export async function countToReview(db: Queryable, reviewer: Reviewer): Promise<{ reported: number; waiting: number }> {
  const counted = async (wanted: SQL | undefined) => {
    const [row] = await db
      .select({ total: count() })
      .from(aiDrawings)
      .where(and(wanted, isNotNull(aiDrawings.imageKey)))
    return row?.total ?? 0
  }
  const [reported, plain] = await Promise.all([counted(reportedTo(reviewer)), counted(plainlyWaiting)])
  return { reported, waiting: reported + plain }
}

/** Shows a finished drawing to all or hides it; false when there is none. */
export async function updateState(
  db: Queryable,
  id: number,
  review: { isApproved: boolean; reviewedAt: Date; reviewedBy: string },
): Promise<boolean> {
  const rows = await db
    .update(aiDrawings)
    .set(review)
    .where(and(eq(aiDrawings.id, id), isNotNull(aiDrawings.imageKey)))
    .returning({ id: aiDrawings.id })
  return rows.length > 0
}
