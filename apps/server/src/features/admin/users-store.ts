import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { materials } from '../materials/tables.ts'

export type UserRow = typeof users.$inferSelect
export type UserType = UserRow['userType']

/** Inserts an account; null when its e-mail is taken. */
export async function insertAccount(tx: Transaction, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row ?? null
}

/**
 * Holds every administrator and one more user until the transaction ends, so that administrators who act on one another
 * at the same time take turns. Answers the user, or null when there is none.
 */
export async function lockAdminsAnd(tx: Transaction, userId: string): Promise<UserRow | null> {
  const held = await tx
    .select()
    .from(users)
    .where(sql`${users.userType} = 'admin' or ${users.id} = ${userId}`)
    .orderBy(users.id)
    .for('update')
  return held.find(({ id }) => id === userId) ?? null
}

/** Whether a user is still an administrator who may act. */
export async function isOpenAdmin(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.userType, 'admin'), isNull(users.lockedAt)))
  return rows.length > 0
}

export async function countMaterials(tx: Transaction, teacherId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(materials).where(eq(materials.teacherId, teacherId))
  return row?.total ?? 0
}
