import { createHash, timingSafeEqual } from 'node:crypto'
import { emailTaken, type registerBody, wrongSecret } from '@capivira/core/accounts/contract'
import { splitName } from '@capivira/core/accounts/names'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { hashPassword } from './password-hash.ts'
import { insertUser, type UserRow } from './store.ts'

type Secrets = Pick<Settings, 'teacherSecret' | 'adminSecret'>

/**
 * Creates an account. Teachers and admins prove that the school invited them by its secret; refuses 403 when it is wrong
 * and 409 when the e-mail is taken.
 */
export async function registerUser(
  { db, settings, now }: { db: Database; settings: Secrets; now: Date },
  body: z.output<typeof registerBody>,
): Promise<UserRow | Refusal> {
  const { userType, secretPassword = '' } = body
  if (userType !== 'student') {
    const secret = userType === 'teacher' ? settings.teacherSecret : settings.adminSecret
    if (!sameSecret(secretPassword, secret))
      return new Refusal(403, wrongSecret, { errors: { secretPassword: wrongSecret } })
  }
  const user = await insertUser(
    db,
    {
      email: body.email,
      fullName: body.fullName,
      ...splitName(body.fullName),
      phone: body.phone,
      userType,
      password: await hashPassword(body.password),
    },
    now,
  )
  return user ?? new Refusal(409, emailTaken, { errors: { email: emailTaken } })
}

/** Compares in a time that tells nothing about where the two differ, nor how long the secret is. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
