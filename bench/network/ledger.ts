import type { Kind } from './plan.ts'

/** What a person saw when they had done something; 'unknown' where the page went before it could say. */
export type Outcome = 'taken' | 'kept' | 'refused' | 'failed' | 'unknown'

/** An act, by who did it and the key by which the database names it. */
export type Entry = {
  personId: string
  kind: Kind
  key: string
  outcome: Outcome
  why?: string | undefined
  /** The act's own name. */
  eventId?: string
}

/** Everything that everybody did. */
export class Ledger {
  readonly #noted: Entry[] = []
  readonly #toldLater = new Set<string>()

  note(entry: Entry): void {
    this.#noted.push(entry)
  }

  /** Somebody was told later on that an act of theirs, which had waited, was refused for good. */
  toldOfRefusal(eventId: string): void {
    this.#toldLater.add(eventId)
  }

  /** What everybody did, with what became of it. */
  get entries(): readonly Entry[] {
    const all = this.#noted.map((entry): Entry => {
      const later = entry.outcome === 'kept' && this.#toldLater.has(entry.eventId ?? '')
      return later ? { ...entry, outcome: 'refused', why: 'told later' } : entry
    })
    // Days of a city have no names: those that passed are numbered, then those that may have passed.
    const [done, others] = [all.filter(isDone), all.filter(entry => !isDone(entry))]
    const days = new Map<string, number>()
    return [...done, ...others].map(entry => {
      if (entry.kind !== 'city' || entry.outcome === 'refused') return entry
      const day = (days.get(entry.personId) ?? 0) + 1
      days.set(entry.personId, day)
      return { ...entry, key: `day ${day}` }
    })
  }

  /** Acts that people take for done: they saw no refusal. */
  get done(): number {
    return this.#noted.filter(isDone).length
  }
}

const isDone = ({ outcome }: Entry) => outcome === 'taken' || outcome === 'kept'

/** What the database holds of a kind: whose, under which key, how often. */
export type Held = { personId: string; kind: Kind; key: string; times: number }

export type Verdict = { kind: Kind; done: number; lost: Entry[]; twice: Held[]; others: Held[]; refused: Entry[] }

const nameOf = ({ personId, kind, key }: Pick<Entry, 'personId' | 'kind' | 'key'>) => `${personId} ${kind} ${key}`

/**
 * Compares what people did with what is held. Lost is what somebody did, or was told had failed, and is not there;
 * twice what is there more often than once; another's what is there and was never done by whom it is counted for.
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
