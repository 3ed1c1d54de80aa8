import type { TableCard } from './rules.ts'

/** A game of memory as it stands; cards are named by their place on the table. */
export type MemoryRun = {
  cards: readonly TableCard[]
  /** Cards face up that are not matched: two at most. */
  open: readonly number[]
  matched: ReadonlySet<number>
  /** Every two cards that were turned, in order: what is handed in, and what a round left unfinished is built from. */
  turns: readonly (readonly [number, number])[]
  /** How often each pair was turned in vain, by pair. */
  misses: ReadonlyMap<number, number>
}

export const newRun = (cards: readonly TableCard[]): MemoryRun => ({
  cards,
  open: [],
  matched: new Set(),
  turns: [],
  misses: new Map(),
})

const pairOf = (run: MemoryRun, place: number): number | undefined => run.cards[place]?.pair

export const isMatched = (run: MemoryRun, place: number): boolean => {
  const pair = pairOf(run, place)
  return pair !== undefined && run.matched.has(pair)
}
export const isFaceUp = (run: MemoryRun, place: number): boolean => run.open.includes(place) || isMatched(run, place)

/** True while two open cards wait to be checked: then no card can be turned. */
export const isChecking = (run: MemoryRun): boolean => run.open.length === 2

/** Turns a card up. Nothing happens to one that is face up, nor during a check. The second card of two is a move. */
export function turn(run: MemoryRun, place: number): MemoryRun {
  if (isChecking(run) || isFaceUp(run, place) || !run.cards[place]) return run
  const open = [...run.open, place]
  const [one, other] = open
  const turns = one === undefined || other === undefined ? run.turns : [...run.turns, [one, other] as const]
  return { ...run, open, turns }
}

/** True when the two open cards are the question and the answer of one pair. */
export function openMatch(run: MemoryRun): boolean {
  const [one, other] = run.open.map(place => run.cards[place])
  return one !== undefined && other !== undefined && one.pair === other.pair && one.side !== other.side
}

/** Ends the check: a match stays up, others are turned back and noted as turned in vain. */
export function settle(run: MemoryRun): MemoryRun {
  if (!isChecking(run)) return run
  const pairs = run.open.flatMap(place => pairOf(run, place) ?? [])
  if (openMatch(run)) return { ...run, open: [], matched: new Set([...run.matched, ...pairs]) }
  const misses = new Map(run.misses)
  for (const pair of new Set(pairs)) misses.set(pair, (misses.get(pair) ?? 0) + 1)
  return { ...run, open: [], misses }
}

export const isOver = (run: MemoryRun): boolean => run.matched.size * 2 === run.cards.length

/** The run that these turns lead to; turns that were not possible are left out. */
export function replay(cards: readonly TableCard[], turns: readonly (readonly [number, number])[]): MemoryRun {
  return turns.reduce((run, [one, other]) => {
    const turned = turn(turn(run, one), other)
    return isChecking(turned) ? settle(turned) : run
  }, newRun(cards))
}
