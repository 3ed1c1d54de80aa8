import type { LineSource } from '@capivira/core/materials/document'
import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS } from '../sandbox/format.js'
import type { TextReply } from '../sandbox/wire.ts'
import { type FontStyle, fontStyle } from './font-style.ts'
import { letterOf, NO_LETTER } from './letter-pairs.ts'

/** A stretch of glyphs of one text object: what they share. */
export type Run = {
  /** Its first glyph; it ends where the next run begins. */
  from: number
  /** Which of the page's fonts. */
  font: number
  style: FontStyle
  /** Size in points as shown. */
  size: number
  /** Unit vector along which the text runs; y grows downwards. */
  cos: number
  sin: number
  /** PDF text render mode 0–7; 3 and 7 paint nothing. */
  mode: number
  /** Luminance of the fill, 0 black to 255 white. */
  luminance: number
  /** 0 transparent to 255 opaque. */
  opacity: number
  /** The colour of its letters as red · 65536 + green · 256 + blue; absent for black and greys. */
  ink?: number
  /** Set on the page, filled into a field, or typed onto it as a note. */
  origin: Exclude<LineSource, 'ocr'>
  /** Stamped onto the page ('APROVADO'): no part of its text. */
  isStamp?: true
}

/** A page's glyphs in content order, as flat arrays (see wire.ts for their layout). */
export type PageGlyphs = {
  number: number
  width: number
  height: number
  count: number
  codes: Uint32Array
  /** x and y of the origin and the advance along the text, in points. */
  geometry: Float32Array
  runs: readonly Run[]
  /** Names of its fonts as the file has them, subset and style included. */
  fontNames: readonly string[]
  imageShare: number
  drawn: boolean
  /** How many letters the child left out because nobody sees them. */
  hidden: number
  /** Where text may stand that has no letters. */
  parts: TextReply['parts']
  /** Signs of roots, and where their bars end. */
  roots: TextReply['roots']
  /** Lines that may part a fraction. */
  rules: TextReply['rules']
  /** Coloured boxes behind lines. */
  shades: TextReply['shades']
}

/** Reads the child's answer. Throws a RangeError when the binary is shorter than its header says. */
export function pageGlyphs(reply: TextReply, binary: Buffer): PageGlyphs {
  const { glyphs, runs } = reply
  // A copy, because typed arrays need an aligned start.
  const buffer = binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength)
  const runStart = glyphs * 4 * (1 + GLYPH_FLOATS)
  const runFloats = new Float32Array(buffer, runStart, runs * RUN_FLOATS)
  const styles = reply.fonts.map(fontStyle)
  return {
    number: reply.page,
    fontNames: reply.fonts.map(({ name }) => name),
    width: reply.width,
    height: reply.height,
    count: glyphs,
    codes: new Uint32Array(buffer, 0, glyphs),
    geometry: new Float32Array(buffer, glyphs * 4, glyphs * GLYPH_FLOATS),
    runs: Array.from({ length: runs }, (_, index) => readRun(runFloats, index * RUN_FLOATS, styles)),
    imageShare: reply.imageShare,
    drawn: reply.drawn,
    hidden: reply.hidden,
    parts: reply.parts,
    roots: reply.roots,
    rules: reply.rules,
    shades: reply.shades,
  }
}

const ORIGINS: readonly Run['origin'][] = ['text', 'field', 'note', 'note']
const STAMP = 3
const PLAIN: FontStyle = { bold: false, italic: false, monospace: false }

/** Read one by one: taking an array apart would go through an iterator, for each of thousands of runs. */
function readRun(floats: Float32Array, at: number, styles: readonly FontStyle[]): Run {
  const font = floats[at + 1] ?? 0
  const run: Run = {
    from: floats[at] ?? 0,
    font,
    style: styles[font] ?? PLAIN,
    size: floats[at + 2] ?? 0,
    cos: floats[at + 3] ?? 1,
    sin: floats[at + 4] ?? 0,
    mode: floats[at + 5] ?? 0,
    luminance: floats[at + 6] ?? 0,
    opacity: floats[at + 7] ?? 255,
    origin: ORIGINS[floats[at + 8] ?? 0] ?? 'text',
  }
  if (floats[at + 8] === STAMP) run.isStamp = true
  const colour = floats[at + 9] ?? 0
  if (isHue(colour)) run.ink = colour
  return run
}

/** So much stronger is one of its parts than another in a colour that is none of the greys. */
const LEAST_CHROMA = 40

function isHue(colour: number): boolean {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
  return Math.max(red, green, blue) - Math.min(red, green, blue) >= LEAST_CHROMA
}

/** How many glyphs of a page stand in a font of this name. */
export type FontLetters = { name: string; monospace: boolean; letters: number }

/** The fonts of a page by their names. */
export function fontsOf(page: PageGlyphs): FontLetters[] {
  const { runs, fontNames, count } = page
  const fonts = new Map<number, FontLetters>()
  for (const [index, { font, style, from }] of runs.entries()) {
    const letters = (runs[index + 1]?.from ?? count) - from
    const known = fonts.get(font)
    if (known) known.letters += letters
    else fonts.set(font, { name: fontNames[font] ?? '', monospace: style.monospace || isOneWidth(page, font), letters })
  }
  return [...fonts.values()]
}

/**
 * So many different letters of one width make a font one of programs, whatever it says of itself; so many letters are
 * looked at.
 */
const DIFFERENT = 8
const MOST_LOOKED_AT = 60
const SAME_WIDTH = 0.004

/** Whether the letters of a font are as wide as each other: figures are in nearly every font. */
function isOneWidth({ codes, geometry, runs, count }: PageGlyphs, font: number): boolean {
  const seen = new Set<number>()
  let width = 0
  let left = MOST_LOOKED_AT
  for (const [index, run] of runs.entries()) {
    if (run.font !== font) continue
    const end = runs[index + 1]?.from ?? count
    for (let glyph = run.from; glyph < end; glyph++) {
      const code = codes[glyph] ?? 0
      const letter = (code & GENERATED_BIT) === 0 ? letterOf(code & CODE_MASK) : NO_LETTER
      if (letter === NO_LETTER) continue
      const own = (geometry[glyph * GLYPH_FLOATS + 2] ?? 0) / run.size
      if (seen.size > 0 && Math.abs(own - width) > SAME_WIDTH) return false
      width = own
      seen.add(letter)
      if (--left === 0) return seen.size >= DIFFERENT
    }
  }
  return seen.size >= DIFFERENT
}
