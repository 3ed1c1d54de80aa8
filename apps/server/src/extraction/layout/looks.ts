import type { Letter } from './letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import type { Segment } from './segment.ts'

/** A line below letters stands so far below their baseline, in font sizes, and no higher than so. */
const LOWEST_LINE = 0.36
const HIGHEST_LINE = -0.02
/** About the middle of small letters above the baseline, in font sizes. */
const MIDDLE = 0.25
/** Letters stand level where their direction is this. */
const LEVEL = 1

/** How a letter looks beside others, '' for plain: 'ink c00000', 'line' below it, 'shade ffff00' behind it. */
export type LooksOf = (letter: Letter) => readonly string[]

const NONE: readonly string[] = []

/**
 * Tells the colour, the line below and the ground of letters, where a page has any; null for pages of black print, as
 * nearly all are.
 */
export function looksOn(page: PageGlyphs): ((segment: Segment) => LooksOf | null) | null {
  const { shades, rules, runs } = page
  if (shades.length === 0 && rules.length === 0 && !runs.some(({ ink }) => ink !== undefined)) return null
  return ({ letters, baseline, size, cos }) => {
    const middle = baseline - MIDDLE * size
    const isLevel = cos === LEVEL
    const below = isLevel ? rules.filter(([, , y]) => isBelow(y - baseline, size)) : []
    const behind = isLevel ? shades.filter(([, top, , bottom]) => top < middle && bottom > middle) : []
    if (below.length === 0 && behind.length === 0 && !letters.some(({ run }) => run.ink !== undefined)) return null
    return ({ run, start, end }) => {
      const x = (start + end) / 2
      const looks: string[] = []
      if (run.ink !== undefined) looks.push(`ink ${hex(run.ink)}`)
      if (below.some(([from, to]) => x > from && x < to)) looks.push('line')
      const ground = behind.findLast(([left, , right]) => x > left && x < right)
      if (ground) looks.push(`shade ${hex(ground[4])}`)
      return looks.length > 0 ? looks : NONE
    }
  }
}

const isBelow = (drop: number, size: number) => drop >= HIGHEST_LINE * size && drop <= LOWEST_LINE * size

const HEX_DIGITS = 6
const hex = (colour: number) => colour.toString(16).padStart(HEX_DIGITS, '0')
