import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { inReadingOrder } from './reading-order.ts'

const order = (lines: ReturnType<typeof lineAt>[]) => inReadingOrder(lines).map(({ text }) => text)

describe('inReadingOrder', () => {
  test('keeps the content order of columns', () => {
    const lines = [
      lineAt('L1', 50, 100, { width: 200 }),
      lineAt('L2', 50, 115, { width: 200 }),
      lineAt('R1', 300, 100, { width: 200 }),
      lineAt('R2', 300, 115, { width: 200 }),
    ]
    expect(order(lines)).toEqual(['L1', 'L2', 'R1', 'R2'])
  })

  test('moves a header drawn last and a note drawn first to their places', () => {
    const lines = [
      lineAt('nota', 50, 700, { width: 450 }),
      lineAt('L1', 50, 100, { width: 200 }),
      lineAt('R1', 300, 100, { width: 200 }),
      lineAt('cabeçalho', 50, 40, { width: 450 }),
    ]
    expect(order(lines)).toEqual(['cabeçalho', 'L1', 'R1', 'nota'])
  })

  test('moves a header and a page number that stand over and under one column only', () => {
    const column = (name: string, left: number) =>
      [0, 1, 2, 3].map(row => lineAt(`${name}${row}`, left, 100 + 15 * row, { width: 200 }))
    const lines = [lineAt('7', 480, 780), ...column('L', 50), ...column('R', 300), lineAt('Ciências', 50, 40)]
    expect(order(lines)).toEqual(['Ciências', 'L0', 'L1', 'L2', 'L3', 'R0', 'R1', 'R2', 'R3', '7'])
  })

  test('keeps columns apart above and below a heading that spans them', () => {
    const lines = [
      lineAt('L1', 50, 100, { width: 200 }),
      lineAt('L2', 50, 300, { width: 200 }),
      lineAt('R1', 300, 100, { width: 200 }),
      lineAt('R2', 300, 300, { width: 200 }),
      lineAt('título', 50, 200, { width: 450 }),
    ]
    expect(order(lines)).toEqual(['L1', 'R1', 'título', 'L2', 'R2'])
  })

  test('keeps the pieces of a row together that is passed over for a box drawn last', () => {
    const lines = [
      lineAt('começo', 50, 115, { width: 150 }),
      lineAt('fim', 260, 115, { width: 60 }),
      lineAt('caixa', 50, 100, { width: 200 }),
    ]
    expect(order(lines)).toEqual(['caixa', 'começo', 'fim'])
  })

  test('reads all of a row that rises past a line that stands under its end and over its beginning', () => {
    const rising = [0, 1, 2, 3, 4, 5, 6, 7].map(at =>
      lineAt(`p${at}`, 50 + 30 * at, 120 - 1.9 * at, { width: 25, fontSize: 10 }),
    )
    const wide = lineAt('larga', 50, 113.4, { width: 235, fontSize: 10 })
    const title = lineAt('título', 50, 60, { width: 235, fontSize: 10 })
    const foot = lineAt('rodapé', 50, 700, { width: 235, fontSize: 10 })
    const read = order([foot, ...rising, wide, title])
    expect(read.toSorted()).toEqual(['larga', 'p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'rodapé', 'título'])
    expect([read[0], read.at(-1)]).toEqual(['título', 'rodapé'])
  })

  test('loses and doubles nothing, and is settled after one pass', () => {
    const line = fc
      .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 800 }), fc.integer({ min: 5, max: 300 }))
      .map(([left, top, width]) => lineAt(`${left} ${top} ${width}`, left, top, { width }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), lines => {
        const once = inReadingOrder(lines)
        expect(new Set(once)).toEqual(new Set(lines))
        expect(once).toHaveLength(lines.length)
        expect(inReadingOrder(once)).toEqual(once)
      }),
    )
  })
})
