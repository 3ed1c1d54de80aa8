type Fill = (numbers: Uint32Array<ArrayBuffer>) => void

/**
 * Makes a drawer of uniform random integers in [0, below) from a source of random 32-bit numbers. `below` must be 1 to 2^32.
 */
export function picker(fill: Fill): (below: number) => number {
  return below => {
    const drawn = new Uint32Array(1)
    // Numbers past the last whole multiple would favour the small results, so they are drawn again.
    const limit = 2 ** 32 - (2 ** 32 % below)
    do fill(drawn)
    while ((drawn[0] ?? 0) >= limit)
    return (drawn[0] ?? 0) % below
  }
}

/** A uniform random integer in [0, below), from the browser's cryptographic source. */
export const pickRandom = picker(numbers => {
  crypto.getRandomValues(numbers)
})
