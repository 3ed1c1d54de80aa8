import type { Database } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { changeAccess } from './change-access.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { type PlaceNames, refuseWeakPassword } from './refuse-weak-password.ts'
import { findUserById, lockUser, type UserRow } from './store.ts'

const notTemporary = new Refusal(409, 'Sua senha já é só sua. Para trocá-la, vá ao seu perfil.')
const same = 'Escolha uma senha diferente da provisória.'

/**
 * Gives an account its own password in place of the one an administrator handed out, and ends every session of that
 * one. Refuses 409 when the account has its own already, 400 when the new one is the old one.
 */
export async function setOwnPassword(
  { db, settings, now }: { db: Database; settings: PlaceNames; now: Date },
  userId: string,
  password: string,
): Promise<UserRow | Refusal> {
  const known = await findUserById(db, userId)
  if (!known?.temporaryPasswordUntil) return notTemporary
  const weak = await refuseWeakPassword(password, known, settings)
  if (weak) return weak
  // Only now: it is what takes long.
  const hash = await hashPassword(password)
  return inTransaction(db, async tx => {
    const user = await lockUser(tx, userId)
    if (!user?.temporaryPasswordUntil) return notTemporary
    if (await passwordMatches(user.password, password)) return refuseField(400, 'password', same)
    const own = { password: hash, temporaryPasswordUntil: null }
    return (await changeAccess(tx, user, own, { now, sessions: 'all' })) ?? notTemporary
  })
}
