import type { Drawing } from '../drawing/drawing.ts'
import { readSvg } from '../drawing/read-svg.ts'
import { IDENTITY, type Matrix } from '../geometry/matrix.ts'
import type { Box } from '../geometry/rings.ts'

/** What small things may be added where a shape of the landscape shows. */
export type Ground =
  | 'sky'
  | 'night'
  | 'space'
  | 'grass'
  | 'dry'
  | 'sand'
  | 'snow'
  | 'water'
  | 'deep'
  | 'wall'
  | 'floor'
  | 'none'

/** A drawing put into the picture. */
export type Piece = {
  drawing: Drawing
  matrix: Matrix
  /** Canvas units per unit of the drawing. */
  scale: number
  /** What it is, in Portuguese, without article: 'vaca'. */
  name: string
  /** Width of its black lines on the canvas. */
  line: number
  /** For a part of the landscape, what may be put on it. */
  ground: Ground
  /** The number of the subject of the text it shows; null for landscape and decoration. */
  subject: number | null
  /** Canvas coordinates. */
  box: Box
  /** Numbers of parts too small to colour here, left out of the line drawing. */
  dropped: ReadonlySet<number>
  /** It sits on another piece, which it may cover. */
  mounted: boolean
}

const NONE: ReadonlySet<number> = new Set()
const LANDSCAPE_LINE = 2.6
/** Length of the straight pieces that curves of the landscape are cut into. */
const STEP = 5

/** One part of the landscape from its path in canvas coordinates. */
export function land(name: string, d: string, fill: string, ground: Ground = 'none'): Piece {
  return landSvg(name, `<path fill="${fill}" d="${d}"/>`, ground)
}

/** Several shapes of the landscape with one name, as SVG in canvas coordinates. */
export function landSvg(name: string, svg: string, ground: Ground = 'none'): Piece {
  const drawing = readSvg(svg, STEP)
  return {
    drawing,
    matrix: IDENTITY,
    scale: 1,
    name,
    line: LANDSCAPE_LINE,
    ground,
    subject: null,
    box: drawing.box,
    dropped: NONE,
    mounted: false,
  }
}

/**
 * Where a drawing stands: the middle of its lower edge, its size (the longer side) and whether it looks the other way.
 */
export type Stand = { x: number; y: number; size: number; flip: boolean }

/** Width and height a drawing has when its longer side is `size`. */
export function extent(drawing: Drawing, size: number): { width: number; height: number; scale: number } {
  const [left, top, right, bottom] = drawing.box
  const scale = size / Math.max(right - left, bottom - top)
  return { width: (right - left) * scale, height: (bottom - top) * scale, scale }
}

/** A drawing standing at a place. */
export function put(drawing: Drawing, name: string, { x, y, size, flip }: Stand, subject: number | null = null): Piece {
  const { width, height, scale } = extent(drawing, size)
  const [left, , right, bottom] = drawing.box
  const sign = flip ? -1 : 1
  const matrix: Matrix = [sign * scale, 0, 0, scale, x - (sign * scale * (left + right)) / 2, y - scale * bottom]
  return {
    drawing,
    matrix,
    scale,
    name,
    line: Math.max(1.8, Math.min(subject === null ? 2.4 : 3, 1.3 + size / 75)),
    ground: 'none',
    subject,
    box: [x - width / 2, y - height, x + width / 2, y],
    dropped: NONE,
    mounted: false,
  }
}
