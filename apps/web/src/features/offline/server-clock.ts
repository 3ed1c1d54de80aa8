import { answerHeader } from '@capivira/core/http/answer'
import { isServerBehind } from '../../lib/own-answer.ts'

/**
 * What a device knows of the server's time, in milliseconds: when that was last told to it, and how far its own clock
 * was ahead then.
 */
export type Heard = { at: number; ahead: number }

export type ServerClock = {
  known: () => Heard | undefined
  /** Asks for it, unless that was done a moment ago. Never fails: without an answer what was known stays. */
  hear: () => Promise<void>
}

const key = 'capivira:clock'
/** Milliseconds for which an answer holds in a page whose clocks go on alike. */
const lasts = 3_600_000
/** Clocks that differ by less go alike. */
export const alike = 120_000

type Parts = {
  /** The server's time; null where it does not answer. */
  ask: () => Promise<number | null>
  wall: () => number
  run: () => number
  /** Outlives the page; it may be forbidden. */
  place: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** @param parts what is asked, and the device's clocks: see {@link clockOf} */
export function serverClockOf({ ask, wall, run, place }: Parts): ServerClock {
  let heard = readFrom(place)
  let inPage: { run: number; drift: number } | undefined
  const drift = () => wall() - run()
  return {
    known: () => heard,
    hear: async () => {
      if (inPage && run() - inPage.run < lasts && Math.abs(drift() - inPage.drift) < alike) return
      const at = await ask().catch(() => null)
      if (at === null) return
      heard = { at, ahead: wall() - at }
      inPage = { run: run(), drift: drift() }
      try {
        place().setItem(key, JSON.stringify(heard))
      } catch {
        // It holds as long as the page.
      }
    },
  }
}

function readFrom(place: Parts['place']): Heard | undefined {
  try {
    const { at, ahead }: Record<string, unknown> = Object(JSON.parse(place().getItem(key) ?? '{}'))
    return typeof at === 'number' && typeof ahead === 'number' ? { at, ahead } : undefined
  } catch {
    return undefined
  }
}

/**
 * Milliseconds that acts wait for the server's time: on a network that swallows questions they are tried without it.
 */
const patience = 3_000

/** What the server writes on every answer, to the second; null where no answer of its own comes in time. */
export async function askServer(): Promise<number | null> {
  const tooLate = new Promise<null>(resolve => setTimeout(() => resolve(null), patience))
  const answer = await Promise.race([
    fetch('/api/health', { method: 'HEAD', cache: 'no-store', redirect: 'manual' }),
    tooLate,
  ])
  const told = Date.parse(answer?.headers.get('date') ?? '')
  // What answers in the server's place has a date of its own.
  const isOurs = answer?.ok && (answer.headers.has(answerHeader) || (await Promise.race([isServerBehind(), tooLate])))
  return isOurs && Number.isFinite(told) ? told : null
}
