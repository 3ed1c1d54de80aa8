import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { users } from '../accounts/tables.ts'
import { sharesPublicly } from '../consents/sharing-conditions.ts'
import { membersOf } from '../materials/visibility-conditions.ts'
import { aiDrawings, drawingProblems } from './tables.ts'

/** A warning, without who sent it. */
export type ReportRow = Pick<typeof drawingProblems.$inferSelect, 'id' | 'reason' | 'comment' | 'createdAt'>

/** Who reviews drawings. */
export type Reviewer = Pick<SignedIn, 'id' | 'userType'>

/** Holds a pupil's row until the transaction ends. */
export async function lockReporter(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Whether a pupil's warning of a drawing waits for somebody to look. */
export async function hasOpenReport(db: Queryable, userId: string, drawingId: number): Promise<boolean> {
  const { id, resolvedAt } = drawingProblems
  const rows = await db
    .select({ id })
    .from(drawingProblems)
    .where(and(eq(drawingProblems.userId, userId), eq(drawingProblems.drawingId, drawingId), isNull(resolvedAt)))
  return rows.length > 0
}

/** Holds a drawing that a pupil sees in the gallery and did not make; false when there is none. */
export async function lockShown(tx: Transaction, userId: string, drawingId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: aiDrawings.id })
    .from(aiDrawings)
    .where(
      and(
        eq(aiDrawings.id, drawingId),
        eq(aiDrawings.isApproved, true),
        isNotNull(aiDrawings.imageKey),
        ne(aiDrawings.createdByUserId, userId),
        sharesPublicly(aiDrawings.createdByUserId),
      ),
    )
    .for('update', { of: aiDrawings })
  return rows.length > 0
}

/** Warnings a pupil has sent on a school day. */
export async function countReports(db: Queryable, userId: string, day: SchoolDay): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(drawingProblems)
    .where(and(eq(drawingProblems.userId, userId), eq(drawingProblems.day, day)))
  return row?.total ?? 0
}

/** Keeps a warning. */
export async function insertReport(db: Queryable, report: typeof drawingProblems.$inferInsert): Promise<void> {
  await db.insert(drawingProblems).values(report)
}

/** Whether somebody who reviews has looked at a drawing after a warning. */
export async function wasLookedAt(db: Queryable, drawingId: number): Promise<boolean> {
  const rows = await db
    .select({ id: drawingProblems.id })
    .from(drawingProblems)
    .where(and(eq(drawingProblems.drawingId, drawingId), isNotNull(drawingProblems.resolvedAt)))
    .limit(1)
  return rows.length > 0
}

/** Takes a drawing out of the gallery as if nobody had looked at it yet. */
export async function hideUntilReviewed(db: Queryable, drawingId: number): Promise<void> {
  await db
    .update(aiDrawings)
    .set({ isApproved: false, reviewedAt: null, reviewedBy: null })
    .where(eq(aiDrawings.id, drawingId))
}

/**
 * Holds a drawing until the transaction ends, so that a warning comes before or after what is decided; false when there
 * is none.
 */
export async function lockDrawing(tx: Transaction, drawingId: number): Promise<boolean> {
  const rows = await tx.select({ id: aiDrawings.id }).from(aiDrawings).where(eq(aiDrawings.id, drawingId)).for('update')
  return rows.length > 0
}

/** Whether a drawing has warnings that nobody looked at and that are not the reviewer's to read. */
export async function hasReportsOfOthers(db: Queryable, reviewer: Reviewer, drawingId: number): Promise<boolean> {
  const theirs = isForReviewer(reviewer)
  if (theirs === undefined) return false
  const rows = await db
    .select({ id: aiDrawings.id })
    .from(aiDrawings)
    .where(and(eq(aiDrawings.id, drawingId), isReported, not(theirs)))
  return rows.length > 0
}

/** Ticks off what was said of a drawing: somebody has looked. */
export async function resolveReports(db: Queryable, drawingId: number, now: Date): Promise<void> {
  await db
    .update(drawingProblems)
    .set({ resolvedAt: now })
    .where(and(eq(drawingProblems.drawingId, drawingId), isNull(drawingProblems.resolvedAt)))
}

/** Whether a drawing has a warning that nobody looked at, as a condition. */
export const isReported: SQL = sql`exists (
  select from ${drawingProblems} as warning where warning.drawing_id = ${aiDrawings.id} and warning.resolved_at is null
)`

/**
 * Whether warnings of a drawing are for a reviewer, as a condition: those of their classes' pupils are a teacher's, all
 * an admin's.
 */
export const isForReviewer = ({ id, userType }: Reviewer): SQL | undefined =>
  userType === 'admin'
    ? undefined
    : sql`${aiDrawings.createdByUserId} in (select member.id from ${membersOf(id)} as member)`

/**
 * What was said of drawings and nobody looked at, the newest first; of those alone whose warnings are for the reviewer.
 */
export async function selectOpenReports(db: Queryable, reviewer: Reviewer, drawingIds: readonly number[]) {
  if (drawingIds.length === 0) return []
  const { id, drawingId, reason, comment, createdAt, resolvedAt } = drawingProblems
  return db
    .select({ id, drawingId, reason, comment, createdAt })
    .from(drawingProblems)
    .innerJoin(aiDrawings, eq(aiDrawings.id, drawingId))
    .where(and(inArray(drawingId, [...drawingIds]), isNull(resolvedAt), isForReviewer(reviewer)))
    .orderBy(desc(createdAt), desc(id))
}
