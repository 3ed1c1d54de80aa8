/** How many items of each kind a document of so many words deserves at most. */
export function capsFor(words: number): { cards: number; questions: number; words: number } {
  const growth = Math.max(1, Math.min(3, 1 + Math.log2(Math.max(1, words) / 3000) * 0.54))
  return {
    cards: Math.round(40 * growth),
    questions: Math.round(30 * Math.min(growth, 2.67)),
    words: Math.round(24 * Math.min(growth, 2.5)),
  }
}
