import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import type { Claim, DatabaseHome } from '../../platform/files/claim.ts'
import type { StoragePlace } from '../../platform/files/file-store.ts'
import { installation, removalsDue, unknownFiles } from './tables.ts'

export type InstallationRow = typeof installation.$inferSelect

/** This installation, made at the first asking. */
export async function selectInstallation(db: Queryable): Promise<InstallationRow> {
  const [found] = await db.select().from(installation)
  if (found) return found
  await db.insert(installation).values({}).onConflictDoNothing()
  const [made] = await db.select().from(installation)
  if (!made) throw new Error('the installation has no row')
  return made
}

/** This installation's row, until the transaction ends. */
export async function lockInstallation(tx: Transaction): Promise<InstallationRow> {
  const [row] = await tx.select().from(installation).for('update')
  return row ?? selectInstallation(tx)
}

/** Remembers from which database e-mails are sent, and since when this is another one than before. */
export async function noteArrival(tx: Transaction, mailHome: DatabaseHome, arrivedAt: Date | null): Promise<void> {
  await tx.update(installation).set({ mailHome, arrivedAt })
}

/** What is about to be written into the mark; false when another process changed the row since it was read. */
export async function noteClaim(db: Queryable, read: InstallationRow, claim: Claim): Promise<boolean> {
  const unchanged = and(
    eq(installation.id, read.id),
    eq(installation.number, read.number),
    read.pending === null
      ? isNull(installation.pending)
      : sql`${installation.pending}->>'nonce' = ${read.pending.nonce}`,
  )
  const noted = await db
    .update(installation)
    .set({ pending: claim })
    .where(unchanged)
    .returning({ id: installation.id })
  return noted.length > 0
}

/** Takes over what was written; nothing where another process has done so. */
export async function confirmClaim(
  db: Queryable,
  claim: Claim,
  { place, home, now, isNewPlace }: { place: StoragePlace; home: DatabaseHome; now: Date; isNewPlace: boolean },
): Promise<void> {
  await db
    .update(installation)
    .set({
      id: claim.installation,
      number: claim.number,
      nonce: claim.nonce,
      pending: null,
      place,
      home,
      withheld: null,
      raisedAt: now,
      ...(isNewPlace && { rootDone: false }),
    })
    .where(sql`${installation.pending}->>'nonce' = ${claim.nonce}`)
}

/** Remembers a storage in which unknown files of our form were found. */
export async function withhold(db: Queryable, place: StoragePlace): Promise<void> {
  await db.update(installation).set({ withheld: place })
}

export async function noteRootDone(db: Queryable): Promise<void> {
  await db.update(installation).set({ rootDone: true })
}

/** Which database this is, as PostgreSQL tells it. */
export async function askHome(db: Database): Promise<DatabaseHome> {
  const { rows } = await db.$client.query<{ database: string }>(
    'select oid::text as database from pg_database where datname = current_database()',
  )
  return { kind: 'server', cluster: await askCluster(db), database: rows[0]?.database ?? '' }
}

/** Null where the role may not ask, as on some hosted databases. */
async function askCluster(db: Database): Promise<string | null> {
  try {
    const { rows } = await db.$client.query<{ cluster: string }>(
      'select system_identifier::text as cluster from pg_control_system()',
    )
    return rows[0]?.cluster ?? null
  } catch (error) {
    // insufficient_privilege, undefined_function
    if (error instanceof Error && 'code' in error && ['42501', '42883'].includes(String(error.code))) return null
    throw error
  }
}

/** The most that one look can add to the time for which a file is known to be unknown: a clock may jump. */
const mostBetweenMs = 60 * 60 * 1000

/**
 * Notes that these files are unknown now; answers for how long each has been, in milliseconds, as far as it was looked
 * at.
 */
export async function noteUnknown(db: Queryable, keys: readonly string[], now: Date): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const passed = sql`extract(epoch from excluded.seen_at - ${unknownFiles.seenAt}) * 1000`
  const rows = await db
    .insert(unknownFiles)
    .values(keys.map(key => ({ key, firstSeen: now, seenAt: now })))
    .onConflictDoUpdate({
      target: unknownFiles.key,
      set: {
        unknownMs: sql`${unknownFiles.unknownMs} + least(greatest(${passed}, 0), ${mostBetweenMs})::bigint`,
        seenAt: sql`excluded.seen_at`,
      },
    })
    .returning({ key: unknownFiles.key, unknownMs: unknownFiles.unknownMs })
  return new Map(rows.map(({ key, unknownMs }) => [key, unknownMs]))
}

/** Forgets files that are known, or gone. */
export async function forgetUnknown(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(unknownFiles).where(inArray(unknownFiles.key, [...keys]))
}

/** Forgets files that have not been seen for long: somebody else removed them. */
export async function forgetUnseen(db: Queryable, before: Date): Promise<void> {
  await db.delete(unknownFiles).where(lt(unknownFiles.seenAt, before))
}

export async function insertDue(db: Queryable, key: string): Promise<void> {
  await db.insert(removalsDue).values({ key }).onConflictDoNothing()
}

export async function selectDue(db: Queryable, most: number): Promise<string[]> {
  const rows = await db.select().from(removalsDue).limit(most)
  return rows.map(({ key }) => key)
}

export async function deleteDue(db: Queryable, key: string): Promise<void> {
  await db.delete(removalsDue).where(eq(removalsDue.key, key))
}
