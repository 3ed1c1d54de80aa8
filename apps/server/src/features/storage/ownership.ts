import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { Claim, DatabaseHome, Mark } from '../../platform/files/claim.ts'
import { type BareStore, StoreAway } from '../../platform/files.ts'
import type { Settings } from '../../platform/settings.ts'
import { isSamePlace, judgeMark } from './judge-mark.ts'
import { readMark, writeMark } from './mark-file.ts'
import { nameOf, sentences } from './sentences.ts'
import { confirmClaim, type InstallationRow, noteClaim, selectInstallation, withhold } from './store.ts'
import { weigh } from './weigh.ts'

/** Whether the storage is ours, and what this installation may do there. */
export type Standing = {
  state: 'ours' | 'withhold' | 'bare' | 'copy' | 'foreign' | 'lost'
  /** What whoever runs the system should know; null when all is as usual. */
  sentence: string | null
}

/** New files, and removal of files that were this installation's. */
export const mayWriteIn = ({ state }: Standing): boolean => ['ours', 'withhold', 'bare'].includes(state)

export type Ownership = {
  /** Looks now, and every five minutes from now on. */
  begin: () => void
  /** Looks at the storage, raising the number when it is time. */
  look: () => Promise<Standing>
  /** What the last look found; looks when there was none. */
  standing: () => Promise<Standing>
  /** Tells each sentence from now on, and null when there is none any more. */
  watch: (tell: (sentence: string | null) => void) => void
  stop: () => void
}

type Parts = {
  db: Database
  store: BareStore
  settings: Pick<Settings, 'storage' | 'storageAdopt'>
  /** Which database this is. */
  home: () => Promise<DatabaseHome>
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  now: () => Date
}

/**
 * Between two looks, and between two raises, in milliseconds. A raise is a little early, so that one comes with each
 * hour's look.
 */
const lookMs = 5 * 60 * 1000
const raiseMs = 58 * 60 * 1000
/** Processes of one start raise once. */
const startMs = 60 * 1000
/** Another process of ours may come first; then it is looked at again. */
const tries = 5

/**
 * Whose the storage is, as decisions/052 tells it; looked at when it is asked for, and from its beginning on until it
 * is stopped.
 */
export function openOwnership(parts: Parts): Ownership {
  let last: Standing | undefined
  let looking: Promise<Standing> | undefined
  let raised = false
  const watchers: ((sentence: string | null) => void)[] = []

  async function lookNow(): Promise<Standing> {
    for (let turn = 0; turn < tries; turn++) {
      const standing = await lookOnce(parts, raised)
      if (!standing) continue
      raised = true
      return standing
    }
    throw new StoreAway('the mark of the storage changes all the time')
  }

  function look(): Promise<Standing> {
    looking ??= lookNow()
      .then(found => {
        if (found.sentence !== (last?.sentence ?? null)) {
          if (found.sentence) parts.logger.warn(found.sentence)
          for (const tell of watchers) tell(found.sentence)
        }
        last = found
        return found
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  // What fails is looked at again; that the storage does not answer or take files is told, the database's absence is
  // told elsewhere.
  const lookAgain = () =>
    void look().catch((error: unknown) => {
      if (error instanceof StoreAway) parts.logger.error(error.message)
    })
  let timer: NodeJS.Timeout | undefined
  return {
    begin() {
      timer ??= setInterval(lookAgain, lookMs).unref()
      lookAgain()
    },
    look,
    standing: async () => last ?? look(),
    watch(tell) {
      watchers.push(tell)
      if (last?.sentence) tell(last.sentence)
    },
    stop: () => clearInterval(timer),
  }
}

/** One look; null when another process of ours changed the row meanwhile. The mark is read first: see decisions/052. */
async function lookOnce(parts: Parts, raised: boolean): Promise<Standing | null> {
  const { db, store, settings } = parts
  const mark = await readMark(store)
  const row = await selectInstallation(db)
  const home = await parts.home()
  const judged = judgeMark(mark, row, { place: store.place(), home })
  const name = nameOf(settings.storage)
  const take = (claim: Claim, sentence: string | null = null) => takeIt(parts, { row, claim, home, mark, sentence })

  if (judged === 'ours') {
    const now = parts.now().getTime()
    return isDue(row, now, raised) || row.pending ? take(nextClaim(row, mark)) : { state: 'ours', sentence: null }
  }
  if (judged !== 'unmarked' && mark !== null) {
    if (settings.storageAdopt === mark.installation) return take(adoptingClaim(row, mark))
    return { state: judged, sentence: sentences[judged](name, mark.installation) }
  }
  const weight = await weigh(parts, row)
  if (weight === 'claim') return take(nextClaim(row, mark))
  if (weight === 'claim-empty') return take(nextClaim(row, mark), sentences.moved(name))
  if (settings.storageAdopt === row.id) return take(adoptingClaim(row, mark))
  if (weight === 'withhold' && row.withheld === null) await withhold(db, store.place())
  return { state: weight, sentence: sentences[weight](name, row.id) }
}

/**
 * Writes a claim: noted in the row, then in the storage, then confirmed in the row. Null when the row was another by
 * then.
 */
async function takeIt(
  { db, store, now }: Parts,
  given: { row: InstallationRow; claim: Claim; home: DatabaseHome; mark: Mark | null; sentence: string | null },
): Promise<Standing | null> {
  const { row, claim, home, mark, sentence } = given
  if (!(await noteClaim(db, row, claim))) return null
  // A crash came between: what was noted stands there already.
  if (mark?.nonce !== claim.nonce) await writeMark(store, claim)
  const place = store.place()
  const isNewPlace = row.place === null || !isSamePlace(row.place, place)
  await confirmClaim(db, claim, { place, home, now: now(), isNewPlace })
  return { state: 'ours', sentence }
}

/**
 * The next number under our id. What was noted before is written again, not anew: a write that timed out may yet
 * arrive.
 */
function nextClaim(row: InstallationRow, mark: Mark | null): Claim {
  if (row.pending?.installation === row.id) return row.pending
  const there = mark?.installation === row.id ? mark.number : 0
  return { installation: row.id, number: Math.max(row.number, there) + 1, nonce: newNonce() }
}

/** A new id for who takes a storage over: what led here, and every backup of before, fits it no more. */
function adoptingClaim(row: InstallationRow, mark: Mark | null): Claim {
  if (row.pending && row.pending.installation !== row.id) return row.pending
  return { installation: randomUUID(), number: Math.max(row.number, mark?.number ?? 0) + 1, nonce: newNonce() }
}

const newNonce = () => randomBytes(16).toString('base64url')

/** Whether it is time to raise the number. A clock that was set back makes it time, too. */
function isDue({ raisedAt }: InstallationRow, now: number, raised: boolean): boolean {
  if (raisedAt === null) return true
  const age = now - raisedAt.getTime()
  return age < 0 || age >= (raised ? raiseMs : startMs)
}
