import type { DrawingState, ReviewedDrawing } from '@capivira/core/drawings/contract'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { presentReviewed } from './present.ts'
import { type Reviewer, resolveReports, selectOpenReports } from './report-store.ts'
import { countToReview, selectToReview, updateState } from './review-store.ts'

/** A page of the drawings in a state, each with what was said of it, and how many wait. */
export async function listToReview(
  db: Database,
  reviewer: Reviewer,
  page: { state: DrawingState; before: number | undefined },
): Promise<{ drawings: ReviewedDrawing[]; waiting: number; reported: number; more: boolean }> {
  const [{ rows, more }, counts] = await Promise.all([selectToReview(db, reviewer, page), countToReview(db, reviewer)])
  const ids = rows.map(({ drawing }) => drawing.id)
  const reports = Map.groupBy(await selectOpenReports(db, reviewer, ids), ({ drawingId }) => drawingId)
  const drawings = rows.map(row => presentReviewed(row, reports.get(row.drawing.id) ?? []))
  return { drawings, more, ...counts }
}

/** Shows a drawing to all or hides it, and ticks off what was said of it; false when there is none. */
export function reviewDrawing(
  db: Database,
  reviewer: Reviewer,
  { id, state, now }: { id: number; state: 'shown' | 'hidden'; now: Date },
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const review = { isApproved: state === 'shown', reviewedAt: now, reviewedBy: reviewer.id }
    if (!(await updateState(tx, id, review))) return false
    await resolveReports(tx, id, now)
    return true
  })
}
