import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import { segmentsOf } from './segments.ts'
import { intoRows } from './stacked.ts'

const small = aRun({ size: 8 })
const lines = (...letters: Letter[][]) =>
  intoRows(segmentsOf(letters.flat())).flatMap(row => composeLine(row)?.text ?? [])

describe('intoRows', () => {
  test('takes a digit raised by more than half into its row', () => {
    expect(lines(lettersOf('m', 0), lettersOf('2', 5, 94, small), lettersOf('e', 13))).toEqual(['m² e'])
  })

  test('puts a stacked fraction into its place, a mixed number apart from its whole', () => {
    const row = [
      lettersOf('vale 5', 0),
      lettersOf('1', 29, 94, small),
      lettersOf('2', 29, 105, small),
      lettersOf('+', 37),
    ]
    expect(lines(...row)).toEqual(['vale 5 1/2 +'])
  })

  test('sets a sum in brackets and takes a fraction as large as its row beside a sign', () => {
    const row = [lettersOf('v=', 0), lettersOf('a+b', 13, 93), lettersOf('t', 18, 107)]
    expect(lines(...row)).toEqual(['v= (a+b)/t'])
  })

  test('takes a small fraction right behind a bracket for one, as under the bar of a root', () => {
    const parts = [lettersOf('1', 10, 96, small), lettersOf('4', 10, 104, small)]
    expect(lines(lettersOf('√(', 0), ...parts, lettersOf(')=', 18))).toEqual(['√(1/4)='])
  })

  test('leaves no gap before the full stop behind a fraction', () => {
    const row = [lettersOf('de', 0), lettersOf('3', 14, 94, small), lettersOf('4', 14, 105, small), lettersOf('.', 22)]
    expect(lines(...row)).toEqual(['de 3/4.'])
  })

  test('keeps the indices of a part', () => {
    const index = (sign: string, at: number) => lettersOf(sign, at, 95, aRun({ size: 6 }))
    const over = [
      lettersOf('(a', 13, 93),
      index('1', 23),
      lettersOf('+a', 27, 93),
      index('n', 37),
      lettersOf(')n', 41, 93),
    ]
    expect(lines(lettersOf('v=', 0), over.flat(), lettersOf('2', 30, 107))).toEqual(['v= ((a₁+aₙ)n)/2'])
  })

  test('leaves the two lines of a cell and an index with its exponent', () => {
    expect(lines(lettersOf('Rio', 0), lettersOf('ab', 19, 94), lettersOf('cd', 19, 106))).toEqual(['Rio', 'ab', 'cd'])
    const sulphate = [lettersOf('SO', 0), lettersOf('4', 10, 102, small), lettersOf('2', 15, 96, small)]
    expect(lines(...sulphate)).toEqual(['SO₄²'])
  })

  test('puts a row together again that goes back to write under what it raised', () => {
    const quarter = [
      lettersOf('vale', 0),
      lettersOf('15', 23, 96, small),
      lettersOf('60', 23, 103, small),
      lettersOf('de hora', 36),
    ]
    expect(lines(...quarter)).toEqual(['vale 15/60 de hora'])
    const sulphate = [
      lettersOf('SO', 0),
      lettersOf('2−', 10, 96, small),
      lettersOf('4', 10, 102, small),
      lettersOf('do sal', 23),
    ]
    expect(lines(...sulphate)).toEqual(['SO₄²⁻ do sal'])
  })

  test('takes figures over each other right behind a figure for a mixed number', () => {
    expect(lines(lettersOf('2', 0), lettersOf('3', 5, 96, small), lettersOf('4', 5, 103, small))).toEqual(['2 3/4'])
  })

  test('puts an exponent behind the raised letter that it stands on', () => {
    const tiny = aRun({ size: 6 })
    const energy = [
      lettersOf('vale', 0),
      lettersOf('mv', 23, 96, small),
      lettersOf('2', 33, 93, tiny),
      lettersOf('2', 28, 103, small),
    ]
    expect(lines(...energy)).toEqual(['vale mv²/2'])
  })

  test('leaves lines of a text', () => {
    const text = [lettersOf('uma linha de texto', 0, 100), lettersOf('fim', 0, 112), lettersOf('outra linha', 0, 124)]
    expect(lines(...text)).toEqual(['uma linha de texto', 'fim', 'outra linha'])
  })
})
