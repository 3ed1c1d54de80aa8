import type { ExtractionFailure } from './failure.ts'
import { LIMITS, type Limits } from './limits.ts'
import { openDocument } from './open-document.ts'

export type Inspection = { pages: number } | { failure: ExtractionFailure }

/**
 * What an upload has to know at once: the number of pages, or why the file cannot be read. It opens the document in a
 * confined child and reads no page. Throws when the file itself cannot be read (ENOENT, EACCES).
 */
export async function inspectPdf(file: string, limits: Limits = LIMITS): Promise<Inspection> {
  const document = await openDocument(file, limits)
  if ('failure' in document) return document
  document.child.close()
  return { pages: document.opened.pages }
}
