import { arcToCubics } from './arc.ts'

/** A path reduced to moves, lines, cubic curves and closings, in absolute coordinates. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const COMMAND = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** An arc's seven arguments: nothing need stand between two of them ('a.5.5 0 01.5.5'). */
const ARC = (() => {
  const number = String.raw`([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)`
  return new RegExp([number, number, number, '([01])', '([01])', number, number].join(String.raw`[\s,]*`), 'gi')
})()
const LENGTHS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

function argumentsOf(command: string, text: string): number[][] {
  if (command === 'A') return [...text.matchAll(ARC)].map(([, ...values]) => values.map(Number))
  const numbers = (text.match(NUMBER) ?? []).map(Number)
  const length = LENGTHS[command] ?? 0
  if (length === 0) return [[]]
  return Array.from({ length: Math.floor(numbers.length / length) }, (_, index) =>
    numbers.slice(index * length, (index + 1) * length),
  )
}

/** Reads the `d` of an SVG path (SVG 2, section 9.3), all its commands. */
export function parsePath(d: string): Segment[] {
  const out: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  /** Where the next S or T mirrors from; null after any other command. */
  let cubicHandle: [number, number] | null = null
  let quadHandle: [number, number] | null = null
  for (const [, letter = '', text = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase()
    const relative = letter !== command
    for (const [index, values] of argumentsOf(command, text).entries()) {
      const [baseX, baseY] = relative ? [x, y] : [0, 0]
      const at = (position: number): [number, number] => [
        baseX + (values[position] ?? 0),
        baseY + (values[position + 1] ?? 0),
      ]
      let nextCubic: [number, number] | null = null
      let nextQuad: [number, number] | null = null
      const curve = (a: [number, number], b: [number, number], end: [number, number]) => {
        out.push(['C', ...a, ...b, ...end])
        ;[x, y] = end
      }
      const quad = (handle: [number, number], end: [number, number]) => {
        nextQuad = handle
        curve(toward(x, y, handle), toward(...end, handle), end)
      }
      if (command === 'Z') {
        out.push(['Z'])
        ;[x, y] = [startX, startY]
      } else if (command === 'M' || command === 'L') {
        ;[x, y] = at(0)
        const starts = command === 'M' && index === 0
        if (starts) [startX, startY] = [x, y]
        out.push([starts ? 'M' : 'L', x, y])
      } else if (command === 'H') {
        x = baseX + (values[0] ?? 0)
        out.push(['L', x, y])
      } else if (command === 'V') {
        y = baseY + (values[0] ?? 0)
        out.push(['L', x, y])
      } else if (command === 'C') {
        nextCubic = at(2)
        curve(at(0), at(2), at(4))
      } else if (command === 'S') {
        nextCubic = at(0)
        curve(mirror(x, y, cubicHandle), at(0), at(2))
      } else if (command === 'Q') quad(at(0), at(2))
      else if (command === 'T') quad(mirror(x, y, quadHandle), at(0))
      else {
        const [rx = 0, ry = 0, angle = 0, large, sweep] = values
        for (const cubic of arcToCubics([x, y], [rx, ry, angle, large === 1, sweep === 1], at(5)))
          out.push(['C', ...cubic])
        ;[x, y] = at(5)
      }
      cubicHandle = nextCubic
      quadHandle = nextQuad
    }
  }
  return out
}

const mirror = (x: number, y: number, handle: [number, number] | null): [number, number] =>
  handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y]

/** The handle of the cubic that equals a quadratic curve: two thirds of the way from its end to its only handle. */
const toward = (x: number, y: number, [hx, hy]: [number, number]): [number, number] => [
  x + (2 / 3) * (hx - x),
  y + (2 / 3) * (hy - y),
]

/** Writes a path back, rounded to `digits` decimals. */
export function formatPath(segments: readonly Segment[], digits = 2): string {
  return segments
    .map(([command, ...values]) => command + values.map(value => String(Number(value.toFixed(digits)))).join(' '))
    .join('')
}
