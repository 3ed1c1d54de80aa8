type Round = { userId: string; gameId: string }

const roundsOf = (userId: string) => `capivira.round.${userId}.`

/** Where an unfinished round is kept on this device. */
export const roundPlace = ({ userId, gameId }: Round): string => `${roundsOf(userId)}${gameId}`

/** Where unfinished pictures are kept on this device. */
export const picturesPlace = (userId: string): string => `capivira.coloring.${userId}`

const gone = new Set<string>()

/** True once a person has left: what a game still tells while its page goes is not kept. */
export const hasGone = (userId: string): boolean => gone.has(userId)

/** Forgets what games kept for a person who leaves this device, until the page is loaded anew. */
export function forgetKept(userId: string): void {
  gone.add(userId)
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(roundsOf(userId)) || place === picturesPlace(userId)) localStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}
