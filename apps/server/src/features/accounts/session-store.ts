import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type Checked, holdUnchanged } from './access-store.ts'
import { sessions, signInChallenges } from './tables.ts'

export type FoundSession = { user: SignedIn; createdAt: Date; lastSeenAt: Date }

type SessionRow = Omit<SignedIn, 'createdAt' | 'temporaryPasswordUntil'> & {
  temporaryUntil: string | null
  userSince: string
  startedAt: string
  lastSeenAt: string
}

/** Asked on every request. */
const selectUserOfSession = statement<{ sid: string; now: Date }, SessionRow>(
  'select_user_of_session',
  value => sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.full_name as "fullName", u.phone,
      u.profile_image_url as "profileImageUrl", u.user_type as "userType", u.level, u.xp, u.streak,
      u.last_study_date as "lastStudyDate", u.is_email_verified as "isEmailVerified",
      u.two_factor_enabled as "twoFactorEnabled", u.temporary_password_until as "temporaryUntil",
      u.age_range as "ageRange", u.settings, u.created_at as "userSince",
      s.created_at as "startedAt", s.last_seen_at as "lastSeenAt"
    from sessions s join users u on u.id = s.user_id
    where s.sid = ${value('sid')} and s.expire > ${value('now')} and u.locked_at is null`,
)

/** The session with this hashed id and its user, unless it has expired or the account is locked. */
export async function selectSession(db: Database, sid: string, now: Date): Promise<FoundSession | null> {
  const [row] = await selectUserOfSession(db, { sid, now })
  if (!row) return null
  const { userSince, temporaryUntil, startedAt, lastSeenAt, ...user } = row
  const temporaryPasswordUntil = temporaryUntil === null ? null : new Date(temporaryUntil)
  return {
    user: { ...user, temporaryPasswordUntil, createdAt: new Date(userSince) },
    createdAt: new Date(startedAt),
    lastSeenAt: new Date(lastSeenAt),
  }
}

/**
 * Stores a session and ends the user's oldest ones beyond `keep`. False when something changed who may sign in since
 * the account was checked: the session would outlive what ended all others.
 */
export function insertSession(
  db: Database,
  session: Omit<typeof sessions.$inferInsert, 'userId'>,
  user: Checked,
  keep: number,
): Promise<boolean> {
  return inTransaction(db, async tx => {
    if (!(await holdUnchanged(tx, user))) return false
    await tx.insert(sessions).values({ ...session, userId: user.id })
    await endSurplus(tx, user.id, keep)
    return true
  })
}

async function endSurplus(db: Queryable, userId: string, keep: number): Promise<void> {
  const held = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  const surplus = held.slice(0, Math.max(0, held.length - keep)).map(({ sid }) => sid)
  if (surplus.length > 0) await db.delete(sessions).where(inArray(sessions.sid, surplus))
}

/** Notes that a session was used and until when it now lasts. */
export async function touchSession(db: Queryable, sid: string, now: Date, expire: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expire }).where(eq(sessions.sid, sid))
}

export async function deleteChallengesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

export async function deleteSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** A user's sessions, the one used last first. */
export async function listSessionsOf(db: Queryable, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastSeenAt))
}

/** Ends one session of a user; false when they have no such session. */
export async function deleteSessionOf(db: Queryable, userId: string, sid: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid })
  return gone.length > 0
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(db: Queryable, userId: string, sid: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)))
}

/** Ends a session; answers whose it was, null when there was none. */
export async function deleteSession(db: Queryable, sid: string): Promise<string | null> {
  const [ended] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

/** Removes sessions that have expired; answers how many. */
export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expire, now)).returning({ sid: sessions.sid })
  return gone.length
}
