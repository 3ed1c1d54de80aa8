import type { Storage } from '@capivira/core/admin/system-contract'
import pLimit from 'p-limit'
import type { FileStore } from '../../platform/files.ts'
import type { Services } from '../../platform/services.ts'
import { countSchool, largestTeachers } from '../school/counts.ts'
import { measureDatabase, shown } from './storage-store.ts'

type Sizes = Map<string, { count: number; bytes: number }>

/** A look at every file takes seconds where there are many; it is good for this long. */
const goodForMs = 5 * 60 * 1000
const atOnce = 32

/** Measures what is stored; looks at the files themselves at most every five minutes. */
export function storageMeter(): (services: Services, now: Date) => Promise<Storage> {
  let looked: { at: number; sizes: Promise<Sizes> } | null = null

  function filesOf(files: FileStore, now: Date): Promise<Sizes> {
    if (looked && now.getTime() - looked.at < goodForMs) return looked.sizes
    const sizes = measureFiles(files)
    looked = { at: now.getTime(), sizes }
    sizes.catch(() => {
      looked = null
    })
    return sizes
  }

  return async ({ db, files, settings }, now) => {
    const place = settings.storage.kind
    const [disk, database, { materials, pdfBytes }, teachers, sizes] = await Promise.all([
      files.space(),
      measureDatabase(db),
      countSchool(db),
      largestTeachers(db, shown),
      // A bucket is asked for the size of one file at a time: only what the database knows is told of it.
      place === 'folder' ? filesOf(files, now) : new Map<string, never>(),
    ])
    const others = [...sizes].filter(([kind]) => kind !== 'pdf').map(([kind, size]) => ({ kind, ...size }))
    return {
      place,
      disk,
      files: [
        { kind: 'pdf', count: materials, bytes: pdfBytes },
        ...others.toSorted((one, other) => other.bytes - one.bytes),
      ],
      database,
      teachers,
    }
  }
}

/** Files by what they are: PDFs, or the name of their folder. */
async function measureFiles(files: FileStore): Promise<Sizes> {
  const sizes: Sizes = new Map()
  const turn = pLimit(atOnce)
  const looks: Promise<void>[] = []
  for await (const { key, bytes } of files.list()) {
    const kind = key.includes('/') ? (key.split('/')[0] ?? key) : 'pdf'
    looks.push(
      turn(async () => {
        // A file may go while it is looked at.
        const size = await bytes().catch(() => 0)
        const known = sizes.get(kind) ?? { count: 0, bytes: 0 }
        sizes.set(kind, { count: known.count + 1, bytes: known.bytes + size })
      }),
    )
  }
  await Promise.all(looks)
  return sizes
}
