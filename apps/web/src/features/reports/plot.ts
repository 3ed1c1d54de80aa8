/** The scale of an axis from zero: where it ends and what is written along it. */
export type Axis = { top: number; ticks: readonly number[] }

const steps = [1, 2, 5]

/** An axis for values up to `max`: at most five steps of 1, 2 or 5 times a power of ten. */
export function axisOf(max: number): Axis {
  let step = 1
  for (let power = 1; step * 5 < max; power *= 10)
    step = steps.map(one => one * power).find(one => one * 5 >= max) ?? 10 * power
  const count = Math.max(1, Math.ceil(max / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) }
}

/** An axis of hundredths. */
export const percentAxis: Axis = { top: 100, ticks: [0, 25, 50, 75, 100] }

/** Which of `count` places in a row are named, so that at most `most` names stand below them. */
export function namedPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step)
}

/** From the top, of a hundred. */
const height = (value: number, { top }: Axis) => round(100 - (100 * value) / top)
const round = (value: number) => Math.round(value * 100) / 100

/**
 * Bars as the path of an SVG that is as wide as there are values and a hundred high; each stands on what `below` says,
 * or on the axis. Of a few values none is wider than an eighth of the whole: one day is a bar, not a wall.
 */
export function barsPath(values: readonly number[], axis: Axis, below: readonly number[] = []): string {
  const width = Math.min(0.7, values.length / 8)
  return values
    .map((value, place) => {
      const left = round(place + (1 - width) / 2)
      const foot = below[place] ?? 0
      const top = height(foot + value, axis)
      return value > 0 ? `M${left} ${height(foot, axis)}V${top}h${round(width)}V${height(foot, axis)}z` : ''
    })
    .join('')
}

/** A line from the middle of each place to that of the next; places without a value are passed over. */
export function linePath(values: readonly (number | null)[], axis: Axis): string {
  return pointsOf(values, axis)
    .map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
}

/** What lies below that line. */
export function areaPath(values: readonly (number | null)[], axis: Axis): string {
  const points = pointsOf(values, axis)
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `${linePath(values, axis)}L${last.x} 100L${first.x} 100z` : ''
}

function pointsOf(values: readonly (number | null)[], axis: Axis): { x: number; y: number }[] {
  return values.flatMap((value, place) => (value === null ? [] : [{ x: place + 0.5, y: height(value, axis) }]))
}
