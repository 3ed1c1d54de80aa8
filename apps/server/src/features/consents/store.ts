import { mailbox } from '@capivira/core/accounts/mailbox'
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { mailboxOf, users } from '../accounts/tables.ts'
import { guardianConsents } from './tables.ts'

export type ConsentRow = typeof guardianConsents.$inferSelect

const child = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  firstName: users.firstName,
  userType: users.userType,
  ageRange: users.ageRange,
}

/**
 * Holds a person until the transaction ends, so that what is done about their consent is done in turn; null when they
 * are gone.
 */
export async function lockChild(tx: Transaction, userId: string) {
  const [row] = await tx.select(child).from(users).where(eq(users.id, userId)).for('no key update')
  return row ?? null
}

export async function insertConsent(tx: Transaction, consent: typeof guardianConsents.$inferInsert): Promise<void> {
  await tx.insert(guardianConsents).values(consent)
}

/** Forgets what was asked for and never answered. */
export async function deleteAsked(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(guardianConsents)
    .where(
      and(eq(guardianConsents.userId, userId), isNull(guardianConsents.revokedAt), isNull(guardianConsents.givenAt)),
    )
}

/** The consent whose link has this token, with the child it is about; null when there is none or it waited too long. */
export async function findByToken(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ consent: guardianConsents, child })
    .from(guardianConsents)
    .innerJoin(users, eq(users.id, guardianConsents.userId))
    .where(
      and(
        eq(guardianConsents.tokenHash, tokenHash),
        or(isNotNull(guardianConsents.givenAt), gt(guardianConsents.expiresAt, now)),
      ),
    )
  return row ?? null
}

/** Notes that a consent was given. */
export async function writeGiven(
  tx: Transaction,
  id: number,
  given: Pick<ConsentRow, 'guardianName' | 'relation' | 'textVersion'> & { givenAt: Date },
): Promise<void> {
  await tx.update(guardianConsents).set(given).where(eq(guardianConsents.id, id))
}

/** Who took a consent back; of the school by name. */
export type Revoked = { revokedBy: NonNullable<ConsentRow['revokedBy']>; revokedById?: string; revokedByName?: string }

/** Notes that a given consent was taken back; false when there is none. */
export async function writeRevoked(
  tx: Transaction,
  userId: string,
  revoked: Revoked & { revokedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(guardianConsents)
    .set(revoked)
    .where(
      and(eq(guardianConsents.userId, userId), isNull(guardianConsents.revokedAt), isNotNull(guardianConsents.givenAt)),
    )
    .returning({ id: guardianConsents.id })
  return rows.length > 0
}

/**
 * Notes that the school found nothing wrong with what a guardian gave by link; false when there is nothing to look at.
 */
export async function writeChecked(
  db: Queryable,
  userId: string,
  checked: { checkedAt: Date; checkedById: string; checkedByName: string },
): Promise<boolean> {
  const rows = await db
    .update(guardianConsents)
    .set(checked)
    .where(
      and(
        eq(guardianConsents.userId, userId),
        eq(guardianConsents.method, 'letter'),
        isNotNull(guardianConsents.givenAt),
        isNull(guardianConsents.revokedAt),
        isNull(guardianConsents.checkedAt),
      ),
    )
    .returning({ id: guardianConsents.id })
  return rows.length > 0
}

const objected = (userId: string) =>
  and(eq(guardianConsents.userId, userId), eq(guardianConsents.revokedBy, 'objection'))

/** What the school did not accept last, of a child's; null when there is nothing. */
export async function findObjected(db: Queryable, userId: string): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(guardianConsents)
    .where(objected(userId))
    .orderBy(desc(guardianConsents.revokedAt), desc(guardianConsents.id))
    .limit(1)
  return row ?? null
}

/** Whether the school once did not accept what came from this address for this child. */
export async function wasObjectedTo(db: Queryable, userId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: guardianConsents.id })
    .from(guardianConsents)
    .where(and(objected(userId), sql`${mailboxOf(guardianConsents.guardianEmail)} = ${mailbox(email)}`))
    .limit(1)
  return row !== undefined
}

export async function updateAge(
  tx: Transaction,
  userId: string,
  ageRange: '13 a 17' | '18 ou mais' | 'até 12',
  now: Date,
) {
  await tx.update(users).set({ ageRange, updatedAt: now }).where(eq(users.id, userId))
}

/** Removes requests that nobody answered in time. */
export async function deleteUnanswered(db: Queryable, now: Date): Promise<void> {
  await db.delete(guardianConsents).where(and(lt(guardianConsents.expiresAt, now), isNull(guardianConsents.givenAt)))
}

/** Addresses of guardians that were written to about a pupil. */
export async function selectGuardianEmails(tx: Queryable, userId: string): Promise<string[]> {
  const { guardianEmail } = guardianConsents
  const rows = await tx
    .selectDistinct({ guardianEmail })
    .from(guardianConsents)
    .where(and(eq(guardianConsents.userId, userId), isNotNull(guardianEmail)))
  return rows.flatMap(row => row.guardianEmail ?? [])
}

/**
 * Puts another name in place of somebody's who is about to be deleted, in the consents of others that they recorded,
 * took back or looked at.
 */
export async function renameInConsents(
  tx: Queryable,
  { userId, called }: { userId: string; called: string },
): Promise<void> {
  const { recordedBy, recordedByName, revokedById, revokedByName, checkedById, checkedByName } = guardianConsents
  const recorded = eq(recordedBy, userId)
  const revoked = eq(revokedById, userId)
  const checked = eq(checkedById, userId)
  await tx
    .update(guardianConsents)
    .set({
      recordedByName: sql`case when ${recorded} then ${called} else ${recordedByName} end`,
      revokedByName: sql`case when ${revoked} then ${called} else ${revokedByName} end`,
      checkedByName: sql`case when ${checked} then ${called} else ${checkedByName} end`,
    })
    .where(or(recorded, revoked, checked))
}
