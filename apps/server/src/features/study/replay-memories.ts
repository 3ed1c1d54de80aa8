import { schoolDay } from '@capivira/core/progress/school-day'
import { type Memory, replay } from '@capivira/core/study/schedule'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { parametersOf } from '../memory/parameters.ts'
import { mendProgress } from '../progress/mend-progress.ts'
import { holdPupil } from '../progress/record-activity.ts'
import {
  addToReplay,
  type Came,
  deleteReplayPupil,
  endReplay,
  type KeptMemory,
  type LoggedReview,
  selectLog,
  selectMemories,
  selectReplayPupils,
  updateMemories,
} from './replay-store.ts'

type Tools = {
  db: Database
  settings: { schoolTimeZone: string }
  logger: Pick<Logger, 'info'>
  now: () => Date
  signal: AbortSignal
}

/**
 * Pupils that are looked up at once, and memories written while their pupil is held: a rating waits for these at most.
 */
const atOnce = { pupils: 50, memories: 200 }
/** A card that is rated again and again meanwhile has the new days in its memory anyway. */
const tries = 3

/**
 * Reckons the memories of all pupils who are noted for it anew from the log, by the days of the school, and mends their
 * streaks. Until a pupil's turn their memories are what they were. Stopped in between it goes on with the pupils who
 * are left; done twice it changes nothing more.
 */
export async function replayMemories(tools: Tools): Promise<void> {
  const { db, logger, now, signal } = tools
  for (;;) {
    const pupils = await selectReplayPupils(db, { limit: atOnce.pupils })
    if (pupils.length === 0) break
    for (const { userId } of pupils) {
      signal.throwIfAborted()
      await replayPupil(tools, userId)
    }
  }
  const [ended] = await endReplay(db, { now: now() })
  if (ended) logger.info(ended, 'memories were reckoned anew from the log')
}

async function replayPupil({ db, settings, now, signal }: Tools, userId: string): Promise<void> {
  let unlogged = 0
  for (let attempt = 1; attempt <= tries; attempt++) {
    const reckoned = await reckon(db, userId, settings.schoolTimeZone)
    unlogged = reckoned.unlogged
    let missed = 0
    for (let from = 0; from < reckoned.changed.length; from += atOnce.memories) {
      signal.throwIfAborted()
      const some = reckoned.changed.slice(from, from + atOnce.memories)
      missed += some.length - (await write(db, userId, some, settings.schoolTimeZone))
    }
    if (missed === 0) break
  }
  await inTransaction(db, async tx => {
    await holdPupil(tx, userId)
    // Another worker may have been here first: it has counted.
    const [left] = await deleteReplayPupil(tx, { userId })
    if (!left) return
    const moment = now()
    const mended = await mendProgress(tx, userId, { now: moment, today: schoolDay(moment, settings.schoolTimeZone) })
    await addToReplay(tx, { ...nothing, ...mended, pupils: 1, unlogged })
  })
}

const nothing: Came = { pupils: 0, memories: 0, sooner: 0, later: 0, unlogged: 0, streaks: 0, achievements: 0 }

type Reckoned = { kept: KeptMemory; memory: Memory }

/** The memories of a pupil that the log gives otherwise than they are kept, and how many are not all in the log. */
async function reckon(db: Database, userId: string, timeZone: string) {
  const [memories, log] = await Promise.all([selectMemories(db, { userId }), selectLog(db, { userId })])
  const ofCard = Map.groupBy(log, ({ cardId }) => cardId)
  let unlogged = 0
  const changed = memories.flatMap((kept): Reckoned[] => {
    const reviews = ofCard.get(kept.cardId) ?? []
    // Some of it lies where the log does not reach: what is known is more than what could be told.
    if (reviews.length !== kept.reps) unlogged++
    const memory =
      reviews.length === kept.reps ? replay(reviews.map(reviewOf), parametersOf(kept.weights), timeZone) : null
    return memory && differs(kept, memory) ? [{ kept, memory }] : []
  })
  return { changed, unlogged }
}

const reviewOf = ({ rating, at, day }: LoggedReview) => ({ rating, at: new Date(at), day })

const differs = (kept: KeptMemory, memory: Memory): boolean =>
  memory.due.getTime() !== kept.due || memory.stability !== kept.stability || memory.state !== kept.state

/** Writes memories while their pupil is held; answers how many had no rating meanwhile. */
async function write(db: Database, userId: string, some: readonly Reckoned[], timeZone: string): Promise<number> {
  const of = <T>(tell: (memory: Memory) => T) => some.map(({ memory }) => tell(memory))
  return inTransaction(db, async tx => {
    const [, written] = await Promise.all([
      holdPupil(tx, userId),
      updateMemories(tx, {
        ids: some.map(({ kept }) => kept.id),
        reps: some.map(({ kept }) => kept.reps),
        due: of(({ due }) => due.getTime()),
        stability: of(({ stability }) => stability),
        difficulty: of(({ difficulty }) => difficulty),
        states: of(({ state }) => state),
        steps: of(({ learningSteps }) => learningSteps),
        days: of(({ scheduledDays }) => scheduledDays),
        lapses: of(({ lapses }) => lapses),
        lastReview: of(({ lastReview }) => lastReview?.getTime() ?? 0),
      }),
    ])
    const ids = new Set(written.map(({ id }) => id))
    const moved = some.filter(({ kept }) => ids.has(kept.id)).map(each => daysMoved(each, timeZone))
    const [sooner, later] = [moved.filter(days => days < 0).length, moved.filter(days => days > 0).length]
    await addToReplay(tx, { ...nothing, memories: ids.size, sooner, later })
    return ids.size
  })
}

/** Below 0 where a card is asked on an earlier school day than before, above 0 where it is on a later one. */
function daysMoved({ kept, memory }: Reckoned, timeZone: string): number {
  const [before, after] = [schoolDay(new Date(kept.due), timeZone), schoolDay(memory.due, timeZone)]
  return after === before ? 0 : after < before ? -1 : 1
}
