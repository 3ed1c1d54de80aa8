import type { Random } from '@capivira/games/random'

/** Pages that stand in a school's network in the server's place. */
export const foreignPages = ['portal', 'filter', 'elsewhere', 'gateway'] as const
export type ForeignPage = (typeof foreignPages)[number]

/** What becomes of one request and its answer on their way. */
export type Weather =
  | { kind: 'through' | 'request lost' | 'answer lost' | 'answer cut' | 'sent twice'; wait: number }
  /** Another page comes in the answer's place; the request may have arrived all the same. */
  | { kind: 'replaced'; by: ForeignPage; arrives: boolean; wait: number }

/** Of a hundred requests so many; the rest goes through. */
const shares = { 'request lost': 8, 'answer lost': 8, 'answer cut': 8, 'sent twice': 8, replaced: 14 } as const

/** Every third request waits up to so many milliseconds. */
const longestWait = 250

/** The weather for one request, drawn from a stream of chance. */
export function drawWeather(random: Random): Weather {
  const wait = random.below(3) === 0 ? random.below(longestWait) : 0
  let drawn = random.below(100)
  for (const kind of ['request lost', 'answer lost', 'answer cut', 'sent twice'] as const) {
    drawn -= shares[kind]
    if (drawn < 0) return { kind, wait }
  }
  if (drawn >= shares.replaced) return { kind: 'through', wait }
  return { kind: 'replaced', by: random.pick(foreignPages) ?? 'portal', arrives: random.below(2) === 0, wait }
}
