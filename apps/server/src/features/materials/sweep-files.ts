import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { listPdfPaths } from './store.ts'

/** Younger files may be about to get their row. */
const safeAgeMs = 60 * 60 * 1000

/**
 * Removes files that nobody refers to: uploads that broke off, PDFs whose row was never written (the server was killed in
 * between) or is gone, and their drawn pages. Answers how many.
 */
export async function sweepFiles({ db, files, now }: { db: Database; files: FileStore; now: Date }): Promise<number> {
  const isOld = (modified: Date) => now.getTime() - modified.getTime() > safeAgeMs
  let removed = 0
  for (const name of await readdir(files.incoming)) {
    const path = join(files.incoming, name)
    const found = await stat(path).catch(() => null)
    if (!found || !isOld(found.mtime)) continue
    await rm(path, { force: true })
    removed++
  }
  // Listed before the rows are read: a file that gets its row in between is not taken for an orphan.
  const kept: { key: string; modifiedAt: () => Promise<Date> }[] = []
  for await (const file of files.list()) if (isOfMaterials(file.key)) kept.push(file)
  const known = new Set(await listPdfPaths(db))
  for (const { key, modifiedAt } of kept) {
    if (known.has(pdfOf(key)) || !isOld(await modifiedAt())) continue
    await files.remove(key)
    removed++
  }
  return removed
}

/** The PDF a file belongs to: itself, or the one whose page it shows. */
function pdfOf(key: string): string {
  const [, folder] = /^pages\/([^/]+)\//.exec(key) ?? []
  return folder ? `${folder}.pdf` : key
}

/** Other folders belong to other features, which sweep their own. */
function isOfMaterials(key: string): boolean {
  return !key.includes('/') || key.startsWith('pages/')
}
