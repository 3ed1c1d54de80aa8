/** So many items of a kind may share an answer: one in ten passes as varied. */
export const SHARED_AT_MOST = 0.1

/**
 * The items without the last of those that share an answer, until no more than one in ten does: what was left out for
 * other reasons may have made too many of the rest. None goes that a text of its length should give.
 * @param items in the order they were chosen
 */
export function varied<T extends { wording: { answer: string } }>(items: readonly T[], needed: number): T[] {
  const seen = new Set<string>()
  const again = items.filter(({ wording: { answer } }) => {
    const before = seen.has(answer)
    seen.add(answer)
    return before
  })
  const last = again.at(-1)
  if (!last || items.length <= needed || again.length <= items.length * SHARED_AT_MOST) return [...items]
  return varied(
    items.filter(item => item !== last),
    needed,
  )
}
