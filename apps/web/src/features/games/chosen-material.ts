/** Materials that are tried for a game before the newest is shown with what it lacks. */
export const mostTried = 5

/**
 * The material to play with: the one chosen on this device while it is still there, else the newest that is not known
 * to lack what the game needs, among the first few.
 */
export function chosenMaterial(
  options: readonly { id: number }[],
  remembered: number | null,
  lacking: ReadonlySet<number> = new Set(),
): number | null {
  const kept = options.find(({ id }) => id === remembered)
  const playable = options.slice(0, mostTried).find(({ id }) => !lacking.has(id))
  return (kept ?? playable ?? options[0])?.id ?? null
}
