import { describe, expect, test } from 'vitest'
import { GLYPH_FLOATS, UNMAPPED_BIT } from '../sandbox/format.js'
import { aRun } from '../testing/letters.ts'
import { isMostlyLost, lostRows, unmappedFonts } from './lost-letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { pageLines } from './page-lines.ts'

type Row = { text: string; font: number; y: number; lost?: boolean }

/** Rows of 5 points a letter; lost ones are signs numbered from 1 on, as they come, without a map. */
function pageOf(rows: readonly Row[]): PageGlyphs {
  const codes: number[] = []
  const places: number[] = []
  const runs = rows.map(({ text, font, y, lost = false }) => {
    const run = aRun({ from: codes.length, font })
    const signs = [...new Set(text)]
    ;[...text].forEach((letter, index) => {
      if (lost && letter === ' ') return
      codes.push(lost ? ((1 + (signs.indexOf(letter) % 28)) | UNMAPPED_BIT) >>> 0 : letter.charCodeAt(0))
      places.push(72 + 5 * index, y, 5)
    })
    return run
  })
  return {
    number: 1,
    width: 595,
    height: 842,
    count: codes.length,
    codes: Uint32Array.from(codes),
    geometry: Float32Array.from(places.slice(0, codes.length * GLYPH_FLOATS)),
    runs,
    fontNames: ['One', 'Two'],
    imageShare: 0,
    drawn: true,
    hidden: 0,
    parts: [],
    roots: [],
    rules: [],
    shades: [],
  }
}

const heading = { text: 'Cloroplasto Lisossomo Ribossomo', font: 1, y: 300, lost: true }
const prose = { text: 'A organela que fabrica o alimento da planta fica na folha.', font: 0, y: 330 }

describe('fonts without a map', () => {
  test('are those of which most signs have no letter', () => {
    expect([...unmappedFonts(pageOf([heading, prose]))]).toEqual([1])
    expect([...unmappedFonts(pageOf([{ ...heading, lost: false }, prose]))]).toEqual([])
  })

  test('leave no signs among the lines', () => {
    expect(pageLines(pageOf([heading, prose])).map(({ text }) => text)).toEqual([prose.text])
  })

  test('make a page without text, where most of it is theirs', () => {
    expect(isMostlyLost(pageOf([{ ...prose, lost: true }, heading]))).toBe(true)
    expect(isMostlyLost(pageOf([prose, { ...prose, y: 350 }, heading]))).toBe(false)
    expect(isMostlyLost(pageOf([{ ...heading, text: 'Solo' }]))).toBe(false)
  })

  test('are read in their rows, but for heads and feet of the sheet', () => {
    const words = { ...heading, text: 'Vacúolo' }
    const rows = lostRows(pageOf([words, { ...words, y: 320 }, { ...words, y: 340 }, prose]))
    expect(rows.map(box => box.map(Math.round))).toEqual([
      [72, 292, 107, 302],
      [72, 312, 107, 322],
      [72, 332, 107, 342],
    ])
    expect(lostRows(pageOf([words, prose]))).toEqual([])
    expect(lostRows(pageOf([30, 45, 60, 810].map(y => ({ ...words, y }))))).toEqual([])
  })
})
