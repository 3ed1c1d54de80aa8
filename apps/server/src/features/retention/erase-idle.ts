import { type Circumstances, stepFor } from '@capivira/core/retention/idle-account'
import { inTransaction } from '../../platform/transaction.ts'
import { recordOwnAct } from '../admin/record-act.ts'
import { beginErasure, eraseAccount, erasedName, finishErasure } from '../erasure/erase-account.ts'
import { recordErasure } from '../security/record-erasure.ts'
import type { IdleTools } from './idle-tools.ts'
import { countOne, holdAccount } from './store.ts'

/**
 * Erases an account that was told of long enough and that nobody used since. False when the day has had enough of them.
 */
export async function eraseIdle(
  { db, files, settings, logger, now }: IdleTools,
  rule: Circumstances,
  userId: string,
  { today, most }: { today: string; most: number },
): Promise<boolean> {
  const erasure = await beginErasure(settings)
  const left = await inTransaction(db, async tx => {
    const account = await holdAccount(tx, userId)
    if (!account || stepFor(account, rule) !== 'erase') return 'stays'
    if (!(await countOne(tx, 'erased', today, most))) return 'enough'
    const gone = await eraseAccount(tx, erasure, { userId, now })
    if (!gone) return 'stays'
    const { pseudonym } = gone.emails
    await recordOwnAct(tx, now, 'erase-idle', { id: pseudonym, name: erasedName(pseudonym) })
    return gone
  })
  if (left === 'stays') return true
  if (left === 'enough') return false
  await finishErasure({ files, settings }, erasure, left)
  await recordErasure({ db, logger }, left.emails.pseudonym, now)
  return true
}
