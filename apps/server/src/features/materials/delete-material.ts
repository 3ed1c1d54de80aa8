import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { inTransaction, patientWaiting } from '../../platform/transaction.ts'
import { removeFiles } from './remove-files.ts'
import { deleteOwn } from './store.ts'

/**
 * Deletes a teacher's material with its cards, quiz and pupils' progress, then its files. Answers false when they have
 * no such material. Pupils may be studying it at that moment: where their acts and this one are in each other's way, it
 * is tried again. Should the files survive (the server dies in between, a remote store is away), the sweeper removes
 * them.
 */
export async function deleteMaterial(
  { db, files }: { db: Database; files: FileStore },
  teacherId: string,
  materialId: number,
): Promise<boolean> {
  const pdfPath = await inTransaction(db, tx => deleteOwn(tx, teacherId, materialId), patientWaiting)
  if (pdfPath === null) return false
  await removeFiles(files, [pdfPath])
  return true
}
