import { emailTaken, type registerBody, wrongSecret } from '@capivira/core/accounts/contract'
import { splitName } from '@capivira/core/accounts/names'
import { needsGuardian } from '@capivira/core/consents/consent'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { sendRequest } from '../consents/ask-guardian.ts'
import { finishErasure } from '../erasure/erase-account.ts'
import { sameText } from './email-secrets.ts'
import { hashPassword } from './password-hash.ts'
import { queueEmail } from './queue-email.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { replaceUnproven } from './replace-unproven.ts'
import { insertUser, type UserRow } from './store.ts'

type RegisterTools = {
  db: Database
  settings: Settings
  /** Null for accounts whose address needs no proof: those of the demo school. */
  jobs: Pick<Jobs, 'sendEmail'> | null
  /** Null where no account can be in the way: with those of the demo school. */
  files: FileStore | null
  now: Date
}

/**
 * Creates an account and sends the link that confirms its e-mail; a child's guardian, where one was named, is asked for
 * the consent. Teachers and admins prove that the school invited them by its secret; refuses 403 when it is wrong, 400
 * for a password that is easily guessed and 409 when the e-mail is taken, unless by a registration that nobody ever
 * proved.
 */
export async function registerUser(
  { db, settings, files, jobs, now }: RegisterTools,
  body: z.output<typeof registerBody>,
): Promise<UserRow | Refusal> {
  const { userType, secretPassword = '' } = body
  if (userType !== 'student') {
    const secret = userType === 'teacher' ? settings.teacherSecret : settings.adminSecret
    if (!sameText(secretPassword, secret)) return refuseField(403, 'secretPassword', wrongSecret)
  }
  const weak = await refuseWeakPassword(body.password, body, settings)
  if (weak) return weak
  const values = {
    email: body.email,
    fullName: body.fullName,
    ...splitName(body.fullName),
    phone: body.phone,
    userType,
    password: await hashPassword(body.password),
    ageRange: body.ageRange ?? null,
    privacyAcceptedAt: body.acceptsPrivacy ? now : null,
    // The app's form asks for it, and leaving it out is an answer.
    settings: body.acceptsPrivacy ? { ageAskedAt: now.toISOString() } : {},
    isEmailVerified: jobs === null,
    selfRegistered: jobs !== null,
  }
  const { user, room } = await inTransaction(db, async tx => {
    const first = await insertUser(tx, values, now)
    const room = !first && files ? await replaceUnproven(tx, settings, { email: body.email, now }) : null
    const inserted = room ? await insertUser(tx, values, now) : first
    if (inserted && jobs) {
      await queueEmail({ db: tx, jobs, now }, 'verify-email', { userId: inserted.id })
      const guardian = needsGuardian(inserted) && body.guardian
      if (guardian) {
        const { name: guardianName, relation, email: guardianEmail } = guardian
        await sendRequest({ db: tx, settings, jobs, now }, inserted.id, { guardianName, relation, guardianEmail })
      }
    }
    return { user: inserted, room }
  })
  if (room && files) await finishErasure({ files, settings }, room.erasure, room.left)
  return user ?? refuseField(409, 'email', emailTaken)
}
