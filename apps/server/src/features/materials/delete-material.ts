import type { Database } from '../../platform/database.ts'
import { type FileStore, StoreAway } from '../../platform/files.ts'
import { imageFolder } from './page-image.ts'
import { deleteOwn } from './store.ts'

/**
 * Deletes a teacher's material with its cards, quiz and pupils' progress, then its files. Answers false when they have no
 * such material. Should the files survive (the server dies in between, a remote store is away), the sweeper removes them.
 */
export async function deleteMaterial(
  { db, files }: { db: Database; files: FileStore },
  teacherId: string,
  materialId: number,
): Promise<boolean> {
  const pdfPath = await deleteOwn(db, teacherId, materialId)
  if (pdfPath === null) return false
  try {
    await files.remove(pdfPath)
    await files.removeFolder(imageFolder(pdfPath))
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
  }
  return true
}
