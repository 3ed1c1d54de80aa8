import type { Line } from '@capivira/core/materials/document'
import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS } from '../sandbox/format.js'
import { type FontStyle, fontStyle } from './font-style.ts'
import { LineBuilder, type Placed } from './line-builder.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/** Gaps and jumps, in units of the font size. */
const WORD_GAP = 0.16
const SEGMENT_GAP = 1.6
const BACKWARDS = 0.6
const BASELINE_SHIFT = 0.45
const SAME_DIRECTION = 0.99

const SPACE = 0x20
const NO_BREAK_SPACE = 0xa0
/** What PDFium puts in place of a hyphen at the end of a line. */
const LINE_END_HYPHENS = new Set([0x02, 0xad, 0xfffe])

/** The lines of a page, in content order. */
export function pageLines(page: PageGlyphs): Line[] {
  const styles = new Map(page.runs.map(run => [run, fontStyle(run.font)]))
  const finished: Line[] = []
  let line: LineBuilder | null = null
  let spaceBefore = false

  const close = () => {
    const done = line?.finish()
    if (done) finished.push(done)
    line = null
  }

  for (let glyph = 0; glyph < page.count; glyph++) {
    const code = page.codes[glyph] ?? 0
    const unicode = code & CODE_MASK
    if ((code & GENERATED_BIT) !== 0 && !LINE_END_HYPHENS.has(unicode)) continue
    const run = page.runs[page.runOf[glyph] ?? 0]
    if (!run) continue
    if (unicode === SPACE || unicode === NO_BREAK_SPACE) {
      spaceBefore = true
      continue
    }
    const text = textOf(unicode)
    if (text === '') continue
    const placed = place(page, glyph, run, text, styles.get(run) ?? fontStyle(run.font))
    if (line && !continues(line, placed, run)) close()
    if (!line) line = new LineBuilder(placed, run.cos, run.sin)
    else {
      if (spaceBefore || placed.start - line.end > WORD_GAP * placed.size) line.space()
      line.add(placed)
    }
    spaceBefore = false
  }
  close()
  return finished
}

function textOf(unicode: number): string {
  if (LINE_END_HYPHENS.has(unicode)) return '\u00ad'
  if (unicode < SPACE || (unicode >= 0x7f && unicode < 0xa0)) return ''
  return String.fromCodePoint(unicode).normalize('NFC')
}

/** A glyph's place along and across the direction of its text. */
function place(page: PageGlyphs, glyph: number, run: Run, text: string, style: FontStyle): Placed {
  const at = glyph * GLYPH_FLOATS
  const [left = 0, top = 0, right = 0, bottom = 0, x = 0, y = 0] = page.geometry.subarray(at, at + GLYPH_FLOATS)
  const { cos, sin } = run
  const start = x * cos + y * sin
  const advance = Math.abs(cos) > Math.abs(sin) ? right - left : bottom - top
  return { text, start, end: start + advance, baseline: y * cos - x * sin, size: run.size, style }
}

/** Whether a glyph goes on with the line: same direction, about the same baseline, no jump back or far ahead. */
function continues(line: LineBuilder, placed: Placed, run: Run): boolean {
  const size = Math.max(line.size, placed.size)
  const gap = placed.start - line.end
  return (
    line.cos * run.cos + line.sin * run.sin > SAME_DIRECTION &&
    Math.abs(placed.baseline - line.baseline) < BASELINE_SHIFT * size &&
    gap > -BACKWARDS * size &&
    gap < SEGMENT_GAP * size
  )
}
