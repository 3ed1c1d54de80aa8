import type { Queryable } from '../../platform/database.ts'
import { kindOf } from '../../platform/files/own-names.ts'
import { knownDrawings, sampleDrawings } from '../drawings/known-drawings.ts'
import { knownDocuments, sampleDocuments } from '../materials/known-documents.ts'

/** Files that tell most likely whether a storage holds what the database knows: some of the newest, some of the oldest. */
export async function sampleFiles(db: Queryable): Promise<string[]> {
  return [...(await sampleDocuments(db)), ...(await sampleDrawings(db))]
}

/** The keys among these that a row refers to, or the program itself, whatever they are. */
export async function knownAmong(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const isDocument = (key: string) => ['document', 'page'].includes(kindOf(key) ?? '')
  const [documents, drawings] = await Promise.all([
    knownDocuments(db, keys.filter(isDocument)),
    knownDrawings(
      db,
      keys.filter(key => !isDocument(key)),
    ),
  ])
  return new Set([...documents, ...drawings])
}
