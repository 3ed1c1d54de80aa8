import { describe, expect, test } from 'vitest'
import { GENERATED_BIT, GLYPH_FLOATS, UNMAPPED_BIT } from '../sandbox/format.js'
import { aRun } from '../testing/letters.ts'
import { pageLetters } from './letters.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/** A page of one run; glyphs of 5 points follow each other unless their place is given. */
function pageOf(glyphs: readonly { code: number; place?: number }[], run: Run = aRun()): PageGlyphs {
  const geometry = new Float32Array(glyphs.length * GLYPH_FLOATS)
  glyphs.forEach(({ place }, index) => {
    const x = 5 * (place ?? index)
    geometry.set([x, 100, 5], index * GLYPH_FLOATS)
  })
  return {
    number: 1,
    width: 595,
    height: 842,
    count: glyphs.length,
    codes: Uint32Array.from(glyphs, ({ code }) => code),
    geometry,
    runs: [run],
    imageShare: 0,
    drawn: true,
    fontNames: [],
    hidden: 0,
    parts: [],
    roots: [],
    rules: [],
    shades: [],
  }
}

const codesOf = (text: string) => Array.from(text, character => ({ code: character.codePointAt(0) ?? 0 }))
const all = () => true
const texts = (page: PageGlyphs) =>
  pageLetters(page, all).map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))

describe('pageLetters', () => {
  test('keeps the spaces of the document and drops those that PDFium guesses', () => {
    const glyphs = [...codesOf('a b'), { code: (0x20 | GENERATED_BIT) >>> 0 }, ...codesOf('c')]
    expect(texts(pageOf(glyphs))).toEqual(['a', ' b', 'c'])
  })

  test('puts the two halves of an astral letter together', () => {
    expect(texts(pageOf([{ code: 0xd835 }, { code: 0xdd38 }, ...codesOf('x')]))).toEqual(['𝔸', 'x'])
  })

  test('takes the letters of formulas for what they show, but for those that are signs of their own', () => {
    expect(texts(pageOf(codesOf('ℎℝ')))).toEqual(['h', 'ℝ'])
    const halves = ['𝑥', '𝐀', '𝟐', '𝛼', '𝔹'].map(letter => [0, 1].map(at => ({ code: letter.charCodeAt(at) })))
    expect(texts(pageOf(halves.flat()))).toEqual(['x', 'A', '2', 'α', '𝔹'])
  })

  test('puts the letters of one sign together, accents and all, however its width is rounded', () => {
    const glyphs = pageOf(Array.from('stão', letter => ({ code: letter.charCodeAt(0), place: 0 })))
    for (let at = 0; at < 4; at++) glyphs.geometry[at * GLYPH_FLOATS + 2] = 5 + at / 1000
    expect(texts(glyphs)).toEqual(['stão'])
    // An accent that is drawn over its letter is no part of it.
    expect(texts(pageOf(Array.from('ˆa', letter => ({ code: letter.charCodeAt(0), place: 0 }))))).toEqual(['ˆ', 'a'])
    glyphs.geometry[GLYPH_FLOATS + 2] = 6
    expect(texts(glyphs)).toEqual(['s', 't', 'ão'])
  })

  test("knows the bracket that is the first sign of TeX's font of large ones", () => {
    const large = aRun({ style: { bold: false, italic: false, monospace: false, large: true } })
    expect(texts(pageOf([{ code: 0 }, ...codesOf('x')], large))).toEqual(['(', 'x'])
    expect(texts(pageOf([{ code: 0 }, ...codesOf('x')]))).toEqual(['x'])
  })

  test('drops a half that lost its other half, and control characters', () => {
    expect(texts(pageOf([{ code: 0xdc4e }, { code: 0x07 }, ...codesOf('x')]))).toEqual(['x'])
  })

  test('drops what a reader does not see: turned lines, zero widths, letters of tags', () => {
    expect(texts(pageOf(codesOf('\u202ea\u200b\u2066b\ufe0f\uffffc')))).toEqual(['a', 'b', 'c'])
    expect(texts(pageOf([{ code: 0xdb40 }, { code: 0xdc41 }, ...codesOf('x')]))).toEqual(['x'])
  })

  test('drops hyphens without width, where a word may be divided, and takes those of Unicode for the plain one', () => {
    const glyphs = pageOf([...codesOf('gua\u00adda\u2011la\u00ad')])
    glyphs.geometry[3 * GLYPH_FLOATS + 2] = 0
    expect(texts(glyphs)).toEqual(['g', 'u', 'a', 'd', 'a', '-', 'l', 'a', '\u00ad'])
  })

  test('takes the letters of a ligature, all in one place, for one sign', () => {
    const glyphs = [
      { code: 0x66, place: 0 },
      { code: 0x69, place: 0 },
      { code: 0x6d, place: 1 },
    ]
    expect(texts(pageOf(glyphs))).toEqual(['fi', 'm'])
  })

  test('reads the codes of TeX fonts without a Unicode map', () => {
    const unmapped = (code: number) => ({ code: (code | UNMAPPED_BIT) >>> 0 })
    expect(texts(pageOf([unmapped(0x1c), unmapped(0x6d), unmapped(0xe3)]))).toEqual(['fi', 'm', 'ã'])
  })

  test('reads the glyph numbers that stand for ligatures', () => {
    expect(texts(pageOf(codesOf('aƟvo')))).toEqual(['a', 'ti', 'v', 'o'])
    expect(texts(pageOf([{ code: 0xdbc0 }, { code: 0xdd9f }, { code: 0x1a9 }]))).toEqual(['ti', 'tt'])
  })

  test('gives line-end hyphens as U+00AD, guessed or not', () => {
    const glyphs = [...codesOf('a'), { code: 0x02 }, ...codesOf('b'), { code: (0xfffe | GENERATED_BIT) >>> 0 }]
    expect(texts(pageOf(glyphs))).toEqual(['a', '\u00ad', 'b', '\u00ad'])
  })

  test('reads the codes of a font of symbols as the signs it shows', () => {
    const wingdings = aRun({ style: { bold: false, italic: false, monospace: false, symbols: 'wingdings' } })
    expect(texts(pageOf([...codesOf('Øà'), { code: 0xf0fc }], wingdings))).toEqual(['➢', '→', '✓'])
  })

  test('leaves out what is not shown', () => {
    expect(pageLetters(pageOf(codesOf('abc')), (_, x) => x < 10).map(({ text }) => text)).toEqual(['a', 'b'])
  })

  test('measures along the direction of turned text', () => {
    const [letter] = pageLetters(pageOf(codesOf('a'), aRun({ cos: 0, sin: -1 })), all)
    expect(letter).toMatchObject({ start: -100, end: -95, baseline: 0 })
  })
})
