import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { coloredFolder, drawingFolder, pictureFolder } from './folders.ts'
import { deleteUnfinished, selectUsedKeys } from './store.ts'
import { keptPictures } from './studio.ts'

/** Younger files may be about to get their row. */
const safeAgeMs = 60 * 60 * 1000
/** Files looked up at a time. */
const batch = 500

/**
 * Removes drawings and coloured pictures that no row refers to: their account is gone, or the server was killed in between. And
 * composed pictures that are none of the themes': of an earlier edition, or of words that pupils wrote, which were kept once.
 */
export async function sweepDrawings({
  db,
  files,
  now,
}: {
  db: Database
  files: FileStore
  now: Date
}): Promise<number> {
  await deleteUnfinished(db, new Date(now.getTime() - safeAgeMs))
  const themes = keptPictures()
  let removed = 0
  let some: { key: string; modifiedAt: () => Promise<Date> }[] = []
  const look = async () => {
    const used = await selectUsedKeys(
      db,
      some.map(({ key }) => nameOf(key)),
    )
    for (const { key, modifiedAt } of some) {
      if (used.has(nameOf(key)) || now.getTime() - (await modifiedAt()).getTime() <= safeAgeMs) continue
      await files.remove(key)
      removed++
    }
    some = []
  }
  for await (const file of files.list()) {
    if (file.key.startsWith(`${pictureFolder}/`) && !themes.has(nameOf(file.key))) {
      await files.remove(file.key)
      removed++
    }
    if (!file.key.startsWith(`${drawingFolder}/`) && !file.key.startsWith(`${coloredFolder}/`)) continue
    some.push(file)
    if (some.length === batch) await look()
  }
  await look()
  return removed
}

/** The name a row knows a file by: without its ending. */
const nameOf = (key: string) => key.replace(/\.\w+$/, '')
