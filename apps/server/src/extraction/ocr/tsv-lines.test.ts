import { describe, expect, test } from 'vitest'
import { linesOf } from './tsv-lines.ts'
import { wordsFromTsv } from './tsv-words.ts'

const linesFromTsv = (tsv: string, scale: number) => linesOf(wordsFromTsv(tsv), scale)

const header = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext'
const word = (line: number, text: string, left: number, top: number, width: number, height: number, confidence = 95) =>
  `5\t1\t1\t1\t${line}\t1\t${left}\t${top}\t${width}\t${height}\t${confidence}\t${text}`

describe('linesOf', () => {
  test('makes lines of words, in points, with a hyphen at the end for the cleaner', () => {
    const tsv = [
      header,
      '4\t1\t1\t1\t1\t0\t100\t50\t300\t30\t-1\t',
      word(1, 'A', 100, 50, 20, 21),
      word(1, 'ener-', 130, 57, 90, 14),
    ].join('\n')
    expect(linesFromTsv(tsv, 2).lines).toEqual([
      {
        text: 'A ener\u00ad',
        box: [50, 25, 110, 35.5],
        fontSize: expect.closeTo(15, 0),
        bold: [],
        italic: [],
        monospace: false,
        source: 'ocr',
        confidence: 95,
      },
    ])
  })

  test('cuts a row where its words stand in two cells', () => {
    const tsv = [
      word(1, 'Malho', 100, 50, 90, 21),
      word(1, 'aço', 300, 57, 60, 14),
      word(1, 'fino', 370, 50, 60, 21),
      word(1, 'furar', 560, 50, 80, 21),
    ].join('\n')
    expect(linesFromTsv(tsv, 2).lines.map(({ text, box }) => [text, box[0], box[2]])).toEqual([
      ['Malho', 50, 95],
      ['aço fino', 150, 215],
      ['furar', 280, 320],
    ])
  })

  test('estimates one size for words with and without long letters', () => {
    const tsv = [word(1, 'mesa', 0, 7, 80, 14), word(2, 'bola', 0, 30, 80, 21), word(3, 'peguei', 0, 60, 80, 27)].join(
      '\n',
    )
    const sizes = new Set(linesFromTsv(tsv, 2).lines.map(({ fontSize }) => fontSize))
    expect(sizes.size).toBe(1)
  })

  test('keeps headings larger than the text', () => {
    const body = Array.from({ length: 5 }, (_, line) => word(line, 'texto corrido', 0, 40 * line, 300, 20))
    const { lines } = linesFromTsv([word(9, 'Título', 0, 500, 200, 36), ...body].join('\n'), 2)
    const [title, text] = lines
    expect((title?.fontSize ?? 0) / (text?.fontSize ?? 1)).toBeGreaterThan(1.4)
  })

  test('drops lines that pictures were taken for, but not the doubt that they raise', () => {
    const tsv = [
      word(1, 'texto', 0, 0, 80, 20, 90),
      word(2, '|/~', 0, 40, 80, 20, 12),
      word(3, 'certo', 0, 80, 80, 20, 100),
    ].join('\n')
    const { lines, confidence } = linesFromTsv(tsv, 2)
    expect(lines.map(({ text }) => text)).toEqual(['texto', 'certo'])
    // 5 letters at 90, 3 at 12 and 5 at 100.
    expect(confidence).toBe(76)
  })

  test('measures lines that run up the page by their width', () => {
    const sideways = [word(1, 'bola', 0, 30, 21, 80), word(1, 'mesa', 7, 120, 14, 80)].join('\n')
    const [line] = linesFromTsv(sideways, 2).lines
    expect(line?.fontSize).toBeCloseTo(15, 0)
  })

  test('is empty for an empty page', () => {
    expect(linesFromTsv(`${header}\n`, 2)).toEqual({ lines: [], confidence: 0 })
  })
})
