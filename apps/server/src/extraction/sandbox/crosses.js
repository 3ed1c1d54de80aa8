/**
 * Paragraphs that two lines cross out from corner to corner.
 *
 * @import { Bar } from './bars.js'
 * @import { Letters } from './unseen.js'
 */
import { middleOf, runEnd } from './boxes.js'
import { GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS } from './format.js'

/** A diagonal runs at least so far across and down, in points. */
const LEAST_ACROSS = 24
const LEAST_DOWN = 8
/** Two diagonals cross out one box when their corners differ by no more than this share of its sides. */
const SAME_CORNER = 0.12
/** A page with more diagonals is a drawing. */
const MAX_DIAGONALS = 60
/** Letters fill at least this share of what is crossed out; those of a drawing stand far apart. So many are a text. */
const FILLED = 0.35
const FEWEST = 12
/** Of the rows that a cross reaches, at least this share lies within it: over the middle of a page it is no cross. */
const INSIDE = 0.9
/** How far letters reach beyond a cross that is drawn over them by hand, in font sizes. */
const BEYOND = 0.7

/** @typedef {{ left: number, top: number, right: number, bottom: number, falls: boolean }} Diagonal */

/**
 * Marks the letters that two diagonals cross out.
 * @param {Letters} letters @param {readonly Bar[]} bars @param {(glyph: number) => void} strike
 */
export function crossOut(letters, bars, strike) {
  const diagonals = bars.flatMap(diagonalOf)
  if (diagonals.length < 2 || diagonals.length > MAX_DIAGONALS) return
  const rising = diagonals.filter(({ falls }) => !falls)
  for (const one of diagonals.filter(({ falls }) => falls)) {
    if (rising.some(other => isOneBox(one, other))) for (const glyph of crossedGlyphs(letters, one)) strike(glyph)
  }
}

/** @param {Bar} bar @returns {Diagonal[]} */
function diagonalOf({ x1, y1, x2, y2 }) {
  if (Math.abs(x2 - x1) < LEAST_ACROSS || Math.abs(y2 - y1) < LEAST_DOWN) return []
  return [
    {
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
      falls: x2 > x1 === y2 > y1,
    },
  ]
}

/** @param {Diagonal} a @param {Diagonal} b */
function isOneBox(a, b) {
  const across = SAME_CORNER * (a.right - a.left)
  const down = SAME_CORNER * (a.bottom - a.top) + 2
  return (
    Math.abs(a.left - b.left) < across &&
    Math.abs(a.right - b.right) < across &&
    Math.abs(a.top - b.top) < down &&
    Math.abs(a.bottom - b.bottom) < down
  )
}

/**
 * The letters within a cross, where they are a text that it takes whole.
 * @param {Letters} letters @param {Diagonal} box
 */
function crossedGlyphs(letters, { left, top, right, bottom }) {
  const inside = /** @type {number[]} */ ([])
  let beside = 0
  let filled = 0
  for (let run = 0; run < letters.runs.length / RUN_FLOATS; run++) {
    const size = letters.runs[run * RUN_FLOATS + 2] ?? 0
    const end = runEnd(letters, run)
    for (let glyph = letters.runs[run * RUN_FLOATS] ?? 0; glyph < end; glyph++) {
      if (((letters.codes[glyph] ?? 0) & GENERATED_BIT) !== 0) continue
      const [x, y] = middleOf(letters, run, glyph)
      if (y < top - size / 4 || y > bottom + size / 4) continue
      if (x < left - BEYOND * size || x > right + BEYOND * size) beside++
      else {
        inside.push(glyph)
        filled += size * (letters.geometry[glyph * GLYPH_FLOATS + 2] ?? 0)
      }
    }
  }
  const isText = inside.length >= FEWEST && filled >= FILLED * (right - left) * (bottom - top)
  return isText && inside.length >= INSIDE * (inside.length + beside) ? inside : []
}
