const millisecondsPerDay = 86_400_000

/** Days from one rating of a card to the next, with what is left of a day as a fraction. */
export const elapsedDays = (last: Date, now: Date): number => (now.getTime() - last.getTime()) / millisecondsPerDay
