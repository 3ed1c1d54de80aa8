import type { ExtractedDocument, Page } from '@capivira/core/materials/document'
import type { Lane } from '../../platform/jobs.ts'
import { Failure, type ProcessTools } from './processing.ts'
import { listPageNumbers, listPages, type Run, savePages, updateRun } from './processing-store.ts'
import { progressOf, steps } from './progress.ts'

/** Pages are kept as they come, in batches of at most this many, and never later than this. */
const batch = { pages: 25, ms: 400 }

/**
 * What a lane reads in one go. A document of more pages than this is not begun there; one with more scanned pages, one
 * that took longer, or whose recognition did, is put back to the end of the slow lane, and goes on where it stopped.
 * The plan counts pages without text; those whose text turns out to be none are known one by one, by the time they
 * take.
 */
const turns: Record<Lane, { pages: number; scannedPages: number; ms: number; recognizingMs: number }> = {
  quick: { pages: 60, scannedPages: 1, ms: Number.POSITIVE_INFINITY, recognizingMs: 15_000 },
  slow: {
    pages: Number.POSITIVE_INFINITY,
    scannedPages: Number.POSITIVE_INFINITY,
    ms: 3 * 60_000,
    recognizingMs: Number.POSITIVE_INFINITY,
  },
}

const unreadable =
  'Nenhuma página legível foi encontrada. Letra de mão e imagem sem nitidez não são lidas: envie o texto ' +
  'digitado ou páginas mais nítidas.'

/** Minutes that recognition still takes, from what the plan said of the pages it began with. */
type Recognition = { minutesPerPage: number }

/**
 * Reads a material's PDF to its end, keeping each page: what a killed worker has read is not read again. Answers the
 * whole document, or why it cannot be read, or 'slow' when this turn is over before the document is.
 */
export async function readDocument(
  { db, files, extract }: Pick<ProcessTools, 'db' | 'files' | 'extract'>,
  run: Run,
  { signal, lane }: { signal: AbortSignal; lane: Lane },
): Promise<ExtractedDocument | Failure | 'slow'> {
  const turn = turns[lane]
  const begun = performance.now()
  const known = await listPageNumbers(db, run.id)
  const fromPage = firstMissing(known)
  const hadText = known.length > 0 && (await listPages(db, run.id)).some(({ lines }) => lines.length > 0)
  const { path, release } = await files.open(run.pdfPath)
  const waiting: Page[] = []
  let keptAt = performance.now()
  let recognition: Recognition | null = null
  let recognizesSince = Number.POSITIVE_INFINITY
  let isOver = false
  let end: Pick<ExtractedDocument, 'outline' | 'title'> = { outline: [], title: null }

  async function keep(total: number): Promise<void> {
    const last = waiting.at(-1)
    if (!last) return
    const step =
      last.source === 'ocr' && recognition
        ? steps.recognizing(last.number, total, minutesLeft(recognition, total - last.number))
        : steps.reading(last.number, total)
    await savePages(db, run, waiting.splice(0), { step, progress: progressOf('reading', last.number / total) })
    keptAt = performance.now()
  }

  try {
    let total = 0
    for await (const event of extract(path, { fromPage, hadText, signal })) {
      if (event.kind === 'failed') {
        // The upload opened this very file: that it cannot be opened now is the machine's fault, and passes.
        if (event.failure.code === 'damaged') throw new Error('a PDF that could be opened at its upload cannot be now')
        if (event.failure.code === 'no-readable-page') return new Failure(unreadable, { isRead: true })
        return new Failure(event.failure.message)
      }
      if (event.kind === 'start') {
        total = event.total
        // A book takes ten times as long to read and write as a lesson that may come behind it.
        const isBook = total > turn.pages
        const step = isBook ? null : steps.reading(Math.min(fromPage, total), total)
        await updateRun(db, run, { pageCount: total, step })
        if (isBook) return 'slow'
      }
      if (event.kind === 'ocr') {
        const { pages, minutes, message } = event.plan
        recognition = { minutesPerPage: minutes / pages }
        recognizesSince = performance.now()
        isOver = pages > turn.scannedPages
        await updateRun(db, run, { step: message })
      }
      if (event.kind === 'page') {
        waiting.push(event.page)
        if (waiting.length >= batch.pages || performance.now() - keptAt >= batch.ms || isOver) await keep(total)
        const now = performance.now()
        isOver ||= now - begun > turn.ms || now - recognizesSince > turn.recognizingMs
        if (isOver && event.page.number < total) return 'slow'
      }
      if (event.kind === 'end') end = event
    }
    await keep(total)
  } finally {
    await release()
  }
  return { pages: await listPages(db, run.id), outline: end.outline, title: end.title }
}

/** The first number, counted from 1, that an ascending list lacks. */
export function firstMissing(numbers: readonly number[]): number {
  const gap = numbers.findIndex((number, place) => number !== place + 1)
  return (gap === -1 ? numbers.length : gap) + 1
}

function minutesLeft({ minutesPerPage }: Recognition, pages: number): number {
  return Math.max(1, Math.ceil(minutesPerPage * pages))
}
