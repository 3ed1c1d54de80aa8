import path from 'node:path'
import type { Database } from '../../platform/database.ts'
import { openDatabase } from '../../platform/database.ts'
import { runningAddress } from '../../platform/embedded-postgres/running-address.ts'
import { peekMark } from '../../platform/files.ts'
import { identityOf } from '../../platform/folder-identity.ts'
import type { EnvironmentSettings } from '../../platform/settings.ts'
import { judgeMark, type Known } from './judge-mark.ts'
import { parseMark } from './mark-file.ts'
import { nameOf, sentences } from './sentences.ts'
import { askHome } from './store.ts'

/** Whose a storage is, as far as it can be told without starting anything. */
export type Owner =
  /** Nobody's yet, or this installation's: a small file may be written for a trial. */
  | { isOurs: true }
  /** Another's, with what to do; or somebody's, while the database does not tell who this installation is. */
  | { isOurs: false; sentence: string | null }

/**
 * Looks at the mark of a storage, and asks the database of `DATABASE_URL`, or the embedded one where it runs, whether
 * it is its own.
 */
export async function ownerOf(
  settings: Pick<EnvironmentSettings, 'storage' | 'dataFolder' | 'databaseUrl'>,
): Promise<Owner> {
  const found = await peekMark(settings)
  if (!found) return { isOurs: true }
  const mark = parseMark(found.bytes, found.place)
  const known = await askInstallation(settings)
  if (!known) return { isOurs: false, sentence: null }
  const judged = judgeMark(mark, known.row, { place: found.place, home: known.home })
  if (judged === 'ours' || judged === 'unmarked') return { isOurs: true }
  return { isOurs: false, sentence: sentences[judged](nameOf(settings.storage), mark.installation) }
}

async function askInstallation({ databaseUrl, dataFolder }: Pick<EnvironmentSettings, 'databaseUrl' | 'dataFolder'>) {
  const url = databaseUrl ?? runningAddress(path.join(dataFolder, 'postgres'))
  if (!url) return null
  const { db, close } = openDatabase(url, 1)
  try {
    const row = await selectKnown(db)
    const home = databaseUrl ? await askHome(db) : { kind: 'embedded' as const, folder: identityOf(dataFolder) }
    return row && { row, home }
  } catch {
    // It does not answer, which another question tells, or is of a version without owners.
    return null
  } finally {
    await close()
  }
}

/** The row as it is: asking makes none. */
async function selectKnown(db: Database): Promise<Known | null> {
  const { rows } = await db.$client.query<Known>('select id, number, nonce, pending, home from installation')
  return rows[0] ?? null
}
