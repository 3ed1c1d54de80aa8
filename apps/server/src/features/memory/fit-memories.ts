import { fewest } from '@capivira/core/memory/judge'
import type { LoggedMemory } from '@capivira/core/memory/steps'
import { takeUp } from '@capivira/core/memory/take-up'
import { defaultParameters } from '@capivira/core/study/schedule'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { fitInChild } from './fit-in-child.ts'
import {
  holdStanding,
  type LogLine,
  type ScopeId,
  selectClassesToFit,
  selectLog,
  selectStanding,
  updateStanding,
} from './store.ts'
import { useWeights } from './use-weights.ts'

type Tools = {
  db: Database
  settings: { schoolTimeZone: string }
  logger: Pick<Logger, 'info' | 'warn'>
  now: () => Date
  signal: AbortSignal
  /** In a process of its own, unless a test brings another way. */
  fit?: typeof fitInChild
}

/** Ratings a fit reads at most: some seconds of work, and more of them would hardly tell more. */
const mostRatings = 60_000
/** Turmas of one night; the others have their turn on the next. */
const mostClasses = 100

/**
 * Looks whether the school, and each turma with ratings enough, is foretold better by weights of its own, and takes
 * them up where it is.
 */
export async function fitMemories(tools: Tools): Promise<void> {
  const { db, signal } = tools
  await fitScope(tools, null, defaultParameters.weights)
  const school = await selectStanding(db, null)
  for (const classId of await selectClassesToFit(db, mostClasses)) {
    signal.throwIfAborted()
    await fitScope(tools, classId, school?.weights ?? defaultParameters.weights)
  }
}

async function fitScope(tools: Tools, classId: ScopeId, before: readonly number[]): Promise<void> {
  const { db, settings, logger, now, signal, fit = fitInChild } = tools
  const log = await selectLog(db, classId, mostRatings)
  if (log.length < fewest.ratings) return
  const scope = classId === null ? 'school' : 'class'
  const judged = await fit({ memories: memoriesOf(log), before, scope, timeZone: settings.schoolTimeZone }, signal)
  if (!judged) {
    logger.warn({ classId, ratings: log.length }, 'weights of memory took too long to fit, and stay')
    return
  }
  const moment = now()
  await inTransaction(db, async tx => {
    const standing = await holdStanding(tx, classId)
    const { better, weights, ratings, heldOut, pupils, before, after } = judged
    const fitted = { found: [...weights], isBetter: better, fittedAt: moment, ratings, heldOut, pupils, before, after }
    await updateStanding(tx, standing.id, fitted)
    await useWeights(tx, standing, takeUp(standing, judged, moment), moment)
    logger.info(
      { classId, ratings, heldOut, better, before: before.loss, after: after.loss },
      'weights of memory were fitted',
    )
  })
}

/** The memories of a log, whose lines lie side by side; pupils by numbers. */
function memoriesOf(log: readonly LogLine[]): LoggedMemory[] {
  const pupils = new Map<string, number>()
  const memories = new Map<string, LoggedMemory & { ratings: LoggedMemory['ratings'][number][] }>()
  for (const { userId, cardId, rating, at, source } of log) {
    const pupil = pupils.get(userId) ?? pupils.size
    pupils.set(userId, pupil)
    const key = `${pupil} ${cardId}`
    const memory = memories.get(key) ?? { pupil, ratings: [] }
    memory.ratings.push({ rating, at: new Date(at), source })
    memories.set(key, memory)
  }
  return [...memories.values()]
}
