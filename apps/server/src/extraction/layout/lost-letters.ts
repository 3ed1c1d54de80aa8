import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, UNMAPPED_BIT } from '../sandbox/format.js'
import type { PageGlyphs } from './page-glyphs.ts'

/**
 * Fonts without a map, whose signs are numbered from 1 on: programs that print to PostScript and from there to PDF
 * leave them so. What they say is only on the picture of the page.
 */

const SPACE = 0x20
/** A page with a larger share of such signs has no text; that of old TeX fonts has its ligatures and accents there. */
const MOST_LOST = 0.4
const FEW_SIGNS = 40
/** So many of them in a row are a word; so many words are no formula. */
const WORD = 4
const FEWEST_WORDS = 3
/** How far a row reaches over and under its baseline, in font sizes. */
const ASCENT = 0.8
const DESCENT = 0.22

type Box = [left: number, top: number, right: number, bottom: number]

const isLost = (code: number) => (code & UNMAPPED_BIT) !== 0 && (code & CODE_MASK) < SPACE

/** Whether most of a page's text is of signs without letters. */
export function isMostlyLost({ codes, count }: PageGlyphs): boolean {
  let lost = 0
  let signs = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const code = codes[glyph] ?? 0
    if ((code & GENERATED_BIT) !== 0) continue
    signs++
    if (isLost(code)) lost++
  }
  return signs >= FEW_SIGNS && lost > MOST_LOST * signs
}

/** A font of which so many signs, and so large a share, have no letter has no map; a few are ligatures. */
const FONT_SIGNS = 8
const FONT_SHARE = 0.5

/** The fonts of a page whose signs say nothing of their letters. Nearly all pages have none. */
export function unmappedFonts({ codes, runs, count }: PageGlyphs): ReadonlySet<number> {
  const fonts = new Map<number, { lost: number; signs: number }>()
  runs.forEach(({ from, font, style }, index) => {
    if (style.large) return
    const end = runs[index + 1]?.from ?? count
    const sum = fonts.get(font) ?? { lost: 0, signs: 0 }
    fonts.set(font, sum)
    for (let glyph = from; glyph < end; glyph++) {
      const code = codes[glyph] ?? 0
      if ((code & GENERATED_BIT) !== 0) continue
      sum.signs++
      if (isLost(code)) sum.lost++
    }
  })
  const unmapped = [...fonts].filter(([, { lost, signs }]) => lost >= FONT_SIGNS && lost > FONT_SHARE * signs)
  return new Set(unmapped.map(([font]) => font))
}

/** What stands so near an edge of the sheet is its running head or foot, which nobody is asked about. */
const EDGE = 0.12

/** Where the words of such fonts stand on a page that has other text, a box for each row. */
export function lostRows(page: PageGlyphs): Box[] {
  const rows = new Map<string, Box>()
  let words = 0
  for (const { from, to, font, size, baseline } of stretches(page)) {
    if (to - from < WORD || baseline < EDGE * page.height || baseline > (1 - EDGE) * page.height) continue
    words++
    const key = `${font} ${Math.round(baseline)}`
    const left = page.geometry[from * GLYPH_FLOATS] ?? 0
    const last = (to - 1) * GLYPH_FLOATS
    const right = (page.geometry[last] ?? 0) + (page.geometry[last + 2] ?? 0)
    const row = rows.get(key)
    rows.set(key, [
      Math.min(row?.[0] ?? left, left),
      Math.min(row?.[1] ?? page.height, baseline - ASCENT * size),
      Math.max(row?.[2] ?? right, right),
      Math.max(row?.[3] ?? 0, baseline + DESCENT * size),
    ])
  }
  return words < FEWEST_WORDS ? [] : [...rows.values()]
}

type Stretch = { from: number; to: number; font: number; size: number; baseline: number }

/** Lost signs that follow each other in one level run. */
function* stretches({ codes, geometry, runs, count }: PageGlyphs): Generator<Stretch> {
  for (const [index, { from, font, size, cos }] of runs.entries()) {
    if (cos < 0.99) continue
    const end = runs[index + 1]?.from ?? count
    for (let glyph = from; glyph < end; glyph++) {
      if (!isLost(codes[glyph] ?? 0)) continue
      let to = glyph + 1
      while (to < end && isLost(codes[to] ?? 0)) to++
      yield { from: glyph, to, font, size, baseline: geometry[glyph * GLYPH_FLOATS + 1] ?? 0 }
      glyph = to
    }
  }
}
