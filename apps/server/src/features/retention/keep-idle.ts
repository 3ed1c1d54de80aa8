import type { Readable } from 'node:stream'
import { messages } from '@capivira/core/http/errors'
import { keptMonths, monthsAfter } from '@capivira/core/retention/idle-account'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { ownDataFile } from '../accounts/own-data-file.ts'
import { recordAct } from '../admin/record-act.ts'
import { isAnnounced } from './list-store.ts'
import { holdAccount, keepAccount } from './store.ts'

type Tools = { db: Database; now: Date }
type Who = Pick<SignedIn, 'id' | 'userType' | 'fullName'>

const notFound = new Refusal(404, messages.notFound)

/**
 * Ends the announced erasure of a pupil's account and keeps it for twelve months. Refuses 404 where there is none in
 * the list.
 */
export function keepIdle({ db, now }: Tools, who: Who, userId: string): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const account = await holdAccount(tx, userId)
    if (!account || !(await isAnnounced(tx, who, userId))) return notFound
    await keepAccount(tx, userId, monthsAfter(now, keptMonths))
    await recordAct(tx, { actor: who, now }, 'keep-idle', { id: userId, name: account.fullName })
    return { message: `A conta de ${account.fullName} fica por mais ${keptMonths} meses.` }
  })
}

/**
 * Everything kept about a pupil whose account will be erased, for the school to hand over; who took it is written down.
 */
export async function exportIdle({ db, now }: Tools, who: Who, userId: string): Promise<Readable | Refusal> {
  const noted = await inTransaction(db, async tx => {
    const account = await holdAccount(tx, userId)
    if (!account || !(await isAnnounced(tx, who, userId))) return notFound
    await recordAct(tx, { actor: who, now }, 'export-idle', { id: userId, name: account.fullName })
    return true
  })
  return noted instanceof Refusal ? noted : ownDataFile(db, userId, now)
}
