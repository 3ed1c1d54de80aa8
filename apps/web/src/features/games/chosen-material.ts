/** The material to play with: the one chosen on this device while it is still there, else the newest. */
export function chosenMaterial(options: readonly { id: number }[], remembered: number | null): number | null {
  return options.find(({ id }) => id === remembered)?.id ?? options[0]?.id ?? null
}
