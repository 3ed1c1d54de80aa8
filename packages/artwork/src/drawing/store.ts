import { readFileSync } from 'node:fs'
import { IDENTITY, type Matrix, transformPath } from '../geometry/matrix.ts'
import { formatPath, parsePath } from '../geometry/path.ts'
import { boxOf, joinBoxes, transformRing } from '../geometry/rings.ts'
import { composites, type Layer } from './composites.ts'
import type { Drawing, Part } from './drawing.ts'
import { readSvg } from './read-svg.ts'

/** Length of the straight pieces curves are cut into, beside a drawing 32 units wide. */
const STEP = 0.6

const drawings = new Map<string, Drawing>()

/**
 * A drawing by name: 'cow' of Fluent Emoji, 'ours/capivara' of ours, or one put together from both ('lion-whole').
 * @throws {Error} when there is no such file
 */
export function drawingOf(name: string): Drawing {
  const known = drawings.get(name)
  if (known) return known
  const layers = composites[name]
  const drawing = layers ? assemble(layers) : readFile(name)
  drawings.set(name, drawing)
  return drawing
}

function readFile(name: string): Drawing {
  const file = name.startsWith('ours/') ? name : `fluent/${name}`
  const svg = readFileSync(new URL(`../../drawings/${file}.svg`, import.meta.url), 'utf8')
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1] ?? 32)
  return readSvg(svg, (STEP * width) / 32)
}

const WATER = ['#00a6ed', '#5092ff', '#0074ba', '#0084ce']
/** Water lies below this height of the set's 32 units. */
const WATER_LINE = 20

const isWater = ({ fill, box }: Part) => fill !== null && WATER.includes(fill) && box[1] > WATER_LINE

/** One drawing out of several, painted in order. */
export function assemble(layers: readonly Layer[]): Drawing {
  const parts = layers.flatMap(layer => {
    const { x = 0, y = 0, scale = 1, drop = [], dry = false } = layer
    const matrix: Matrix = x === 0 && y === 0 && scale === 1 ? IDENTITY : [scale, 0, 0, scale, x, y]
    return drawingOf(layer.drawing)
      .parts.filter(part => !drop.includes(part.fill ?? '') && !(dry && isWater(part)))
      .map(part => place(paintOver(part, layer.recolor ?? {}), matrix))
  })
  return { parts, box: joinBoxes(parts.map(part => part.box)) }
}

function paintOver(part: Part, recolor: Readonly<Record<string, string>>): Part {
  return {
    ...part,
    fill: part.fill && (recolor[part.fill] ?? part.fill),
    stroke: part.stroke && (recolor[part.stroke] ?? part.stroke),
  }
}

function place(part: Part, matrix: Matrix): Part {
  if (matrix === IDENTITY) return part
  const rings = part.rings.map(ring => transformRing(ring, matrix))
  return {
    ...part,
    d: formatPath(transformPath(parsePath(part.d), matrix)),
    rings,
    box: boxOf(rings),
    width: part.width * matrix[0],
  }
}
