const roundsOf = (userId: string) => `capivira:quiz:${userId}:`

/** Where a round of a quiz under way is kept on this device. */
export const roundPlace = (userId: string, materialId: string): string => `${roundsOf(userId)}${materialId}`

/** Forgets the rounds of who leaves this device. */
export function forgetRoundsOf(userId: string): void {
  try {
    for (const address of Object.keys(localStorage))
      if (address.startsWith(roundsOf(userId))) localStorage.removeItem(address)
  } catch {
    // Nothing was kept.
  }
}
