import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { sessions, users } from './tables.ts'

export type FoundSession = { user: SignedIn; createdAt: Date; lastSeenAt: Date }

const fields = {
  user: {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    fullName: users.fullName,
    phone: users.phone,
    profileImageUrl: users.profileImageUrl,
    userType: users.userType,
    level: users.level,
    xp: users.xp,
    streak: users.streak,
    lastStudyDate: users.lastStudyDate,
    isEmailVerified: users.isEmailVerified,
    twoFactorEnabled: users.twoFactorEnabled,
    createdAt: users.createdAt,
  },
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
}

/** The session with this hashed id and its user, unless it has expired. */
export async function selectSession(db: Database, sid: string, now: Date): Promise<FoundSession | null> {
  const [row] = await db
    .select(fields)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
  return row ?? null
}

/** Stores a session and ends the user's oldest ones beyond `keep`. */
export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert, keep: number): Promise<void> {
  await db.insert(sessions).values(session)
  const held = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(asc(sessions.createdAt))
  const surplus = held.slice(0, Math.max(0, held.length - keep)).map(({ sid }) => sid)
  if (surplus.length > 0) await db.delete(sessions).where(inArray(sessions.sid, surplus))
}

/** Notes that a session was used and until when it now lasts. */
export async function touchSession(db: Queryable, sid: string, now: Date, expire: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expire }).where(eq(sessions.sid, sid))
}

export async function deleteSession(db: Queryable, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid))
}

/** Removes sessions that have expired; answers how many. */
export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expire, now)).returning({ sid: sessions.sid })
  return gone.length
}
