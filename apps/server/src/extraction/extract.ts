import type { OutlineEntry, Page } from '@capivira/core/materials/document'
import { type ExtractionFailure, failure } from './failure.ts'
import { pageGlyphs } from './layout/page-glyphs.ts'
import { pageLines } from './layout/page-lines.ts'
import { LIMITS, type Limits } from './limits.ts'
import { ChildStopped, PdfChild } from './sandbox/pdf-child.ts'

export type ExtractionEvent =
  | { kind: 'start'; total: number }
  | { kind: 'page'; page: Page; total: number }
  | { kind: 'end'; outline: readonly OutlineEntry[]; title: string | null }
  | { kind: 'failed'; failure: ExtractionFailure }

export type ExtractOptions = {
  /** First page to read, counted from 1: a job taken up again goes on where it was. */
  fromPage?: number
  signal?: AbortSignal
  limits?: Limits
}

/**
 * Reads a PDF page by page: first the number of pages, then each page as it is done, then the outline and the title.
 * What is wrong with the document is the last event ('failed'); an abort throws the signal's reason.
 */
export async function* extractDocument(file: string, options: ExtractOptions = {}): AsyncGenerator<ExtractionEvent> {
  const { fromPage = 1, signal, limits = LIMITS } = options
  signal?.throwIfAborted()
  const child = new PdfChild(file, limits)
  const abort = () => child.close()
  signal?.addEventListener('abort', abort)
  try {
    child.ask({ op: 'open' })
    const { reply: opened } = await child.take('open', limits.openMs)
    if (opened.error) return yield { kind: 'failed', failure: failure(opened.error) }
    const total = opened.pages
    if (total > limits.maxPages) return yield { kind: 'failed', failure: failure('too-many-pages') }
    yield { kind: 'start', total }
    child.ask({ op: 'text', from: fromPage, to: total, maxGlyphs: limits.maxGlyphsPerPage })
    for (let number = fromPage; number <= total; number++) {
      const { reply, binary } = await child.take('text', limits.pageMs)
      const lines = pageLines(pageGlyphs(reply, binary))
      const source = lines.length > 0 ? 'text' : 'none'
      yield {
        kind: 'page',
        total,
        page: { number, width: reply.width, height: reply.height, lines, source, confidence: null },
      }
    }
    child.ask({ op: 'outline', maxEntries: limits.maxOutlineEntries })
    const { reply: outline } = await child.take('outline', limits.openMs)
    const entries = outline.entries.map(({ level, title, page }) => ({ level, title, page: page > 0 ? page : null }))
    yield { kind: 'end', outline: entries, title: opened.title.trim() || null }
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof ChildStopped)) throw error
    yield { kind: 'failed', failure: failure('too-complex') }
  } finally {
    signal?.removeEventListener('abort', abort)
    child.close()
  }
}
