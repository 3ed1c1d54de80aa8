import type { Queryable } from '../../platform/database.ts'
import { selectFigureKeys } from './figure-store.ts'

/** The keys among these under which a figure's picture is kept. */
export async function knownFigures(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  return keys.length === 0 ? new Set() : new Set(await selectFigureKeys(db, keys))
}
