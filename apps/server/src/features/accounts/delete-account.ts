import { adminsStay } from '@capivira/core/accounts/profile-contract'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { removeFiles } from '../materials/remove-files.ts'
import { checkOwnPassword } from './check-password.ts'
import { deleteAllOf } from './profile-store.ts'

/**
 * Deletes one's own account, after the password, with everything of theirs: what they studied and earned, and a teacher's
 * subjects and materials with their files. Refuses 409 for admins, who are deleted by nobody.
 */
export async function deleteAccount(
  { db, files }: { db: Database; files: FileStore },
  user: { id: string; userType: string },
  password: string,
): Promise<true | Refusal> {
  if (user.userType === 'admin') return new Refusal(409, adminsStay)
  const checked = await checkOwnPassword(db, user.id, password)
  if (checked instanceof Refusal) return checked
  const pdfPaths = await inTransaction(db, tx => deleteAllOf(tx, user.id))
  // Made an admin meanwhile.
  if (!pdfPaths) return new Refusal(409, adminsStay)
  await removeFiles(files, pdfPaths)
  return true
}
