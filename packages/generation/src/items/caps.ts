/** A text of so many words should give at least so many cards and questions, where it has them. */
const LONG = { words: 2400, items: 20 } as const

/** How many items of each kind a document of so many words deserves at most, and how many cards and questions at least. */
export function capsFor(words: number): { cards: number; questions: number; words: number; least: number } {
  const growth = Math.max(1, Math.min(3, 1 + Math.log2(Math.max(1, words) / 3000) * 0.54))
  return {
    cards: Math.round(40 * growth),
    questions: Math.round(30 * Math.min(growth, 2.67)),
    least: words >= LONG.words ? LONG.items : 0,
    words: Math.round(24 * Math.min(growth, 2.5)),
  }
}
