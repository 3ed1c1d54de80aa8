import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { surelyUsedAt, usedAt } from '../accounts/use-conditions.ts'
import { idleAccounts, servedDays } from './tables.ts'

/** Days of the server's life that are kept: more than any notice lasts. */
const daysKept = 400

/**
 * Notes that a worker runs today, and forgets days that are long past and those that a clock which was ahead has left.
 * The next day stays: another worker's clock may be there already.
 */
export async function keepToday(db: Queryable, today: string): Promise<void> {
  await db.insert(servedDays).values({ day: today }).onConflictDoNothing()
  const { day } = servedDays
  await db
    .delete(servedDays)
    .where(or(gt(day, sql`${today}::date + 1`), lt(day, sql`${today}::date - ${daysKept}::int`)))
}

/** The days on which a server ran, in order. */
export async function selectServed(db: Queryable): Promise<string[]> {
  const rows = await db.select({ day: servedDays.day }).from(servedDays).orderBy(servedDays.day)
  return rows.map(({ day }) => day)
}

/** Counts one more account of today's; false where the day has had `most`. */
export async function countOne(
  tx: Transaction,
  what: 'noticed' | 'erased',
  today: string,
  most: number,
): Promise<boolean> {
  const column = servedDays[what]
  const rows = await tx
    .update(servedDays)
    .set({ [what]: sql`${column} + 1` })
    .where(and(eq(servedDays.day, today), lt(column, most)))
    .returning({ day: servedDays.day })
  return rows.length > 0
}

/**
 * Takes back notices that are over: the account was used or is kept, is no pupil's, or the clock was ahead. All, where
 * `before` is null.
 */
export async function dropNotices(db: Queryable, before: Date | null, now: Date): Promise<void> {
  const over =
    before === null
      ? sql`true`
      : sql`(${idleAccounts.noticedAt} > ${now} or ${idleAccounts.keptUntil} > ${now} or not exists (
          select from ${users} where ${users.id} = ${idleAccounts.userId} and user_type = 'student'
            and ${usedAt} <= ${before} and ${usedAt} < ${idleAccounts.noticedAt}))`
  const { noticedAt, keptUntil } = idleAccounts
  await db
    .update(idleAccounts)
    .set({ noticedAt: null, toldPupil: false, toldGuardian: false })
    .where(and(sql`${noticedAt} is not null`, over))
  await db.delete(idleAccounts).where(and(isNull(noticedAt), sql`coalesce(${keptUntil} <= ${now}, true)`))
}

/** Pupils idle since an instant whom nobody was told of and nobody keeps, the longest idle first. */
export async function selectUntold(db: Queryable, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(idleAccounts, eq(idleAccounts.userId, users.id))
    .where(and(eq(users.userType, 'student'), sql`${usedAt} <= ${before}`, isNull(idleAccounts.userId)))
    .orderBy(usedAt)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Accounts told of before an instant, the first told first. */
export async function selectTold(db: Queryable, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ userId: idleAccounts.userId })
    .from(idleAccounts)
    .where(lt(idleAccounts.noticedAt, before))
    .orderBy(idleAccounts.noticedAt)
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** A pupil's account, as the rule and the e-mails ask for it. */
export type HeldAccount = NonNullable<Awaited<ReturnType<typeof holdAccount>>>

/** Holds a pupil's account until the transaction ends: nobody signs in to it meanwhile. Null when there is none. */
export async function holdAccount(tx: Transaction, userId: string) {
  const pupil = and(eq(users.id, userId), eq(users.userType, 'student'))
  const held = await tx.select({ id: users.id }).from(users).where(pupil).for('update')
  if (held.length === 0) return null
  // Once it is held: what it had to wait for may have been a sign-in.
  const [row] = await tx
    .select({
      id: users.id,
      fullName: users.fullName,
      userType: users.userType,
      ageRange: users.ageRange,
      isEmailVerified: users.isEmailVerified,
      lockedAt: users.lockedAt,
      usedAt: surelyUsedAt,
      noticedAt: idleAccounts.noticedAt,
      keptUntil: idleAccounts.keptUntil,
    })
    .from(users)
    .leftJoin(idleAccounts, eq(idleAccounts.userId, users.id))
    .where(pupil)
  return row ? { ...row, usedAt: new Date(row.usedAt) } : null
}

/** Notes who was told of an account. */
export async function keepNotice(
  tx: Transaction,
  notice: { userId: string; noticedAt: Date; toldPupil: boolean; toldGuardian: boolean },
): Promise<void> {
  const told = { ...notice, keptUntil: null }
  await tx.insert(idleAccounts).values(told).onConflictDoUpdate({ target: idleAccounts.userId, set: told })
}

/** Ends the notice about an account and keeps it for a while; false when there is none. */
export async function keepAccount(tx: Transaction, userId: string, keptUntil: Date): Promise<boolean> {
  const rows = await tx
    .update(idleAccounts)
    .set({ noticedAt: null, toldPupil: false, toldGuardian: false, keptUntil })
    .where(and(eq(idleAccounts.userId, userId), sql`${idleAccounts.noticedAt} is not null`))
    .returning({ userId: idleAccounts.userId })
  return rows.length > 0
}

/** The notice about an account and when it was used last; null when there is none. */
export async function findNotice(db: Queryable, userId: string): Promise<{ noticedAt: Date; usedAt: Date } | null> {
  const [row] = await db
    .select({ noticedAt: idleAccounts.noticedAt, usedAt })
    .from(idleAccounts)
    .innerJoin(users, eq(users.id, idleAccounts.userId))
    .where(and(eq(idleAccounts.userId, userId), sql`${usedAt} < ${idleAccounts.noticedAt}`))
  return row?.noticedAt ? { noticedAt: row.noticedAt, usedAt: new Date(row.usedAt) } : null
}
