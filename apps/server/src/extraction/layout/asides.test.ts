import { describe, expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { withAsides } from './asides.ts'

const [first, second] = ['A raiz tira a água do solo e a leva', 'até as folhas no alto da planta.']
const box = ['Você sabia?', 'Há raízes no ar.']
/** A sentence that a box beside it interrupts, and so many cells of a table under it. */
const page = (cells: number) => [
  lineAt(first ?? '', 50, 100, { width: 200 }),
  ...box.map((text, row) => lineAt(text, 300, 100 + 15 * row)),
  lineAt(second ?? '', 50, 115, { width: 200 }),
  ...Array.from({ length: cells }, (_, cell) =>
    lineAt(`${cell}`, 50 + 60 * (cell % 8), 200 + 20 * Math.floor(cell / 8)),
  ),
]
const start = (cells: number) =>
  withAsides(page(cells))
    .slice(0, 4)
    .map(({ text }) => text)

describe('withAsides', () => {
  test('reads a box behind the sentence that it interrupts', () => {
    expect(start(0)).toEqual([first, second, ...box])
    expect(start(996)).toEqual([first, second, ...box])
  })

  test('reads a note in the left margin behind the paragraph, whose first line is set in', () => {
    const note = ['Ver a', 'figura da', 'página 12.']
    const lines = [
      lineAt(note[0] ?? '', 20, 101),
      lineAt(first ?? '', 120, 100, { width: 200 }),
      lineAt(note[1] ?? '', 20, 112),
      lineAt(note[2] ?? '', 20, 123),
      lineAt(second ?? '', 100, 115, { width: 200 }),
      lineAt('O caule sustenta a planta.', 100, 130, { width: 200 }),
    ]
    expect(withAsides(lines).map(({ text }) => text)).toEqual([first, second, 'O caule sustenta a planta.', ...note])
  })

  test('leaves a page of more lines than a text has', () => {
    expect(start(997)).toEqual([first, ...box, second])
    expect(withAsides(page(997))).toHaveLength(1001)
  })
})
