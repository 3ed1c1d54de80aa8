import type { ExtractedDocument } from '@capivira/core/materials/document'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { findLesson } from './find-lesson.ts'
import { firstCardsOf } from './first-cards.ts'
import { hearSecondOpinion } from './hear-second-opinion.ts'
import { Failure, type ProcessTools } from './processing.ts'
import { type Run, Superseded, updateRun } from './processing-store.ts'
import { progressOf, steps } from './progress.ts'

/** Milliseconds between two writes of the progress. */
const pause = 400

/** Has the cards, questions and words written, noting the progress a few times per second. */
export async function writeItems(
  { db, generate, openModel }: Pick<ProcessTools, 'db' | 'generate' | 'openModel'>,
  run: Run,
  document: ExtractedDocument,
  signal: AbortSignal,
): Promise<GeneratedMaterial | Failure> {
  await updateRun(db, run, { status: 'generating', step: steps.writing, progress: progressOf('writing', 0) })
  const lost = new AbortController()
  const over = new AbortController()
  const stop = AbortSignal.any([signal, lost.signal])
  let share = 0
  let step: string = steps.writing
  let shown = ''
  let showing: Promise<void> | null = null
  let writing: Promise<void> | null = null
  const timer = setInterval(() => {
    if (`${share} ${step}` === shown || writing) return
    shown = `${share} ${step}`
    writing = updateRun(db, run, { progress: progressOf('writing', share), step })
      // Whether the material is still ours is what matters here; a write that failed is made up for by the next one.
      .catch(error => error instanceof Superseded && lost.abort(error))
      .then(() => {
        writing = null
      })
  }, pause)
  try {
    // Calls to a model that nobody waits for any more end with the writing.
    const model = await openModel?.(run, AbortSignal.any([stop, over.signal]))
    const lesson = model && (await findLesson(db, run.id))
    const generated = await generate(document, {
      title: run.title,
      seed: run.pdfSha256.toString('hex'),
      onProgress: done => {
        share = done
      },
      onFirst: told => {
        const firstCards = firstCardsOf(told)
        if (firstCards.length > 0) showing ??= updateRun(db, run, { firstCards }).catch(() => {})
      },
      signal: stop,
      ...(model && { model }),
      ...(lesson && { lesson }),
      onPart: (done, total) => {
        step = done < total ? steps.asking(done + 1, total) : steps.writing
      },
    })
    if (!model || generated instanceof Failure) return generated
    return await hearSecondOpinion(db, run.id, {
      ask: model.ask,
      generated,
      onAsk: () => {
        step = steps.judging
      },
    })
  } finally {
    over.abort()
    clearInterval(timer)
    await writing
    await showing
  }
}
