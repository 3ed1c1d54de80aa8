import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locateQuote } from './locate-quote.ts'
import { lineAt } from './testing/lines.ts'

const page = {
  width: 600,
  height: 800,
  lines: [
    lineAt('Ciências do 7º ano', 60, 20, { width: 120 }),
    lineAt('As plantas verdes produzem seu alimento por meio da fotos\u00ad', 60, 100, { width: 480 }),
    lineAt('síntese¹. O gás carbônico (CO₂) entra pelas folhas.', 60, 120, { width: 480 }),
    lineAt('A água sobe das raízes até elas.', 60, 140, { width: 300 }),
  ],
}

const tops = (quote: string) => locateQuote(page, quote).map(({ top }) => Math.round(top * 800))

describe('locateQuote', () => {
  test('marks a passage over a divided word and two lines, as fractions of the page', () => {
    const [first, second] = locateQuote(page, 'produzem seu alimento por meio da fotossíntese.')
    expect(first?.top).toBe(100 / 800)
    expect(first?.height).toBe(12 / 800)
    expect(first && Math.round((first.left + first.width) * 600)).toBeGreaterThan(525)
    expect(first && first.left * 600).toBeGreaterThan(180)
    expect(second?.left).toBe(60 / 600)
    expect(second && second.width * 600).toBeLessThan(100)
  })

  test('marks a whole line from edge to edge', () => {
    expect(locateQuote(page, 'A água sobe das raízes até elas')).toEqual([
      { left: 0.1, top: 0.175, width: expect.closeTo(0.5, 1), height: 0.015 },
    ])
  })

  test.each([
    ['other accents, case and punctuation', 'a agua, sobe das raizes', [140]],
    ['a formula with plain digits left out', 'O gás carbônico (CO) entra pelas folhas', [120]],
    ['a repaired word in the middle', 'As plantas verdes produziam seu alimento por meio da fotossíntese', [100, 120]],
    ['a passage that goes on elsewhere', 'O gás carbônico entra pelas folhas e ali encontra', [120]],
  ])('finds %s', (_, quote, expected) => {
    expect(tops(quote)).toEqual(expected)
  })

  test('finds nothing that is not there', () => {
    expect(tops('Os animais comem plantas ou outros animais')).toEqual([])
    expect(tops('')).toEqual([])
    expect(tops('—')).toEqual([])
  })

  test('finds every stretch of whole words of the page, inside the page', () => {
    const words = page.lines
      .map(({ text }) => text)
      .join(' ')
      .replace('\u00ad ', '')
      .split(' ')
    fc.assert(
      fc.property(fc.nat(words.length - 4), fc.integer({ min: 4, max: 12 }), (from, count) => {
        const marks = locateQuote(page, words.slice(from, from + count).join(' '))
        expect(marks.length).toBeGreaterThan(0)
        for (const { left, top, width, height } of marks) {
          expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0)
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
