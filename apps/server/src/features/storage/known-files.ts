import type { Queryable } from '../../platform/database.ts'
import { kindOf } from '../../platform/files/own-names.ts'
import { knownDrawings, sampleDrawings } from '../drawings/known-drawings.ts'
import { knownDocuments, sampleDocuments } from '../materials/known-documents.ts'
import { knownFigures } from '../materials/known-figures.ts'

/**
 * Files that tell most likely whether a storage holds what the database knows: some of the newest, some of the oldest.
 */
export async function sampleFiles(db: Queryable): Promise<string[]> {
  return [...(await sampleDocuments(db)), ...(await sampleDrawings(db))]
}

/** The keys among these that a row refers to, or the program itself, whatever they are. */
export async function knownAmong(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const sorted = Map.groupBy(keys, keeperOf)
  const of = (keeper: ReturnType<typeof keeperOf>) => sorted.get(keeper) ?? []
  const known = await Promise.all([
    knownDocuments(db, of('document')),
    knownFigures(db, of('figure')),
    knownDrawings(db, of('drawing')),
  ])
  return new Set(known.flatMap(some => [...some]))
}

/** Which rows know a file. What stands for a whole folder of figures goes with its document. */
function keeperOf(key: string): 'document' | 'figure' | 'drawing' {
  const kind = kindOf(key)
  if (kind === 'figure') return 'figure'
  return kind === 'document' || kind === 'page' || key.startsWith('figures/') ? 'document' : 'drawing'
}
