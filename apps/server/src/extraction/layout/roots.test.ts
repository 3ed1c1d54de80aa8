import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import { joinRoots } from './roots.ts'
import { segmentsOf } from './segments.ts'

/** 'A raiz de', the sign hanging from its bar, and the rest of the row, of which the bar covers so many points. */
function read(rest: string, bar: number | null): string[] {
  const letters = [...lettersOf('A raiz de', 0), ...lettersOf('√', 45, 91), ...lettersOf(rest, 50)]
  const segments = joinRoots(segmentsOf(letters), bar === null ? [] : [[45, 91, 50 + bar]])
  return segments.map(segment => composeLine(segment)?.text ?? '')
}

describe('joinRoots', () => {
  test('puts the sign of a root into its row', () => {
    expect(read('16 tem nome', 10)).toEqual(['A raiz de √16 tem nome'])
    expect(read('x tem nome', 5)).toEqual(['A raiz de √x tem nome'])
    expect(read('a+b tem nome', null)).toEqual(['A raiz de √a+b tem nome'])
  })

  test('puts what stands under the bar into brackets where it is more than a number or a letter', () => {
    expect(read('a+b tem nome', 15)).toEqual(['A raiz de √(a+b) tem nome'])
    expect(read('2x + y', 10)).toEqual(['A raiz de √(2x) + y'])
  })

  test('tells the bars of signs at one edge by their height', () => {
    const rows = [
      ['a+b=c', 15],
      ['9=3', 5],
      ['16=4', 10],
    ] as const
    const letters = rows.flatMap(([rest], row) => [
      ...lettersOf('√', 45, 91 + 15 * row),
      ...lettersOf(rest, 50, 100 + 15 * row),
    ])
    const bars = rows.map(([, width], row): [number, number, number] => [45, 91 + 15 * row, 50 + width])
    const read = (order: typeof bars) => joinRoots(segmentsOf(letters), order).map(row => composeLine(row)?.text)
    expect(read(bars)).toEqual(['√(a+b)=c', '√9=3', '√16=4'])
    expect(read(bars.toReversed())).toEqual(['√(a+b)=c', '√9=3', '√16=4'])
    expect(read(bars.slice(0, 1))).toEqual(['√(a+b)=c', '√9=3', '√16=4'])
  })

  test('looks for the rows of so many signs, and of no more', () => {
    const letters = Array.from({ length: 210 }, (_, row) => [
      ...lettersOf('√', 45, 91 + 30 * row),
      ...lettersOf('16', 50, 100 + 30 * row),
    ]).flat()
    expect(joinRoots(segmentsOf(letters), [])).toHaveLength(220)
  })

  test('says which root it is, by the small number over its hook', () => {
    const index = (text: string) => [
      ...lettersOf('A raiz de', 0),
      ...lettersOf('√', 45, 91),
      ...lettersOf(text, 44, 94, aRun({ size: 5 })),
      ...lettersOf('27 é', 50),
    ]
    const read = (text: string) => joinRoots(segmentsOf(index(text)), [[45, 91, 60]]).map(row => composeLine(row)?.text)
    expect(read('3')).toEqual(['A raiz de ∛27 é'])
    expect(read('n')).toEqual(['A raiz de ⁿ√27 é'])
  })

  test('takes exponents for part of their letter', () => {
    const raised = lettersOf('2', 65, 96, aRun({ size: 7 }))
    const letters = [...lettersOf('√', 55, 91), ...lettersOf('x', 60), ...raised, ...lettersOf('=y', 70)]
    const [row] = joinRoots(segmentsOf(letters), [[55, 91, 70]])
    expect(row && composeLine(row)?.text).toBe('√x²=y')
  })

  test('leaves a sign that stands in its row, and one far from any', () => {
    const level = joinRoots(segmentsOf(lettersOf('√16 é 4')), [])
    expect(level.map(segment => composeLine(segment)?.text)).toEqual(['√16 é 4'])
    const alone = [...lettersOf('√', 55, 50), ...lettersOf('16 é o quadrado', 60)]
    expect(joinRoots(segmentsOf(alone), [])).toHaveLength(2)
  })

  test('takes the row next under a tall sign, and none over it', () => {
    const letters = [
      ...lettersOf('25', 50, 87),
      ...lettersOf('√', 45, 91),
      ...lettersOf('81', 50, 121),
      ...lettersOf('16', 50, 109),
    ]
    expect(rowsOf(letters, [[45, 91, 60]])).toEqual(['25', '81', '√16'])
  })

  test('leaves the row of the sign above to that one', () => {
    const rows = [0, 1].flatMap(row => [...lettersOf('√', 45, 91 + 18 * row), ...lettersOf('x+1', 50, 100 + 18 * row)])
    const bars: [number, number, number][] = [
      [45, 109, 65],
      [45, 91, 65],
    ]
    expect(rowsOf(rows, bars)).toEqual(['√(x+1)', '√(x+1)'])
  })

  test('brackets what stands under its bar with roots of its own', () => {
    const letters = [
      ...lettersOf('√', 45, 86),
      ...lettersOf('1+', 50),
      ...lettersOf('√', 61.5, 91),
      ...lettersOf('x', 66.5),
      ...lettersOf('=y', 79),
    ]
    const bars: [number, number, number][] = [
      [45, 86, 72],
      [61.5, 91, 72],
    ]
    expect(rowsOf(letters, bars)).toEqual(['√(1+√x) =y'])
  })

  test('leaves a sign over a fraction that was not put together', () => {
    const letters = [...lettersOf('√', 45, 86), ...lettersOf('ab', 50, 95), ...lettersOf('cd', 50, 108)]
    const bars: [number, number, number][] = [[45, 86, 61]]
    expect(rowsOf(letters, bars, [[50, 60, 98]])).toEqual(['√', 'ab', 'cd'])
    expect(rowsOf(letters, bars, [[50, 61, 86]])).toEqual(['√(ab)', 'cd'])
  })
})

function rowsOf(letters: Letter[], ...[roots, rules]: [Roots, Roots?]): (string | undefined)[] {
  return joinRoots(segmentsOf(letters), roots, rules).map(row => composeLine(row)?.text)
}
type Roots = Parameters<typeof joinRoots>[1]
