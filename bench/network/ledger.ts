import type { Kind } from './plan.ts'

/** What a person saw when they had done something; 'unknown' where the page went before it could say. */
export type Outcome = 'taken' | 'kept' | 'refused' | 'failed' | 'unknown'

/** An act, by who did it and the key by which the database names it. */
export type Entry = { personId: string; kind: Kind; key: string; outcome: Outcome; why?: string | undefined }

/** Everything that everybody did. */
export class Ledger {
  readonly entries: Entry[] = []

  note(entry: Entry): void {
    this.entries.push(entry)
  }

  /** Acts that people take for done: they saw no refusal. */
  get done(): number {
    return this.entries.filter(({ outcome }) => outcome === 'taken' || outcome === 'kept').length
  }
}

/** What the database holds of a kind: whose, under which key, how often. */
export type Held = { personId: string; kind: Kind; key: string; times: number }

export type Verdict = { kind: Kind; done: number; lost: Entry[]; twice: Held[]; others: Held[]; refused: Entry[] }

const nameOf = ({ personId, kind, key }: Pick<Entry, 'personId' | 'kind' | 'key'>) => `${personId} ${kind} ${key}`

/**
 * Compares what people did with what is held. Lost is what somebody did, or was told had failed, and is not there; twice what is there
 * more often than once; another's what is there and was never done by whom it is counted for.
 */
export function judge(kinds: readonly Kind[], entries: readonly Entry[], held: readonly Held[]): Verdict[] {
  const there = new Map(held.map(one => [nameOf(one), one.times]))
  const done = new Set(entries.map(nameOf))
  return kinds.map(kind => {
    const own = entries.filter(entry => entry.kind === kind)
    const counted = held.filter(one => one.kind === kind)
    const mustBeThere = own.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unknown')
    return {
      kind,
      done: mustBeThere.length,
      lost: mustBeThere.filter(entry => !there.get(nameOf(entry))),
      twice: counted.filter(({ times }) => times > 1),
      others: counted.filter(one => !done.has(nameOf(one))),
      refused: own.filter(({ outcome }) => outcome === 'refused'),
    }
  })
}
