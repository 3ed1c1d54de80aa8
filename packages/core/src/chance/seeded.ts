/**
 * Chance from a number: each call gives the next of a sequence in [0, 1), the same for the same seed in every engine.
 * Mulberry32 by Tommy Ettinger (public domain): 32 bits, plenty for boards, pictures and orders, and nothing for
 * secrets.
 */
export function seededBy(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A text as a seed: FNV-1a over its UTF-16 code units, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
