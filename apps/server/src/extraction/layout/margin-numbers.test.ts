import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import { withoutMarginNumbers } from './margin-numbers.ts'
import { segmentsOf } from './segments.ts'

/** A piece of a page: its text, where it begins, its row and its size. */
type Piece = [text: string, x: number, row: number, size?: number]

const linesOf = (pieces: readonly Piece[]) =>
  withoutMarginNumbers(
    segmentsOf(pieces.flatMap(([text, x, row, size = 10]) => lettersOf(text, x, 100 + 12 * row, aRun({ size })))),
  ).map(segment => composeLine(segment)?.text)

/** Lines of one paragraph, all but the last of them as wide as the text: 112 points. */
const paragraph = ['a folha recebe luz do ceu', 'verde que a planta usa no', 'ar para formar o seu novo', 'alimento']

test('takes the numbers of lines out also where a line is one word or a heading', () => {
  const lines = paragraph.flatMap((line, row): Piece[] => [
    [`${row + 2}`, 0, row + 1, 6],
    [line, 14, row + 1],
  ])
  expect(linesOf([['1', 0, 0, 6], ['Plantas', 24, 0, 16], ...lines])).toEqual(['Plantas', ...paragraph])
})

test.each<[string, Piece[], string[]]>([
  [
    'beside the only line that has one, outside the text on the right',
    [
      [paragraph[0] ?? '', 0, 0],
      [paragraph[1] ?? '', 0, 1],
      ['5', 122, 1, 6],
      [paragraph[2] ?? '', 0, 2],
    ],
    paragraph.slice(0, 3),
  ],
  [
    'beside the only line that has one, small and outside the text on the left',
    [
      [paragraph[0] ?? '', 14, 0],
      ['5', 0, 1, 6],
      [paragraph[1] ?? '', 14, 1],
      [paragraph[2] ?? '', 14, 2],
    ],
    paragraph.slice(0, 3),
  ],
])('takes the number of a line out %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})

test.each<[string, Piece[], string[]]>([
  [
    'in the text, behind a wide gap',
    [
      [paragraph[0] ?? '', 0, 0],
      ['o rio nasce em um ano', 0, 1],
      ['5', 107, 1],
      [paragraph[2] ?? '', 0, 2],
    ],
    [paragraph[0] ?? '', 'o rio nasce em um ano 5', paragraph[2] ?? ''],
  ],
  [
    'of an item in the size of its text',
    [
      [paragraph[0] ?? '', 14, 0],
      ['5', 0, 1],
      [paragraph[1] ?? '', 14, 1],
      [paragraph[2] ?? '', 14, 2],
    ],
    [paragraph[0] ?? '', `5 ${paragraph[1]}`, paragraph[2] ?? ''],
  ],
])('keeps a number %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})
