import type { Queryable } from '../../platform/database.ts'
import { selectKnownPdfPaths, selectSomePdfPaths } from './store.ts'

/** Some of the files that materials came in: the newest and the oldest. */
export const sampleDocuments = (db: Queryable): Promise<string[]> => selectSomePdfPaths(db, 20)

/** The keys among these that belong to a material: the file it came in, and pages drawn of it. */
export async function knownDocuments(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await selectKnownPdfPaths(db, [...new Set(keys.map(documentOf))])
  return new Set(keys.filter(key => known.has(documentOf(key))))
}

/** The document a file belongs to: itself, or the PDF whose pages, or figures of them, lie in its folder. */
function documentOf(key: string): string {
  const [, folder] = /^(?:pages|figures)\/([^/]+)\//.exec(key) ?? []
  return folder ? `${folder}.pdf` : key
}
