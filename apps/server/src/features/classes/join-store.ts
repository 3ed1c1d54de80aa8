import { and, eq, isNull, sql } from 'drizzle-orm'
import { inNameOrder } from '../../platform/columns.ts'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { classes, classMembers } from './tables.ts'

const joined = {
  id: classes.id,
  name: classes.name,
  note: classes.note,
  teacherName: users.fullName,
}

/** The class of a code, and whether a pupil is in it; null when no class has it. */
export async function findByCode(db: Queryable, joinCode: string, userId: string) {
  const [row] = await db
    .select({
      ...joined,
      archivedAt: classes.archivedAt,
      isMember: sql<boolean>`exists (
        select from ${classMembers} as m where m.class_id = ${classes.id} and m.user_id = ${userId}
      )`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(eq(classes.joinCode, joinCode))
  return row ?? null
}

/** Holds the class of a code until the transaction ends, so that it is not archived nor its code changed meanwhile. */
export async function holdByCode(tx: Transaction, joinCode: string): Promise<void> {
  await tx.select({ id: classes.id }).from(classes).where(eq(classes.joinCode, joinCode)).for('share')
}

export async function insertMember(tx: Transaction, member: typeof classMembers.$inferInsert): Promise<void> {
  await tx.insert(classMembers).values(member).onConflictDoNothing()
}

/** The active classes a pupil is in, by name. */
export function listJoined(db: Queryable, userId: string) {
  return db
    .select({ ...joined, quietHours: classes.quietHours })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.archivedAt)))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(eq(classMembers.userId, userId))
    .orderBy(inNameOrder(classes.name), classes.id)
}
