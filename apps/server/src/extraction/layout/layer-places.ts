import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS } from '../sandbox/format.js'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/** A point of a line of text, in points of the sheet as it lies. */
export type LayerPlace = { x: number; y: number; run: Pick<Run, 'cos' | 'sin' | 'size'> }
/** The middles of a layer's letters and of the gaps between its words. */
export type LayerPlaces = { letters: LayerPlace[]; gaps: LayerPlace[] }

const INVISIBLE = 3
const BLANK = 0x20
const NO_BREAK_SPACE = 0xa0
/** A gap between words is at least so wide, in font sizes, and no wider than between two columns. */
const NARROWEST = 0.12
const WIDEST = 1.5
/** Letters of one row, in font sizes. */
const SAME_ROW = 0.3

/** Where the invisible layer of a page says that letters stand, and where it says that none do. */
export function layerPlaces({ codes, geometry, runs, count }: PageGlyphs): LayerPlaces {
  const places: LayerPlaces = { letters: [], gaps: [] }
  let last: { end: number; across: number } | null = null
  runs.forEach((run, index) => {
    if (run.mode !== INVISIBLE) return
    for (let glyph = run.from; glyph < (runs[index + 1]?.from ?? count); glyph++) {
      const code = codes[glyph] ?? 0
      const unicode = code & CODE_MASK
      if ((code & GENERATED_BIT) !== 0 || unicode <= BLANK || unicode === NO_BREAK_SPACE) continue
      const at = glyph * GLYPH_FLOATS
      const [x, y, advance] = [geometry[at] ?? 0, geometry[at + 1] ?? 0, geometry[at + 2] ?? 0]
      const along = x * run.cos + y * run.sin
      const across = y * run.cos - x * run.sin
      const place = (by: number): LayerPlace => ({ x: x + by * run.cos, y: y + by * run.sin, run })
      places.letters.push(place(advance / 2))
      const gap = last && Math.abs(last.across - across) < SAME_ROW * run.size ? (along - last.end) / run.size : 0
      if (gap > NARROWEST && gap < WIDEST) places.gaps.push(place((-gap * run.size) / 2))
      last = { end: along + advance, across }
    }
  })
  return places
}
