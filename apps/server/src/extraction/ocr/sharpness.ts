import type { GreyPicture } from './picture.ts'

/**
 * The steepest step from a pixel to the next but one, as a share of the page's contrast: below this, letters are
 * blurred.
 */
const SHARP = 0.45
/** The steepest of so many steps is left to chance. */
const RARE = 0.003
const EVERY_ROW = 3
/** How much of the difference from its surroundings is added to a pixel, and how far these reach. */
const AMOUNT = 1.6
const REACH = 3
const SQUARE = (2 * REACH + 1) ** 2

/** A blurred picture with its edges drawn harder; a sharp one as it is. */
export function sharpened(picture: GreyPicture): GreyPicture {
  return steepness(picture) >= SHARP ? picture : unsharpMask(picture)
}

/** How steep the steepest edges are, as a share of the difference between ink and paper. */
export function steepness({ width, height, pixels }: GreyPicture): number {
  const steps = new Uint32Array(256)
  const values = new Uint32Array(256)
  let seen = 0
  for (let y = 1; y < height; y += EVERY_ROW) {
    for (let at = y * width + 2; at < (y + 1) * width; at++) {
      const value = pixels[at] ?? 0
      const step = Math.abs(value - (pixels[at - 2] ?? 0))
      steps[step] = (steps[step] ?? 0) + 1
      values[value] = (values[value] ?? 0) + 1
      seen++
    }
  }
  const steepest = 255 - rank(steps.toReversed(), RARE * seen)
  const darkest = rank(values, RARE * seen)
  return steepest / Math.max(1, 255 - darkest)
}

function rank(counts: Uint32Array, wanted: number): number {
  let sum = 0
  let value = 0
  while (value < 255 && sum < wanted) sum += counts[value++] ?? 0
  return value
}

/** Adds to each pixel its difference from the mean of a square around it. */
function unsharpMask(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture
  const across = sumsAcross(picture)
  const result = Buffer.allocUnsafe(width * height)
  const sums = new Uint32Array(width)
  const row = (y: number) => Math.max(0, Math.min(height - 1, y)) * width
  const add = (start: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (across[start + x] ?? 0)
  }
  for (let y = -REACH; y < REACH; y++) add(row(y), 1)
  for (let y = 0; y < height; y++) {
    add(row(y + REACH), 1)
    for (let x = 0; x < width; x++) {
      const value = pixels[y * width + x] ?? 0
      const harder = value + AMOUNT * (value - (sums[x] ?? 0) / SQUARE)
      result[y * width + x] = Math.max(0, Math.min(255, harder))
    }
    add(row(y - REACH), -1)
  }
  return { width, height, pixels: result }
}

/** Of each pixel, the sum of those beside it in its row, itself included; the outermost ones stand for those beyond. */
function sumsAcross({ width, height, pixels }: GreyPicture): Uint16Array {
  const sums = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const at = (x: number) => pixels[y * width + Math.max(0, Math.min(width - 1, x))] ?? 0
    let sum = 0
    for (let x = -REACH; x < REACH; x++) sum += at(x)
    for (let x = 0; x < width; x++) {
      sum += at(x + REACH)
      sums[y * width + x] = sum
      sum -= at(x - REACH)
    }
  }
  return sums
}
