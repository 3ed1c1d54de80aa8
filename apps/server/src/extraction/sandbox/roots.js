/**
 * How far the bars of roots reach: what stands under one is what the root is drawn of.
 *
 * @import { Bar } from './bars.js'
 * @import { Letters } from './unseen.js'
 */

import { runEnd } from './boxes.js'
import { CODE_MASK, GLYPH_FLOATS, RUN_FLOATS, UNMAPPED_BIT } from './format.js'

const ROOT = 0x221a
/** Large roots of TeX's font without a map, the foot of the tallest last; the parent knows which of these signs are. */
const LARGE = { first: 0x70, last: 0x74 }
/** The bar begins where its sign ends, and so far over or under the beginning of the sign, in font sizes. */
const BESIDE = 0.25
const OVER = 3.5
const MOST_ROOTS = 200

/** Bars of fractions are so long and no thicker, in points; a sheet with more thin lines is ruled or drawn. */
const SHORTEST_RULE = 4
const LONGEST_RULE = 320
const THICKEST_RULE = 1.6
const MOST_RULES = 200

/**
 * The level lines that may part the fractions of a page.
 * @param {readonly Bar[]} bars
 * @returns {[start: number, end: number, y: number][]}
 */
export function rulesOf(bars) {
  const rules = /** @type {[number, number, number][]} */ ([])
  for (const { x1, x2, y1, y2, thickness } of bars) {
    const length = Math.abs(x2 - x1)
    if (y1 !== y2 || length < SHORTEST_RULE || length > LONGEST_RULE || thickness > THICKEST_RULE) continue
    if (rules.push([Math.min(x1, x2), Math.max(x1, x2), y1]) > MOST_RULES) return []
  }
  return rules
}

/**
 * Where the roots of a page stand, and where their bars end: x and y of the sign, and x of the end.
 * @param {Letters} letters @param {readonly Bar[]} bars
 * @returns {[x: number, y: number, end: number][]}
 */
export function rootsOf(letters, bars) {
  const { codes, geometry, runs } = letters
  const roots = /** @type {[number, number, number][]} */ ([])
  for (let run = 0; run < runs.length / RUN_FLOATS && bars.length > 0; run++) {
    const size = runs[run * RUN_FLOATS + 2] ?? 0
    const end = runEnd(letters, run)
    for (let glyph = runs[run * RUN_FLOATS] ?? 0; glyph < end && roots.length < MOST_ROOTS; glyph++) {
      if (!mayBeRoot(codes[glyph] ?? 0)) continue
      const at = glyph * GLYPH_FLOATS
      const [x, y, advance] = [geometry[at] ?? 0, geometry[at + 1] ?? 0, geometry[at + 2] ?? 0]
      const bar = nearest(bars, { x: x + advance, y, size })
      if (bar) roots.push([x, y, Math.max(bar.x1, bar.x2)])
    }
  }
  return roots
}

/**
 * Of the level bars that begin at an edge the one nearest to a height.
 * @param {readonly Bar[]} bars @param {{ x: number, y: number, size: number }} at
 */
function nearest(bars, { x, y, size }) {
  /** @type {Bar | null} */
  let best = null
  for (const bar of bars) {
    const away = Math.abs(bar.y1 - y)
    if (bar.y1 !== bar.y2 || away > OVER * size || Math.abs(Math.min(bar.x1, bar.x2) - x) > BESIDE * size) continue
    if (!best || away < Math.abs(best.y1 - y)) best = bar
  }
  return best
}

/** @param {number} code */
function mayBeRoot(code) {
  const unicode = code & CODE_MASK
  return unicode === ROOT || ((code & UNMAPPED_BIT) !== 0 && unicode >= LARGE.first && unicode <= LARGE.last)
}
