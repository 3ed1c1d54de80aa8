import type { Segment } from './path.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply([a, b, c, d, e, f]: Matrix, [ia, ib, ic, id, ie, if_]: Matrix): Matrix {
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * if_ + e,
    b * ie + d * if_ + f,
  ]
}

/** Reads an SVG `transform` of matrix, translate, scale and rotate. */
export function parseTransform(text: string): Matrix {
  let result = IDENTITY
  for (const [, kind = '', list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const angle = (a * Math.PI) / 180
    const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
    if (kind === 'matrix') result = multiply(result, [a, b ?? 0, c, d, e, f])
    else if (kind === 'translate') result = multiply(result, [1, 0, 0, 1, a, b ?? 0])
    else if (kind === 'scale') result = multiply(result, [a, 0, 0, b ?? a, 0, 0])
    else if (kind === 'rotate')
      result = multiply(result, multiply([1, 0, 0, 1, b ?? 0, c], multiply(turn, [1, 0, 0, 1, -(b ?? 0), -c])))
    else throw new Error(`No such transform here: ${kind}`)
  }
  return result
}

/** Every point of a path moved by a matrix. */
export function transformPath(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): Segment[] {
  const point = (x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f]
  return segments.map(segment => {
    if (segment[0] === 'Z') return segment
    if (segment[0] !== 'C') return [segment[0], ...point(segment[1], segment[2])]
    const [, x1, y1, x2, y2, x, y] = segment
    return ['C', ...point(x1, y1), ...point(x2, y2), ...point(x, y)]
  })
}
