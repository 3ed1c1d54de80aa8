import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { guardedStore } from '../src/features/storage/guard-files.ts'
import { openOwnership } from '../src/features/storage/ownership.ts'
import { selectInstallation } from '../src/features/storage/store.ts'
import { openDatabase } from '../src/platform/database.ts'
import type { DatabaseHome } from '../src/platform/files/claim.ts'
import { openFileStore } from '../src/platform/files.ts'
import type { Storage } from '../src/platform/settings.ts'
import { createTestDatabase } from './database.ts'

/**
 * Installations for the tests of a file, each with a database of its own, over storages in a folder that is new for
 * each test.
 */
export function useInstallations() {
  let place = ''
  const endings: (() => Promise<unknown> | unknown)[] = []
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'capivira-owner-'))
  })
  afterEach(async () => {
    for (const ending of endings.splice(0).reverse()) await ending()
    await rm(place, { recursive: true, force: true })
  })

  const homes = { a: home('1'), b: home('2') }
  function home(database: string): DatabaseHome {
    return { kind: 'server', cluster: '7', database }
  }

  const folder = (name = 'files'): Storage => ({ kind: 'folder', folder: join(place, name) })
  let now = new Date('2026-03-02T15:00:00Z')
  const passes = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  /** An installation with a database of its own. */
  async function installation({ at = folder(), in: inHome = homes.a }: { at?: Storage; in?: DatabaseHome } = {}) {
    const database = await createTestDatabase()
    const { db, close } = openDatabase(database.url, 4)
    endings.push(database.drop, close)
    const said: string[] = []
    async function start({
      adopt,
      storage = at,
      inside = inHome,
    }: {
      adopt?: string
      storage?: Storage
      inside?: DatabaseHome
    } = {}) {
      const store = await openFileStore({ storage, dataFolder: join(place, 'data') })
      const ownership = openOwnership({
        db,
        store,
        settings: { storage, ...(adopt && { storageAdopt: adopt }) },
        home: async () => inside,
        logger: { warn: (sentence: string) => void said.push(sentence), error: () => {} },
        now: () => now,
      })
      endings.push(ownership.stop)
      const files = guardedStore(store, ownership, db)
      const state = async () => (await ownership.look()).state
      const keep = async (key: string) => {
        const path = join(files.incoming, `${randomUUID()}.part`)
        await writeFile(path, 'x')
        await files.keep(path, key)
      }
      return { ownership, store, files, state, keep, row: () => selectInstallation(db) }
    }
    return { db, said, start }
  }

  /** A database restored from a dump of another one, as it is now. */
  async function restored(from: Awaited<ReturnType<typeof installation>>, inHome = homes.b) {
    const copy = await installation({ in: inHome })
    const { rows } = await from.db.$client.query('select to_json(installation) as row from installation')
    await copy.db.$client.query('insert into installation select * from json_populate_record(null::installation, $1)', [
      rows[0].row,
    ])
    return copy
  }

  return {
    installation,
    restored,
    folder,
    homes,
    passes,
    place: () => place,
    now: () => now,
    atTheEnd: (ending: () => unknown) => void endings.push(ending),
  }
}

/** The name of a PDF that nobody knows. */
export const pdf = () => `${randomUUID()}.pdf`
