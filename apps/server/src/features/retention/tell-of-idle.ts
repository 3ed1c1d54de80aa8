import { needsGuardian } from '@capivira/core/consents/consent'
import { type Circumstances, stepFor } from '@capivira/core/retention/idle-account'
import type { Transaction } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { queueEmail } from '../accounts/queue-email.ts'
import { guardianToTell } from '../consents/guardian-to-tell.ts'
import type { IdleTools } from './idle-tools.ts'
import { countOne, type HeldAccount, holdAccount, keepNotice } from './store.ts'

type Day = { today: string; most: number }

/**
 * Announces that an account will be erased: to the school, which has it in a list from now on, to the pupil where the
 * address is proven, and to the guardian who agreed. False when the day has had enough of them.
 */
export function tellOfIdle(
  { db, jobs, settings, now }: Pick<IdleTools, 'db' | 'jobs' | 'settings' | 'now'>,
  rule: Circumstances,
  userId: string,
  { today, most }: Day,
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const account = await holdAccount(tx, userId)
    if (!account || stepFor(account, rule) !== 'notify') return true
    if (!(await countOne(tx, 'noticed', today, most))) return false
    // Without a mail server e-mails lie in a folder: nobody would have been told.
    const told = settings.smtpUrl ? await whomToTell(tx, account) : nobody
    await keepNotice(tx, { userId, noticedAt: now, toldPupil: told.pupil, toldGuardian: told.guardian })
    if (told.pupil) await queueEmail({ db: tx, jobs, now }, 'account-idle', { userId })
    if (told.guardian) await queueEmail({ db: tx, jobs, now }, 'guardian-idle', { userId })
    return true
  })
}

const nobody = { pupil: false, guardian: false }

/**
 * Who has an address to write to. Nobody, where the school keeps the account out: what the e-mails ask for cannot be
 * done.
 */
async function whomToTell(tx: Transaction, account: HeldAccount): Promise<{ pupil: boolean; guardian: boolean }> {
  if (account.lockedAt) return nobody
  const guardian = needsGuardian(account) && (await guardianToTell(tx, account.id)) !== null
  return { pupil: account.isEmailVerified, guardian }
}
