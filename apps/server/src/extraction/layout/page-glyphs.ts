import type { LineSource } from '@capivira/core/materials/document'
import { GLYPH_FLOATS, RUN_FLOATS } from '../sandbox/format.js'
import type { TextReply } from '../sandbox/wire.ts'
import { type FontStyle, fontStyle } from './font-style.ts'

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
  /** Set on the page, filled into a field, or typed onto it as a note. */
  origin: Exclude<LineSource, 'ocr'>
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
  imageShare: number
  drawn: boolean
  /** How many letters the child left out because nobody sees them. */
  hidden: number
  /** Where text may stand that has no letters. */
  parts: TextReply['parts']
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
  }
}

const ORIGINS: readonly Run['origin'][] = ['text', 'field', 'note']
const PLAIN: FontStyle = { bold: false, italic: false, monospace: false }

function readRun(floats: Float32Array, at: number, styles: readonly FontStyle[]): Run {
  const [from = 0, font = 0, size = 0, cos = 1, sin = 0, mode = 0, luminance = 0, opacity = 255, origin = 0] =
    floats.subarray(at, at + RUN_FLOATS)
  return {
    from,
    font,
    style: styles[font] ?? PLAIN,
    size,
    cos,
    sin,
    mode,
    luminance,
    opacity,
    origin: ORIGINS[origin] ?? 'text',
  }
}
