import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Runs `atOnce` pieces of heavy work at a time, of one person no more than `each`: whoever asks for a hundred waits for
 * their own, and leaves a place to the others.
 */
export function fairTurns({
  atOnce,
  each,
}: {
  atOnce: number
  each: number
}): <Done>(person: string, work: () => Promise<Done>) => Promise<Done> {
  const places = pLimit(atOnce)
  const own = new Map<string, LimitFunction>()
  return async (person, work) => {
    const turn = own.get(person) ?? pLimit(each)
    own.set(person, turn)
    try {
      return await turn(() => places(work))
    } finally {
      if (turn.activeCount + turn.pendingCount === 0 && own.get(person) === turn) own.delete(person)
    }
  }
}
