import type { Line, Page } from '@capivira/core/materials/document'
import { GLYPH_FLOATS } from '../sandbox/format.js'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/** Degrees clockwise by which a sheet is turned so that its text stands upright. */
export type Turn = 0 | 90 | 180 | 270

/** A direction is one of four when its cosine or sine is at least this. */
const ALONG = 0.9
/** A sheet lies when more than this share of its letters does. */
const MOSTLY = 0.6
/** So few letters say nothing of how a sheet is held: a word on a picture, a number. */
const FEW_LETTERS = 40
/** Recognition tells nothing of directions: lines of so many letters that are taller than wide run up or down. */
const LONG = 8
/** Height of a line's box as recognition measures it, in font sizes. */
const BOX_HEIGHT = 0.9
const SAME_SIZE = 0.15

type Size = { width: number; height: number }
type Point = readonly [x: number, y: number]

/** Where a point of the sheet stands after the turn. */
function turned([x, y]: Point, { width, height }: Size, turn: Turn): Point {
  if (turn === 90) return [height - y, x]
  if (turn === 180) return [width - x, height - y]
  return turn === 270 ? [y, width - x] : [x, y]
}

const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }

/** The box as it stands on a sheet of this size after the turn. */
export function turnedBox(box: Line['box'], size: Size, turn: Turn): Line['box'] {
  const [[x1, y1], [x2, y2]] = [turned([box[0], box[1]], size, turn), turned([box[2], box[3]], size, turn)]
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** The turn that undoes another. */
export const turnBack = (turn: Turn): Turn => (turn === 90 ? 270 : turn === 270 ? 90 : turn)

/** The page as whoever reads most of its text holds it. */
export function uprightPage(page: PageGlyphs): { page: PageGlyphs; turn: Turn } {
  const turn = turnOf(page)
  if (turn === 0) return { page, turn }
  const geometry = Float32Array.from(page.geometry)
  for (let at = 0; at < geometry.length; at += GLYPH_FLOATS)
    [geometry[at], geometry[at + 1]] = turned([geometry[at] ?? 0, geometry[at + 1] ?? 0], page, turn) as [
      number,
      number,
    ]
  const runs = page.runs.map((run): Run => {
    const [cos, sin] = turnedDirection(run, turn)
    return { ...run, cos, sin }
  })
  return { page: { ...page, ...turnedSize(page, turn), geometry, runs, roots: [], rules: [], shades: [] }, turn }
}

function turnedDirection({ cos, sin }: Pick<Run, 'cos' | 'sin'>, turn: Turn): Point {
  if (turn === 90) return [-sin, cos]
  return turn === 180 ? [-cos, -sin] : [sin, -cos]
}

/** How much of a page's text runs up, down or upside down decides how it is held. */
function turnOf({ runs, count }: PageGlyphs): Turn {
  if (!runs.some(({ cos }) => cos < ALONG)) return 0
  const letters: Record<Turn, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  runs.forEach(({ cos, sin, from }, index) => {
    const glyphs = (runs[index + 1]?.from ?? count) - from
    if (sin < -ALONG) letters[90] += glyphs
    else if (cos < -ALONG) letters[180] += glyphs
    else if (sin > ALONG) letters[270] += glyphs
  })
  const most = ([90, 180, 270] as const).reduce((best, turn) => (letters[turn] > letters[best] ? turn : best))
  return letters[most] > FEW_LETTERS && letters[most] > MOSTLY * count ? most : 0
}

/**
 * A page that recognition read as it lies, as whoever reads it holds it: its lines follow each other to the right, or
 * to the left.
 */
export function uprightRecognized(page: Page): Page {
  const long = page.lines.filter(({ text }) => text.length >= LONG)
  const upright = long.filter(({ box }) => box[2] - box[0] >= box[3] - box[1])
  if (long.length < 2 || upright.length > (1 - MOSTLY) * long.length) return page
  const rightwards = long.filter(({ box }, index) => box[0] > (long[index - 1]?.box[0] ?? box[0])).length
  const turn = rightwards * 2 >= long.length - 1 ? 90 : 270
  const lines = page.lines.map(line => ({ ...line, box: turnedBox(line.box, page, turn) }))
  return { ...page, ...turnedSize(page, turn), turn, lines: withOneSize(lines) }
}

/** Sizes by the height of the lines: recognition measures lying words by their length. */
function withOneSize(lines: readonly Line[]): Line[] {
  const sizes = lines.map(({ box }) => (box[3] - box[1]) / BOX_HEIGHT)
  const body = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0
  return lines.map((line, index) => {
    const size = sizes[index] ?? body
    return { ...line, fontSize: Math.round((Math.abs(size - body) < SAME_SIZE * body ? body : size) * 10) / 10 }
  })
}
