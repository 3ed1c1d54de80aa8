import { inkLevel } from './components.ts'
import type { GreyPicture } from './picture.ts'

/** Angles beyond this are looked for by nobody: a sheet that lies so is seen to be askew by whoever photographs it. */
const WIDEST_DEGREES = 12
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** One pixel in so many is looked at across, and every row. */
const ACROSS = 6
/** Rows of letters at the right angle must be so much plainer than without turning, else the page is left as it is. */
const PLAINER = 1.15
/** Fewer dark points tell no direction; more than so many take time and tell nothing new. */
const FEWEST_POINTS = 400
const MOST_POINTS = 60_000

/**
 * By how many degrees the lines of a page fall to the right (clockwise positive); 0 where turning would make nothing
 * plainer. Rows of ink are counted at each angle: where the lines are level, rows of letters and of white change
 * hardest.
 */
export function skewOf(picture: GreyPicture): number {
  const points = inkOf(picture)
  if (points.x.length < FEWEST_POINTS) return 0
  const level = plainness(points, 0, picture.height)
  let best = { degrees: 0, value: level }
  const look = (degrees: number) => {
    const value = plainness(points, degrees, picture.height)
    if (value > best.value) best = { degrees, value }
  }
  for (let degrees = -WIDEST_DEGREES; degrees <= WIDEST_DEGREES; degrees += COARSE_STEP) look(degrees)
  const around = best.degrees
  for (let off = -COARSE_STEP; off <= COARSE_STEP; off += FINE_STEP) look(around + off)
  return best.value > PLAINER * level ? Math.round(best.degrees * 10) / 10 : 0
}

type Points = { x: Float32Array; y: Float32Array }

/** Dark points whose neighbour above is pale: the upper edges of letters, which lie on a line as their feet do. */
function inkOf(picture: GreyPicture): Points {
  const { width, height, pixels } = picture
  const ink = inkLevel(picture)
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 2; y < height; y++) {
    for (let x = y % ACROSS; x < width; x += ACROSS) {
      const at = y * width + x
      if ((pixels[at] ?? 255) >= ink || (pixels[at - 2 * width] ?? 0) < ink) continue
      xs.push(x)
      ys.push(y)
    }
  }
  const step = Math.max(1, Math.ceil(xs.length / MOST_POINTS))
  const thin = (values: number[]) => Float32Array.from(step === 1 ? values : values.filter((_, n) => n % step === 0))
  return { x: thin(xs), y: thin(ys) }
}

/** Sum of squares of the differences between neighbouring rows of ink. */
function plainness({ x, y }: Points, degrees: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = height
  const rows = new Int32Array(3 * height)
  for (let n = 0; n < x.length; n++) {
    const row = Math.round((y[n] ?? 0) - slope * (x[n] ?? 0)) + margin
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}
