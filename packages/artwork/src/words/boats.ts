/**
 * Boats somebody can be seen in: where they sit across it and how high above its bottom, both as shares of its size.
 */
export const BOATS: Readonly<Record<string, { across: number; seat: number }>> = {
  'ours/barco': { across: 0.34, seat: 0.06 },
  'canoe-dry': { across: 0.46, seat: 0.3 },
}
