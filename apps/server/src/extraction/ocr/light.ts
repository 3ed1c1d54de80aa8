import type { GreyPicture } from './picture.ts'

/** Pixels across a square of the page whose ground is measured. */
const SQUARE = 32
/** The ground of a square is as light as this share of its pixels at most is lighter. */
const LIGHTEST = 0.1
/** Where the darkest ground is darker than this share of the lightest, light falls unevenly. */
const EVEN = 0.8
const DARKEST_GROUND = 40

/**
 * The page as if light fell on it evenly: each pixel by the ground around it. A page whose ground is even already stays
 * as it is.
 */
export function evened(picture: GreyPicture): GreyPicture {
  const ground = groundOf(picture)
  const sorted = Uint8Array.from(ground.values).sort()
  const dark = sorted[Math.floor(sorted.length * 0.02)] ?? 255
  const light = sorted[Math.floor(sorted.length * 0.98)] ?? 255
  if (dark >= EVEN * light) return picture
  const { width, height, pixels } = picture
  // Clamps what is lighter than its ground.
  const result = new Uint8ClampedArray(width * height)
  const between = Array.from({ length: width }, (_, x) => clamp((x + 0.5) / SQUARE - 0.5, ground.across - 1))
  const left = Uint16Array.from(between, Math.floor)
  const right = Float32Array.from(between, (value, x) => value - (left[x] ?? 0))
  const row = new Float32Array(ground.across + 1)
  for (let y = 0; y < height; y++) {
    const down = clamp((y + 0.5) / SQUARE - 0.5, ground.down - 1)
    const upper = Math.floor(down)
    for (let square = 0; square <= ground.across; square++) {
      const column = Math.min(square, ground.across - 1)
      const above = ground.values[upper * ground.across + column] ?? 255
      const below = ground.values[Math.min(ground.down - 1, upper + 1) * ground.across + column] ?? 255
      row[square] = above + (below - above) * (down - upper)
    }
    for (let x = 0; x < width; x++) {
      const square = left[x] ?? 0
      const here = row[square] ?? 255
      const paper = here + ((row[square + 1] ?? 255) - here) * (right[x] ?? 0)
      const at = y * width + x
      result[at] = ((pixels[at] ?? 255) * 255) / paper
    }
  }
  return { width, height, pixels: Buffer.from(result.buffer) }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

type Ground = { across: number; down: number; values: Uint8Array }

/**
 * How light the paper is in each square, without the letters on it: dark squares take the light of those around them.
 */
function groundOf({ width, height, pixels }: GreyPicture): Ground {
  const across = Math.ceil(width / SQUARE)
  const down = Math.ceil(height / SQUARE)
  const values = new Uint8Array(across * down)
  const counts = new Uint16Array(256)
  for (let square = 0; square < values.length; square++) {
    counts.fill(0)
    let seen = 0
    const left = (square % across) * SQUARE
    const top = Math.floor(square / across) * SQUARE
    for (let y = top; y < Math.min(height, top + SQUARE); y += 2) {
      for (let x = left; x < Math.min(width, left + SQUARE); x += 2) {
        const value = pixels[y * width + x] ?? 255
        counts[value] = (counts[value] ?? 0) + 1
        seen++
      }
    }
    let lighter = 0
    let value = 255
    while (value > DARKEST_GROUND && lighter + (counts[value] ?? 0) <= LIGHTEST * seen) lighter += counts[value--] ?? 0
    values[square] = value
  }
  return { across, down, values }
}
