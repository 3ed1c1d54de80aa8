import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, STRUCK_CODE, UNMAPPED_BIT } from '../sandbox/format.js'
import { SOFT_HYPHEN } from './hyphens.ts'
import { unmappedFonts } from './lost-letters.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'
import { symbolText } from './symbol-fonts.ts'
import { LARGE, type TexEncoding, texEncoding } from './tex-codes.ts'
import type { Shown } from './visible.ts'

/**
 * What one glyph shows (one letter, or the letters of a ligature), placed along and across the direction of its text.
 */
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
  /** Set for what the document writes as a letter of a formula: it marks no item of a list. */
  isOfFormula?: true
  /** Where words begin and end that stood before this letter and were struck out. */
  struckFrom?: number
  struckUntil?: number
}

/**
 * Ligatures of Calibri that Word wrote as the numbers of their glyphs, as such or from U+100000 on, for want of a
 * character: "educaƟvo" (unicode.org mailing list, March 2016). None of these letters is used in Portuguese.
 */
const GLYPH_NUMBERS: ReadonlyMap<number, string> = new Map([
  [0x19f, 'ti'],
  [0x10019f, 'ti'],
  [0x1a9, 'tt'],
  [0x1001a9, 'tt'],
])

/**
 * What has no shape: signs that turn lines around, letters of tags (in which text for programs hides), codes that are
 * no characters.
 */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\p{Noncharacter_Code_Point}/u

/** Letters that formulas of word processors and browsers are set in: '𝑥' is an x in italics. */
const MATH_LETTERS = { first: 0x1d400, last: 0x1d7ff, planck: 0x210e, half: 0xd835 }
/** … but for scripts, black letters and double strokes, which are signs of their own. */
const OWN_LETTERS = { first: 0x1d49c, last: 0x1d59f }

const isMathLetter = (code: number): boolean =>
  code === MATH_LETTERS.planck ||
  (code >= MATH_LETTERS.first && code <= MATH_LETTERS.last && (code < OWN_LETTERS.first || code > OWN_LETTERS.last))

const SPACE = 0x20
const DELETE = 0x7f
const NO_BREAK_SPACE = 0xa0
/** The hyphens of Unicode: words are known with the plain one. */
const HYPHEN = 0x2010
const NO_BREAK_HYPHEN = 0x2011
/** Half of a typical x-height, in font sizes. */
const MIDDLE = 0.25
/** A hyphen narrower than this, in font sizes, is none. */
const UNDRAWN = 0.02
/** In points. */
const SAME_ADVANCE = 0.01
/** What PDFium puts in place of a hyphen that ends a line, and the soft hyphen itself. */
const LINE_END_HYPHENS = new Set([0x02, 0xad, 0xfffe])

/** The shown letters of a page in content order, without spaces. `shown` says which runs and places count. */
export function pageLetters(page: PageGlyphs, shown: Shown): Letter[] {
  const { codes, geometry, runs } = page
  const unmapped = unmappedFonts(page)
  const tex = texEncoding(unmappedCodes(page, unmapped))
  const letters: Letter[] = []
  let spaceBefore = false
  let highSurrogate = 0
  let previous = -1
  let struck: Struck | null = null
  let runIndex = 0

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
    if (unicode === STRUCK_CODE) {
      spaceBefore = true
      while (glyph >= (runs[runIndex + 1]?.from ?? page.count)) runIndex++
      struck = struckAt(geometry, glyph * GLYPH_FLOATS, runs[runIndex], struck)
      continue
    }
    while (glyph >= (runs[runIndex + 1]?.from ?? page.count)) runIndex++
    const run = runs[runIndex]
    if (run && (code & UNMAPPED_BIT) !== 0 && unmapped.has(run.font)) continue
    const symbols = run?.style.symbols
    const text =
      (symbols && symbolText(symbols, unicode)) ??
      textOf(unicode, highSurrogate, run?.style.large && isRaw(code) ? LARGE : (code & UNMAPPED_BIT) === 0 ? null : tex)
    const isOfFormula = highSurrogate === MATH_LETTERS.half
    highSurrogate = 0
    if (text === '' || !run) continue

    const at = glyph * GLYPH_FLOATS
    const last = letters[letters.length - 1]
    if (last && previous >= 0 && !spaceBefore && samePlace(geometry, previous, at) && isLigaturePart(last.text, text)) {
      last.text = (last.text + text).normalize('NFC')
      continue
    }
    const x = geometry[at] ?? 0
    const y = geometry[at + 1] ?? 0
    const advance = geometry[at + 2] ?? 0
    // Browsers print the places where a word may be divided as hyphens without width: nobody sees them.
    if (text === SOFT_HYPHEN && advance < UNDRAWN * run.size) continue
    const { cos, sin } = run
    // About the middle of the letter, half an x-height above the baseline.
    const rise = MIDDLE * run.size
    if (!shown(run, x + (cos * advance) / 2 + sin * rise, y + (sin * advance) / 2 - cos * rise, glyph)) continue
    const start = x * cos + y * sin
    const baseline = y * cos - x * sin
    const letter: Letter = { text, run, start, end: start + advance, baseline, spaceBefore }
    if (isOfFormula) letter.isOfFormula = true
    if (struck && Math.abs(struck.across - baseline) < run.size && struck.until < start + run.size)
      Object.assign(letter, { struckFrom: struck.from, struckUntil: struck.until })
    letters.push(letter)
    struck = null
    spaceBefore = false
    previous = at
  }
  return letters
}

/** Whether a code is the font's own: PDFium does not say so of the first one. */
const isRaw = (code: number): boolean => (code & UNMAPPED_BIT) !== 0 || (code & CODE_MASK) === 0

/** Words that were struck out: from where to where along their text, and how far across the page their line stands. */
type Struck = { from: number; until: number; across: number }

/** Adds a struck glyph to those before it on its line. */
function struckAt(geometry: Float32Array, at: number, run: Run | undefined, before: Struck | null): Struck {
  const [x, y, advance] = [geometry[at] ?? 0, geometry[at + 1] ?? 0, geometry[at + 2] ?? 0]
  const { cos, sin, size } = run ?? { cos: 1, sin: 0, size: 0 }
  const from = x * cos + y * sin
  const across = y * cos - x * sin
  const goesOn = before && Math.abs(before.across - across) < size / 2 && before.from <= from
  return { from: goesOn ? before.from : from, until: from + advance, across }
}

/** The codes without a map, but for those of fonts in which none has one. */
function* unmappedCodes({ codes, runs, count }: PageGlyphs, unmapped: ReadonlySet<number>): Generator<number> {
  let run = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const code = codes[glyph] ?? 0
    if ((code & UNMAPPED_BIT) === 0) continue
    while (glyph >= (runs[run + 1]?.from ?? count)) run++
    if (!unmapped.has(runs[run]?.font ?? 0)) yield code & CODE_MASK
  }
}

function textOf(unicode: number, highSurrogate: number, tex: TexEncoding | null): string {
  const known = tex?.get(unicode)
  if (known !== undefined) return known
  if (unicode > SPACE && unicode < DELETE) return String.fromCharCode(unicode)
  if (LINE_END_HYPHENS.has(unicode)) return SOFT_HYPHEN
  if (unicode === HYPHEN || unicode === NO_BREAK_HYPHEN) return '-'
  if (unicode < SPACE || (unicode >= DELETE && unicode < NO_BREAK_SPACE)) return ''
  if (unicode < 0x180) return String.fromCharCode(unicode)
  const isLowSurrogate = unicode >= 0xdc00 && unicode < 0xe000
  if (isLowSurrogate && highSurrogate === 0) return ''
  const character = isLowSurrogate ? String.fromCharCode(highSurrogate, unicode) : String.fromCodePoint(unicode)
  if (UNSEEN.test(character)) return ''
  if (isMathLetter(character.codePointAt(0) ?? 0)) return character.normalize('NFKC')
  return GLYPH_NUMBERS.get(character.codePointAt(0) ?? 0) ?? character
}

function samePlace(geometry: Float32Array, a: number, b: number): boolean {
  // The advance is a difference of two places, in numbers of few digits.
  const apart = Math.abs((geometry[a + 2] ?? 0) - (geometry[b + 2] ?? 0))
  return geometry[a] === geometry[b] && geometry[a + 1] === geometry[b + 1] && apart < SAME_ADVANCE
}

/** Some programs draw whole words as one sign. */
const LONGEST_SIGN = 30

/** PDFium hands over a ligature as its letters, all in the ligature's box. Accents of their own are none of them. */
const isLigaturePart = (before: string, text: string) =>
  before.length < LONGEST_SIGN &&
  /^\p{L}[\p{L}\p{M}]*$/u.test(before) &&
  !/\p{Lm}/u.test(before + text) &&
  /^[\p{L}\p{M}]$/u.test(text)
