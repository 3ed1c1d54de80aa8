import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { joinUnderRoots, type Rule } from './barred.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import { joinRoots } from './roots.ts'
import { segmentsOf } from './segments.ts'
import { intoRows } from './stacked.ts'

const lines = (rules: readonly Rule[], ...letters: Letter[][]) =>
  intoRows(segmentsOf(letters.flat()), rules).flatMap(row => composeLine(row)?.text ?? [])
const over = 'massa do corpo inteiro'
const long = 19 * 5 + 9

describe('fractions with a bar', () => {
  const parts = [lettersOf('d=', 0), lettersOf(over, 14, 93), lettersOf('volume dele', 14 + (long - 53) / 2, 107)]

  test('may be as long as words are', () => {
    expect(lines([[14, 14 + long, 97]], ...parts)).toEqual(['d= (massa do corpo inteiro)/(volume dele)'])
  })

  test.each<[string, Rule[]]>([
    ['no bar', []],
    ['a bar that runs on, as of a table', [[14, 60 + long, 97]]],
    ['a bar under both', [[14, 14 + long, 110]]],
  ])('are none where there is %s', (_, rules) => {
    expect(lines(rules, ...parts)).toHaveLength(3)
  })

  test('bracket a product under the bar', () => {
    expect(lines([[14, 24, 97]], lettersOf('x=', 0), lettersOf('b', 16, 93), lettersOf('2a', 14, 107))).toEqual([
      'x= b/(2a)',
    ])
  })

  test('stand under the bar of a root', () => {
    const root = [lettersOf('s=', 0), lettersOf('√', 13, 85), lettersOf('a+b', 18, 93), lettersOf('n', 23, 107)]
    const rules: Rule[] = [[18, 33, 97]]
    const rows = joinRoots(joinUnderRoots(segmentsOf(root.flat()), rules, [[13, 85, 35]]), [[13, 85, 35]])
    expect(rows.map(row => composeLine(row)?.text)).toEqual(['s= √((a+b)/n)'])
  })

  test('take the lower part from the row that begins with it', () => {
    const small = aRun({ size: 7 })
    const row = [lettersOf('√', 0, 90), lettersOf('1', 6, 96, small), lettersOf('n', 6, 104, small), lettersOf('x', 13)]
    const rows = joinUnderRoots(segmentsOf(row.flat()), [[6, 11, 97.5]], [[0, 90, 20]])
    expect(rows.map(one => composeLine(one)?.text)).toEqual(['√', '1/n x'])
  })

  test('keep their bars where a root of the list ends with them', () => {
    const row = (y: number) => [lettersOf('√', 13, y - 8), lettersOf('a', 20, y), lettersOf('n', 20, y + 14)]
    const letters = [...row(93), lettersOf('√', 8, 120), lettersOf('abc', 13, 128), lettersOf('√', 13, 141)].flat()
    const bars: Rule[] = [
      [18, 27, 85],
      [19, 26, 97],
      [13, 26, 120],
    ]
    const rows = joinUnderRoots(segmentsOf(letters), bars, [
      [13, 85, 27],
      [8, 120, 26],
    ])
    expect(rows.map(one => composeLine(one)?.text)).toEqual(['√', 'a/n', '√', 'abc', '√'])
  })

  test('stand over the sign of the next line', () => {
    const letters = [lettersOf('√', 13, 85), lettersOf('a', 20, 93), lettersOf('n', 20, 107), lettersOf('√', 20, 112)]
    const rows = joinUnderRoots(segmentsOf(letters.flat()), [[19, 26, 97]], [[13, 85, 27]])
    expect(rows.map(one => composeLine(one)?.text)).toEqual(['√', 'a/n', '√'])
  })
})
