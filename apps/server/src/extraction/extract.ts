import type { OutlineEntry } from '@capivira/core/materials/document'
import { type ExtractionFailure, failure } from './failure.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { EngineName } from './ocr/engine.ts'
import { openDocument } from './open-document.ts'
import { type PageEvent, readPages } from './read-pages.ts'
import { ChildStopped } from './sandbox/pdf-child.ts'

export type ExtractionEvent =
  | { kind: 'start'; total: number }
  | PageEvent
  | { kind: 'end'; outline: readonly OutlineEntry[]; title: string | null }
  | { kind: 'failed'; failure: ExtractionFailure }

export type ExtractOptions = {
  /** First page to read, counted from 1: a job taken up again goes on where it was. */
  fromPage?: number
  /** True when pages before `fromPage` had text: then the rest may be empty. */
  hadText?: boolean
  signal?: AbortSignal
  limits?: Limits
  /** Which Tesseract reads scanned pages; the machine's where it can when nothing is said. */
  engine?: EngineName
}

/**
 * Reads a PDF page by page: first the number of pages, then each page in order as it is done, then the outline and the
 * title. What is wrong with the document is the last event ('failed'). An abort ends the children and throws the
 * signal's reason; leaving the loop early ends them too. Throws when the file itself cannot be read.
 */
export async function* extractDocument(
  file: string,
  options: ExtractOptions = {},
): AsyncGenerator<ExtractionEvent, void> {
  const { fromPage = 1, hadText = false, signal, limits = LIMITS, engine } = options
  signal?.throwIfAborted()
  const document = await openDocument(file, limits)
  if ('failure' in document) return yield { kind: 'failed', failure: document.failure }
  const { child, opened } = document
  const total = opened.pages
  let hasText = hadText
  let overLimit = false
  try {
    yield { kind: 'start', total }
    child.ask({ op: 'outline', maxEntries: limits.maxOutlineEntries })
    const { reply } = await child.take('outline', limits.openMs)
    for await (const event of readPages(file, { child, from: fromPage, total, limits, signal, engine })) {
      if (event.kind === 'page') {
        hasText ||= event.page.lines.length > 0
        overLimit ||= event.overLimit
      }
      yield event
    }
    if (!hasText) return yield { kind: 'failed', failure: failure(overLimit ? 'too-complex' : 'no-readable-page') }
    const outline = reply.entries.map(({ level, title, page }) => ({ level, title, page: page > 0 ? page : null }))
    yield { kind: 'end', outline, title: opened.title.trim() || null }
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof ChildStopped)) throw error
    yield { kind: 'failed', failure: failure('too-complex') }
  } finally {
    child.close()
  }
}
