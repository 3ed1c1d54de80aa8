import { createHash } from 'node:crypto'
import type { SecurityEvent, SecurityOutcome } from '@capivira/core/admin/security-contract'

/** Something that happened. People are named by their pseudonyms, the address by its hash. */
export type Happening = {
  event: SecurityEvent
  outcome: SecurityOutcome
  userKey: string | null
  targetKey: string | null
  address: string | null
  call: string | null
  request: string
  at: Date
}

/** The same that happened within one minute. */
export type Gathered = Happening & {
  /** The same for the same within the same minute, whichever server it happened on. */
  key: string
  count: number
  lastAt: Date
}

const minute = 60_000
const hour = 60 * minute

/**
 * Gathers what happens until it is taken away. The same that happens again within a minute is one entry with a count,
 * and of what failed no more than `failuresPerHour` kinds are told apart in an hour (beyond, neither who nor whence):
 * whoever wants to fill the disk or to bury one event under many finds that it cannot be done.
 */
export function gatherer(failuresPerHour = 2000) {
  const entries = new Map<string, Gathered>()
  let failures = { hour: 0, keys: new Set<string>() }

  function isTooMany(key: string, at: Date): boolean {
    const current = Math.floor(at.getTime() / hour)
    if (failures.hour !== current) failures = { hour: current, keys: new Set() }
    if (failures.keys.has(key)) return false
    if (failures.keys.size >= failuresPerHour) return true
    failures.keys.add(key)
    return false
  }

  return {
    add(happening: Happening): void {
      const failed = happening.outcome !== 'ok' && happening.outcome !== 'begun'
      const kept =
        failed && isTooMany(keyOf(happening), happening.at)
          ? { ...happening, userKey: null, targetKey: null, address: null, call: null }
          : happening
      const key = keyOf(kept)
      const known = entries.get(key)
      if (known) {
        known.count += 1
        known.lastAt = kept.at
      } else entries.set(key, { ...kept, key, count: 1, lastAt: kept.at })
    },

    /** All that was gathered since the last time, in the order it began. */
    take(): Gathered[] {
      const taken = [...entries.values()]
      entries.clear()
      return taken
    },
  }
}

function keyOf({ event, outcome, userKey, targetKey, address, call, at }: Happening): string {
  const same = [Math.floor(at.getTime() / minute), event, outcome, userKey, targetKey, address, call]
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url').slice(0, 22)
}
