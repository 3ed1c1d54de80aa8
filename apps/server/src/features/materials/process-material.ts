import type { Database } from '../../platform/database.ts'
import type { Lane, MaterialJob } from '../../platform/jobs.ts'
import { Failure, type ProcessTools } from './processing.ts'
import { beginRun, endUnread, type Run, Superseded, updateRun } from './processing-store.ts'
import { readDocument } from './read-document.ts'
import { saveGenerated } from './save-generated.ts'
import { writeItems } from './write-items.ts'

/** A worker that dies this often over one document without getting any further is killed by it. */
const maxStarts = 10

/**
 * Turns a material's PDF into cards, questions and words: reads page by page, writes, saves all at once. Running it
 * again goes on where it stopped, and changes nothing once it is done. Answers 'slow' when what is left to read has to
 * wait for its turn in the slow lane. Throws on a surprise, to be tried again.
 */
export async function processMaterial(
  tools: ProcessTools,
  job: MaterialJob,
  turn: { signal: AbortSignal; lane: Lane },
): Promise<'done' | 'slow'> {
  const run = await beginRun(tools.db, job)
  if (!run) return 'done'
  try {
    const outcome = await readAndWrite(tools, run, turn)
    const isEnded =
      outcome instanceof Failure && outcome.isRead && (await endUnread(tools.db, run, outcome.reason, tools.now()))
    if (outcome instanceof Failure && !isEnded) await updateRun(tools.db, run, failed(outcome))
    if (outcome !== 'slow') return 'done'
    await updateRun(tools.db, run, { status: 'queued' })
    return 'slow'
  } catch (error) {
    if (error instanceof Superseded) return 'done'
    const again = { status: 'queued' as const, step: 'Tentando de novo em instantes', firstCards: [] }
    await updateRun(tools.db, run, again).catch(() => {})
    throw error
  }
}

async function readAndWrite(
  tools: ProcessTools,
  run: Run,
  turn: { signal: AbortSignal; lane: Lane },
): Promise<Failure | 'slow' | undefined> {
  if (run.starts > maxStarts)
    return new Failure('Este PDF interrompeu o processamento várias vezes. Exporte-o de novo.')
  const document = await readDocument(tools, run, turn)
  if (document === 'slow' || document instanceof Failure) return document
  const generated = await writeItems(tools, run, document, turn.signal)
  if (generated instanceof Failure) return generated
  await saveGenerated(tools.db, run, generated, tools.now())
}

/** Marks a material whose every attempt met a surprise. */
export async function giveUpMaterial(db: Database, job: MaterialJob): Promise<void> {
  const run = await beginRun(db, job)
  const reason = 'Não foi possível processar este material. Reprocesse; se continuar, exporte o PDF de novo e envie-o.'
  if (run) await updateRun(db, run, failed(new Failure(reason)))
}

const failed = ({ reason }: Failure) => ({
  status: 'failed' as const,
  step: null,
  failureReason: reason,
  firstCards: [],
})
