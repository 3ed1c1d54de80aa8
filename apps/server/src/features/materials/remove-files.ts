import pLimit from 'p-limit'
import type { Queryable } from '../../platform/database.ts'
import { type FileStore, StoreAway } from '../../platform/files.ts'
import { figureFolder } from './cut-figure.ts'
import { imageFolder } from './page-image.ts'
import { selectPdfPaths } from './store.ts'

const atOnce = 4

/** The PDFs that go with a teacher who is about to be deleted. */
export const pdfPathsOf = (db: Queryable, teacherId: string): Promise<string[]> => selectPdfPaths(db, teacherId)

/**
 * Removes the PDFs of materials that are gone, their drawn pages and figures. Should files survive (the server dies in
 * between, a remote store is away), the sweeper removes them.
 */
export async function removeFiles(files: FileStore, pdfPaths: readonly string[]): Promise<void> {
  const turn = pLimit(atOnce)
  await Promise.all(pdfPaths.map(pdfPath => turn(() => removeOne(files, pdfPath))))
}

async function removeOne(files: FileStore, pdfPath: string): Promise<void> {
  try {
    await files.remove(pdfPath)
    await files.removeFolder(imageFolder(pdfPath))
    await files.removeFolder(figureFolder(pdfPath))
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
  }
}
