/**
 * Bars that are no one line: rows of dots, and waves that a browser paints as a pattern.
 *
 * @import { Bar } from './bars.js'
 * @import { Rect } from './wire.ts'
 */
import { MAX_BARS, THICKEST_BAR } from './bars.js'

/** PDFium tells this luminance of whatever is filled with a pattern. */
const PATTERN = 191
/** A wave in a pattern is so high, in points, so many times longer, and its pen takes no more of its height. */
const HIGHEST_WAVE = 8
const LONGER = 4
const PEN = 0.6

/**
 * The middle line of a level box that is filled with a wave; null for any other box.
 * @param {Rect} box as shown
 * @param {number} luminance
 * @param {number} order
 * @returns {Bar | null}
 */
export function patternBar([left, top, right, bottom], luminance, order) {
  const height = bottom - top
  if (Math.round(luminance) !== PATTERN || height <= THICKEST_BAR || height > HIGHEST_WAVE) return null
  if (right - left < LONGER * height) return null
  const y = (top + bottom) / 2
  return { x1: left, y1: y, x2: right, y2: y, thickness: PEN * height, order }
}

/** Dots of a row: so many at least, of one height, no farther apart than so many of their widths. In points. */
const FEWEST_DOTS = 5
const LARGEST_DOT = 3
const SAME_HEIGHT = 0.2
const APART = 3

/**
 * Collects dots that are painted one after the other, and adds a bar for each row of them.
 * @param {Bar[]} bars
 */
export function dotRows(bars) {
  /** @type {Bar | null} */
  let row = null
  let count = 0

  const end = () => {
    if (row && count >= FEWEST_DOTS && bars.length < MAX_BARS) bars.push(row)
    row = null
    count = 0
  }
  return {
    /** @param {Rect} box as shown @param {number} order */
    add([left, top, right, bottom], order) {
      const thickness = bottom - top
      const width = right - left
      const y = (top + bottom) / 2
      if (thickness > LARGEST_DOT || width > LARGEST_DOT) return
      const gap = row ? left - row.x2 : -1
      const goesOn =
        row !== null &&
        gap >= 0 &&
        gap < APART * width &&
        Math.abs(y - row.y1) < SAME_HEIGHT &&
        Math.abs(thickness - row.thickness) < SAME_HEIGHT
      if (row && goesOn) {
        row.x2 = right
        row.order = order
        count++
        return
      }
      end()
      row = { x1: left, y1: y, x2: right, y2: y, thickness, order }
      count = 1
    },
    end,
  }
}
