type Fill = (numbers: Uint32Array<ArrayBuffer>) => void

/**
 * Makes a drawer of uniform random integers in [0, below) from a source of random 32-bit numbers. `below` must be 1 to
 * 2^32.
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

/**
 * A random UUID, version 4; the browser's own maker of them is missing on insecure addresses, as a school's network
 * has.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
