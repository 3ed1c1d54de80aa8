import type { Logger } from 'pino'
import type { countHidden, HiddenLetters } from '../../extraction/count-hidden.ts'
import type { Database } from '../../platform/database.ts'
import { type FileStore, MissingFile } from '../../platform/files.ts'
import { saveLook, selectUnlooked, type Unlooked } from './hidden-text-store.ts'
import { hasUnfinished } from './processing-store.ts'

type Tools = {
  db: Database
  files: Pick<FileStore, 'open'>
  count: typeof countHidden
  logger: Pick<Logger, 'info'>
  now: () => Date
  signal: AbortSignal
  /** Milliseconds after which no further file is begun; a minute when nothing is said. */
  goMs?: number
}

const atOnce = 50
/** Of the type of a material's id. */
const largestId = 2 ** 31 - 1

/**
 * Looks once at the file of each material that was read before letters that no page shows were left out, one after the
 * other and the newest first, so that administrators know which of them to have processed again. Nothing of a material
 * changes. A go is short, and ends where a teacher waits for a PDF: the next one goes on.
 */
export async function lookForHidden(tools: Tools): Promise<void> {
  const { db, logger, now, signal, goMs = 60_000 } = tools
  const until = performance.now() + goMs
  const isOver = async () => performance.now() > until || (await hasUnfinished(db))
  const missing: Unlooked[] = []
  let looked = 0
  let found = 0
  for (let before = largestId; ; ) {
    const some = await selectUnlooked(db, { before, limit: atOnce })
    for (const material of some) {
      if (await isOver()) return
      const hidden = await lookAt(tools, material)
      signal.throwIfAborted()
      before = material.id
      if (hidden === 'missing') missing.push(material)
      else {
        await saveLook(db, material, { hidden, now: now() })
        looked++
        if (hidden.length > 0) found++
      }
    }
    if (some.length < atOnce) break
  }
  // Where no file was there the store itself may be away, as a disk that is not mounted: then they are looked for
  // again.
  if (looked > 0) for (const material of missing) await saveLook(db, material, { hidden: [], now: now() })
  if (looked > 0) logger.info({ looked, found }, 'files were looked through for text that no page shows')
}

/** What a file hides: nothing where it cannot be read any more. */
async function lookAt({ files, count, signal }: Tools, { pdfPath }: Unlooked): Promise<HiddenLetters[] | 'missing'> {
  const file = await files.open(pdfPath).catch(error => {
    if (error instanceof MissingFile) return null
    throw error
  })
  if (!file) return 'missing'
  try {
    return (await count(file.path, { signal })) ?? []
  } finally {
    await file.release()
  }
}
