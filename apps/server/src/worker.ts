import { availableParallelism, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { countHidden } from './extraction/count-hidden.ts'
import { extractDocument } from './extraction/extract.ts'
import { hasNativeTesseract } from './extraction/ocr/native.ts'
import { sendEmail } from './features/accounts/send-email.ts'
import { sweepAccounts } from './features/accounts/sweep-accounts.ts'
import { forgetOldActs } from './features/admin/forget-old-acts.ts'
import { modelOfSettings } from './features/ai/ask-model.ts'
import { reportModel } from './features/ai/model-problem.ts'
import { sweepConsents } from './features/consents/sweep-consents.ts'
import { furnishDemoSchool } from './features/demo/furnish-demo-school.ts'
import { paintAhead } from './features/drawings/paint-ahead.ts'
import { sweepDrawings } from './features/drawings/sweep-drawings.ts'
import { weighAnswers } from './features/editing/weigh-answers.ts'
import { sweepErasures } from './features/erasure/sweep-erasures.ts'
import { generateInChild } from './features/materials/generate-in-child.ts'
import { keepCardSearch } from './features/materials/keep-card-search.ts'
import { lookForHidden } from './features/materials/look-for-hidden.ts'
import { giveUpMaterial, processMaterial } from './features/materials/process-material.ts'
import type { Generate } from './features/materials/processing.ts'
import { requeueUnfinished } from './features/materials/requeue-unfinished.ts'
import { reportTreeless } from './features/materials/treeless.ts'
import { fitMemories } from './features/memory/fit-memories.ts'
import { sweepIdle } from './features/retention/sweep-idle.ts'
import { forgetOldEvents } from './features/security/forget-old-events.ts'
import { hasSettled } from './features/storage/arrival.ts'
import { mayWriteIn, type Ownership } from './features/storage/ownership.ts'
import { sweepStorage } from './features/storage/sweep-storage.ts'
import { replayMemories } from './features/study/replay-memories.ts'
import type { Database } from './platform/database.ts'
import type { BareStore, FileStore } from './platform/files.ts'
import { type Running, startWorking } from './platform/jobs.ts'
import { openMailer } from './platform/mail.ts'
import type { Settings } from './platform/settings.ts'
import { usableMemory } from './platform/usable-memory.ts'

export type WorkerParts = {
  settings: Settings
  databaseUrl: string
  /** Connections of its queue; four when nothing is said. */
  queueConnections?: number
  db: Database
  files: FileStore
  /** What the files are kept in, and whose it is: for tidying up; absent in tests that have none. */
  storage?: { store: BareStore; ownership: Ownership }
  logger: Logger
  now: () => Date
}

/** The worker: what is done with each kind of job. */
export async function startWorker({
  databaseUrl,
  queueConnections,
  logger,
  storage,
  ...parts
}: WorkerParts): Promise<Running> {
  const { settings, db, files, now } = parts
  giveWay()
  const mailer = openMailer(settings)
  const openModel = modelOfSettings(settings.ai, { db, now, report: reportModel(settings.ai, logger) })
  const engine = await usableEngine(settings.ocrEngine, logger)
  const extract: typeof extractDocument = (file, options) => extractDocument(file, { ...options, engine })
  const onTreeless = reportTreeless(logger)
  const generate: Generate = (document, options) => generateInChild(document, { ...options, onTreeless })
  const tools = { ...parts, extract, generate, ...(openModel && { openModel }) }
  const working = await startWorking(
    databaseUrl,
    jobs => ({
      material: (job, signal, lane) => processMaterial(tools, job, { signal, lane }),
      materialGivenUp: job => giveUpMaterial(db, job),
      email: job => sendEmail({ settings, db, mailer, now }, job),
      fit: async signal => {
        await weighAnswers({ db, logger, now, signal })
        await fitMemories({ db, settings, logger, now, signal })
      },
      replay: signal => replayMemories({ db, settings, logger, now, signal }),
      look: signal => lookForHidden({ db, files, count: countHidden, logger, now, signal }),
      sweep: async () => {
        await requeueUnfinished({ db, jobs })
        await keepCardSearch(db, logger)
        await forgetOldActs(db, now())
        await forgetOldEvents(db, now())
        await sweepDrawings({ db, settings, now: now() })
        if (storage) await sweepStorage({ db, store: storage.store, logger, now: now() }, storage.ownership)
        await sweepAccounts(db, now())
        await sweepErasures({ db, settings, now: now() })
        await sweepConsents(db, now())
        // A copy writes to nobody: the school it was made of does.
        const isSchool = !storage || mayWriteIn(await storage.ownership.standing())
        if (isSchool && (await hasSettled(db, now())))
          await sweepIdle({ db, files, settings, jobs, logger, now: now() })
      },
      ...(settings.demo && {
        demo: signal => furnishDemoSchool({ settings, db, files, jobs, now: now(), signal }),
      }),
    }),
    logger,
    {
      concurrency: concurrency(),
      timeZone: settings.schoolTimeZone,
      ...(queueConnections && { connections: queueConnections }),
    },
  )
  const painting = paintAhead({ files, logger })
  return {
    ...working,
    async stop() {
      await Promise.all([painting.stop(), working.stop()])
    },
  }
}

/** Of a scale that ends at 19: about a third of the processor's time beside a server that wants all of it. */
const niceness = 5

/** Pupils who study come before a PDF that is read: the server gets the processor first. */
function giveWay(): void {
  try {
    setPriority(niceness)
  } catch {
    // Not allowed here; then they share.
  }
}

/** Documents with text read at the same time, beside one that is scanned: each takes a core and up to 600 MB. */
function concurrency(): number {
  return availableParallelism() >= 4 && usableMemory() >= 4 * 1024 ** 3 ? 2 : 1
}

/** The engine that the host asked for; the one that comes along where the machine lacks its own, which is said. */
async function usableEngine(asked: Settings['ocrEngine'], logger: Logger): Promise<Settings['ocrEngine']> {
  if (asked !== 'native' || (await hasNativeTesseract())) return asked
  logger.warn(
    'OCR_ENGINE=native, mas esta máquina não tem o Tesseract com os dados de português (no Debian: ' +
      'tesseract-ocr e tesseract-ocr-por). Páginas escaneadas são lidas pelo que acompanha o Capivira.',
  )
  return 'packaged'
}
