import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, UNMAPPED_BIT } from '../sandbox/format.js'
import { SOFT_HYPHEN } from './hyphens.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'
import { type TexEncoding, texEncoding } from './tex-codes.ts'

/** What one glyph shows (one letter, or the letters of a ligature), placed along and across the direction of its text. */
export type Letter = {
  text: string
  run: Run
  /** Points along the direction of the text. */
  start: number
  end: number
  /** Points across it, growing downwards for horizontal text. */
  baseline: number
  /** True when the document itself puts a space before this letter. */
  spaceBefore: boolean
}

const SPACE = 0x20
const NO_BREAK_SPACE = 0xa0
/** What PDFium puts in place of a hyphen that ends a line, and the soft hyphen itself. */
const LINE_END_HYPHENS = new Set([0x02, 0xad, 0xfffe])

/** The shown letters of a page in content order, without spaces. `shown` says which runs and places count. */
export function pageLetters(page: PageGlyphs, shown: (run: Run, x: number, y: number) => boolean): Letter[] {
  const { codes, geometry, runs, runOf } = page
  const tex = texEncoding(unmappedCodes(page))
  const letters: Letter[] = []
  let spaceBefore = false
  let highSurrogate = 0
  let previous = -1

  for (let glyph = 0; glyph < page.count; glyph++) {
    const code = codes[glyph] ?? 0
    const unicode = code & CODE_MASK
    if ((code & GENERATED_BIT) !== 0 && !LINE_END_HYPHENS.has(unicode)) continue
    if (unicode === SPACE || unicode === NO_BREAK_SPACE) {
      spaceBefore = true
      continue
    }
    if (unicode >= 0xd800 && unicode < 0xdc00) {
      highSurrogate = unicode
      continue
    }
    const text = textOf(unicode, highSurrogate, (code & UNMAPPED_BIT) !== 0 ? tex : null)
    highSurrogate = 0
    const run = runs[runOf[glyph] ?? 0]
    if (text === '' || !run) continue

    const at = glyph * GLYPH_FLOATS
    const left = geometry[at] ?? 0
    const top = geometry[at + 1] ?? 0
    const right = geometry[at + 2] ?? 0
    const bottom = geometry[at + 3] ?? 0
    const x = geometry[at + 4] ?? 0
    const y = geometry[at + 5] ?? 0
    const last = letters.at(-1)
    if (last && previous >= 0 && !spaceBefore && samePlace(geometry, previous, at) && isLigaturePart(last.text, text)) {
      last.text += text
      continue
    }
    if (!shown(run, (left + right) / 2, (top + bottom) / 2)) continue
    const start = x * run.cos + y * run.sin
    const advance = advanceOf(right - left, bottom - top, run)
    letters.push({ text, run, start, end: start + advance, baseline: y * run.cos - x * run.sin, spaceBefore })
    spaceBefore = false
    previous = at
  }
  return letters
}

function* unmappedCodes({ codes, count }: PageGlyphs): Generator<number> {
  for (let glyph = 0; glyph < count; glyph++) {
    const code = codes[glyph] ?? 0
    if ((code & UNMAPPED_BIT) !== 0) yield code & CODE_MASK
  }
}

function textOf(unicode: number, highSurrogate: number, tex: TexEncoding | null): string {
  const known = tex?.get(unicode)
  if (known !== undefined) return known
  if (LINE_END_HYPHENS.has(unicode)) return SOFT_HYPHEN
  if (unicode < SPACE || (unicode >= 0x7f && unicode < NO_BREAK_SPACE)) return ''
  if (unicode < 0x300) return String.fromCharCode(unicode)
  if (unicode >= 0xdc00 && unicode < 0xe000)
    return highSurrogate === 0 ? '' : String.fromCharCode(highSurrogate, unicode)
  return String.fromCodePoint(unicode)
}

/** Width of a glyph along its text, from the upright box around it (width and height) and the direction of the text. */
function advanceOf(width: number, height: number, { cos, sin, size }: Run): number {
  const c = Math.abs(cos)
  const s = Math.abs(sin)
  if (s < 0.01) return width
  if (c < 0.01) return height
  // width = advance·c + rise·s and height = advance·s + rise·c, which says nothing near 45°.
  return Math.abs(c - s) < 0.2 ? size / 2 : Math.max(0, (width * c - height * s) / (c * c - s * s))
}

function samePlace(geometry: Float32Array, a: number, b: number): boolean {
  for (let offset = 0; offset < GLYPH_FLOATS; offset++) if (geometry[a + offset] !== geometry[b + offset]) return false
  return true
}

/** PDFium hands over a ligature as its letters, all in the ligature's box. */
const isLigaturePart = (before: string, text: string) =>
  before.length < 4 && /^[a-zA-Z]+$/.test(before) && /^[a-zA-Z]$/.test(text)
