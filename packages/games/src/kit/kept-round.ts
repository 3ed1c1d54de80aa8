import type * as z from 'zod/mini'
import { afterPaint } from './after-paint.ts'
import { hasGone, roundPlace } from './kept-places.ts'

/** An unfinished round older than this is not offered any more, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000

/** What was played of a round: milliseconds on its clock, and the game's own progress. */
export type Played = { elapsed: number; progress: unknown }

export const unplayed: Played = { elapsed: 0, progress: null }

/**
 * Of what this device kept of a round and what the server was told, from here or elsewhere, the one that was played
 * longer.
 */
export function furtherOf(here: Played | null, told: { playedMs: number; progress: string | null }): Played {
  if (told.progress === null || (here !== null && here.elapsed >= told.playedMs)) return here ?? unplayed
  try {
    return { elapsed: told.playedMs, progress: JSON.parse(told.progress) }
  } catch {
    return here ?? unplayed
  }
}

type Place = { userId: string; gameId: string }

/**
 * What was kept as text, if it was kept within `keptFor` of `now` and fits the schema; otherwise null. A clock that was
 * put back makes it seem to come later.
 */
export function readKept<Schema extends z.ZodMiniType>(
  kept: string | null,
  schema: Schema,
  now: number,
): z.output<Schema> | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null || !('at' in value) || !('state' in value)) return null
    if (typeof value.at !== 'number' || Math.abs(now - value.at) > keptFor) return null
    const read = schema.safeParse(value.state)
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** What is to be kept, by key: it is written once the move is on the screen, or when the page goes. */
const unwritten = new Map<string, { userId: string; kept: unknown }>()

function write(): void {
  for (const [key, { userId, kept }] of unwritten) {
    unwritten.delete(key)
    if (hasGone(userId)) continue
    try {
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // A full or forbidden store: the round goes on without being kept.
    }
  }
}

/** Keeps an unfinished round on this device, so that a closed tab or a call to lunch does not end it. */
export function keepRound(place: Place, state: unknown): void {
  if (unwritten.size === 0) {
    afterPaint(write)
    addEventListener('pagehide', write, { once: true })
  }
  unwritten.set(roundPlace(place), { userId: place.userId, kept: { at: Date.now(), state } })
}

/** The round left unfinished here, or null. */
export function keptRound<Schema extends z.ZodMiniType>(place: Place, schema: Schema): z.output<Schema> | null {
  write()
  try {
    return readKept(localStorage.getItem(roundPlace(place)), schema, Date.now())
  } catch {
    return null
  }
}

/** Forgets it: the round is finished, or another one began. */
export function forgetRound(place: Place): void {
  unwritten.delete(roundPlace(place))
  try {
    localStorage.removeItem(roundPlace(place))
  } catch {
    // Nothing was kept.
  }
}
