import type { SubjectAccess } from '@capivira/core/classes/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { subjects } from '../materials/tables.ts'
import { classes, subjectClasses } from './tables.ts'

/** Who sees a teacher's subject; null when they have no such subject. */
export async function findAccess(db: Queryable, teacherId: string, subjectId: number): Promise<SubjectAccess | null> {
  const rows = await db
    .select({ restricted: subjects.isRestricted, classId: subjectClasses.classId })
    .from(subjects)
    .leftJoin(subjectClasses, eq(subjectClasses.subjectId, subjects.id))
    .where(and(eq(subjects.id, subjectId), eq(subjects.teacherId, teacherId)))
    .orderBy(asc(subjectClasses.classId))
  const [first] = rows
  return first ? { restricted: first.restricted, classIds: rows.flatMap(({ classId }) => classId ?? []) } : null
}

/**
 * Restricts a teacher's subject or opens it; false when they have no such subject. Holds it until the transaction ends.
 */
export async function updateRestriction(
  tx: Transaction,
  teacherId: string,
  subjectId: number,
  isRestricted: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(subjects)
    .set({ isRestricted })
    .where(and(eq(subjects.id, subjectId), eq(subjects.teacherId, teacherId)))
    .returning({ id: subjects.id })
  return rows.length > 0
}

/** Which of these classes are a teacher's own. */
export async function ownAmong(db: Queryable, teacherId: string, classIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(inArray(classes.id, [...classIds]), eq(classes.teacherId, teacherId)))
    .orderBy(asc(classes.id))
  return rows.map(({ id }) => id)
}

/** Makes these the classes of a subject, instead of those it had. */
export async function replaceClasses(tx: Transaction, subjectId: number, classIds: readonly number[]): Promise<void> {
  await tx.delete(subjectClasses).where(eq(subjectClasses.subjectId, subjectId))
  if (classIds.length > 0) await tx.insert(subjectClasses).values(classIds.map(classId => ({ subjectId, classId })))
}

/** Whether there is such a class, whoever's. */
export async function isClass(db: Queryable, classId: number): Promise<boolean> {
  return (await db.select({ id: classes.id }).from(classes).where(eq(classes.id, classId))).length > 0
}
