/**
 * Where letters and what is painted over them stand on the page as shown.
 *
 * @import { Rect } from './wire.ts'
 * @import { Letters } from './unseen.js'
 */
import { GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS } from './format.js'

/** A letter is looked for about its middle: half an x-height above the baseline. */
const MIDDLE = 0.25
/** Where a letter's ink is looked for, in font sizes above the baseline and shares of its advance. */
const LOW = -0.1
const HIGH = 0.72
const ASIDE = 0.12
/** The outer part of a picture that is cut out of its ground, as a share of its sides. */
const RIM = 0.25

/** @param {Letters} letters @param {number} run */
export const runEnd = ({ runs, count }, run) => runs[(run + 1) * RUN_FLOATS] ?? count

/**
 * The height of the middles of a level run; null where its text goes up or down the sheet.
 * @param {Letters} letters
 * @param {number} run
 */
export function levelOf(letters, run) {
  const at = run * RUN_FLOATS
  if (letters.runs[at + 4] !== 0 || letters.runs[at + 3] !== 1) return null
  const first = letters.runs[at] ?? 0
  let last = runEnd(letters, run) - 1
  while (last > first && ((letters.codes[last] ?? 0) & GENERATED_BIT) !== 0) last--
  const y = letters.geometry[first * GLYPH_FLOATS + 1] ?? 0
  return y === letters.geometry[last * GLYPH_FLOATS + 1] ? y - MIDDLE * (letters.runs[at + 2] ?? 0) : null
}

/** @param {Letters} letters @param {number} run @param {number} glyph @returns {[x: number, y: number]} */
export function middleOf({ runs, geometry }, run, glyph) {
  const at = run * RUN_FLOATS
  const rise = MIDDLE * (runs[at + 2] ?? 0)
  const cos = runs[at + 3] ?? 1
  const sin = runs[at + 4] ?? 0
  const place = glyph * GLYPH_FLOATS
  const half = (geometry[place + 2] ?? 0) / 2
  return [(geometry[place] ?? 0) + cos * half + sin * rise, (geometry[place + 1] ?? 0) + sin * half - cos * rise]
}

/** The ink of a letter as shown. @param {Letters} letters @param {number} run @param {number} glyph */
export function inkOf({ runs, geometry }, run, glyph) {
  const at = run * RUN_FLOATS
  const size = runs[at + 2] ?? 0
  const cos = runs[at + 3] ?? 1
  const sin = runs[at + 4] ?? 0
  const place = glyph * GLYPH_FLOATS
  const [x, y, advance] = [geometry[place] ?? 0, geometry[place + 1] ?? 0, geometry[place + 2] ?? 0]
  const [from, to] = [ASIDE * advance, (1 - ASIDE) * advance]
  const [low, high] = [LOW * size, HIGH * size]
  const xs = [from * cos + low * sin, to * cos + low * sin, from * cos + high * sin, to * cos + high * sin]
  const ys = [from * sin - low * cos, to * sin - low * cos, from * sin - high * cos, to * sin - high * cos]
  return {
    left: x + Math.min(...xs),
    top: y + Math.min(...ys),
    right: x + Math.max(...xs),
    bottom: y + Math.max(...ys),
  }
}

/** The inner part of a picture. @param {Rect} rect @returns {Rect} */
export function withoutRim([left, top, right, bottom]) {
  const [across, down] = [RIM * (right - left), RIM * (bottom - top)]
  return [left + across, top + down, right - across, bottom - down]
}

/** @param {Rect} rect @param {number} x @param {number} y */
export const holds = (rect, x, y) => x >= rect[0] && x <= rect[2] && y >= rect[1] && y <= rect[3]

/**
 * Whether the whole of a letter lies within a rectangle.
 * @param {Letters} letters
 * @param {number} run
 * @param {number} glyph
 * @param {Rect} rect
 */
export function lies(letters, run, glyph, rect) {
  const ink = inkOf(letters, run, glyph)
  return ink.left > rect[0] && ink.right < rect[2] && ink.top > rect[1] && ink.bottom < rect[3]
}

/** The runs of each object: nearly all have one. @param {readonly number[]} objects */
export function runsByObject(objects) {
  const runs = /** @type {Map<number, number | number[]>} */ (new Map())
  for (let run = 0; run < objects.length; run++) {
    const object = objects[run] ?? 0
    const known = runs.get(object)
    if (known === undefined) runs.set(object, run)
    else if (typeof known === 'number') runs.set(object, [known, run])
    else known.push(run)
  }
  return runs
}
