import { describe, expect, test } from 'vitest'
import { fontsOf, type PageGlyphs } from './page-glyphs.ts'

const WORDS = 'completed ten replicate searches'
const style = { bold: false, italic: false, monospace: false }

/** One run of a font that does not say whether its letters are of one width. */
const pageOf = (text: string, advanceOf: (letter: string) => number): PageGlyphs => ({
  number: 1,
  width: 595,
  height: 842,
  count: text.length,
  codes: Uint32Array.from(text, letter => letter.charCodeAt(0)),
  geometry: Float32Array.from([...text].flatMap((letter, at) => [72 + 6 * at, 100, advanceOf(letter)])),
  runs: [{ from: 0, font: 0, style, size: 10, cos: 1, sin: 0, mode: 0, luminance: 0, opacity: 255, origin: 'text' }],
  fontNames: ['NimbusMonL-Regu'],
  imageShare: 0,
  drawn: true,
  hidden: 0,
  parts: [],
  roots: [],
  rules: [],
  shades: [],
})

describe('fontsOf', () => {
  test.each([
    ['letters of one width are those of programs, whatever the font says of itself', WORDS, () => 6, true],
    ['letters of different widths', WORDS, (letter: string) => (letter === 'i' || letter === 'l' ? 3 : 6), false],
    ['figures, which have one width in most fonts', '0,066 0,039 0,330 0,565 0,175', () => 5, false],
    ['too few letters', 'pi', () => 6, false],
  ])('%s', (_, text, advance, monospace) => {
    expect(fontsOf(pageOf(text, advance))).toMatchObject([{ monospace, letters: text.length }])
  })
})
