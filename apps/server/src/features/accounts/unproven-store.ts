import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { UserRow } from './store.ts'
import { users } from './tables.ts'

/** A user by e-mail, held for good: nobody may do anything in their name meanwhile. */
export async function lockUserByEmail(tx: Transaction, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  return row ?? null
}

/**
 * Columns that registering fills in, or that go on by themselves; what stands in any other, also in one that is added
 * later, was done by somebody.
 */
const filledIn = new Set<string>([
  'id',
  'email',
  'firstName',
  'lastName',
  'fullName',
  // Written by the database from the name.
  'nameOrder',
  'phone',
  'password',
  'ageRange',
  'privacyAcceptedAt',
  'emailVerificationToken',
  'emailVerificationExpires',
  'selfRegistered',
  // Signing in notes it; whoever asks looks how long ago that was.
  'lastUsedAt',
  'createdAt',
  'updatedAt',
] satisfies (keyof UserRow)[])

/** What registering notes among the settings. */
const notedAtFirst = ['ageAskedAt']

/** Whether the account's own row is as registering left it. */
export function isAsRegistered(user: UserRow): boolean {
  const settings = Object.keys(user.settings).filter(key => !notedAtFirst.includes(key))
  return (
    settings.length === 0 &&
    Object.entries(getTableColumns(users)).every(([name, column]) => {
      const value = Object.entries(user).find(([key]) => key === name)?.[1]
      return filledIn.has(name) || name === 'settings' || value === (column.default ?? null)
    })
  )
}

/**
 * Rows that registering and signing in leave by themselves, as a condition; each other row that refers to a person, of
 * whatever table, is something they did or somebody did for them.
 */
const leftBySigningIn: Record<string, (now: Date) => ReturnType<typeof sql>> = {
  // Somebody who was here within the last day is somebody.
  sessions: now => sql`last_seen_at <= ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz`,
  sign_in_challenges: () => sql`true`,
  two_factor_codes: () => sql`true`,
  password_resets: () => sql`true`,
  // What the record of security events calls somebody by; signing in is one.
  security_people: () => sql`true`,
  guardian_consents: () => sql`given_at is null and revoked_at is null`,
}

/**
 * Whether a person did anything, in any table that refers to people: the database itself says which, so that none is
 * forgotten.
 */
export async function hasActed(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select t.relname as "table", a.attname as "column"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = ${'users'}::regclass`)
  const acts = rows.map(({ table, column }) => {
    const byItself = leftBySigningIn[table]
    const more = byItself ? sql` and not coalesce(${byItself(now)}, false)` : sql``
    return sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}${more})`
  })
  const [found] = (await tx.execute<{ acted: boolean }>(sql`select (${sql.join(acts, sql` or `)}) as acted`)).rows
  return found?.acted !== false
}
