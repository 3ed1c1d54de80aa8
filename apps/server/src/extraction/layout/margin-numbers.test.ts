import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import { withoutMarginNumbers } from './margin-numbers.ts'
import { segmentsOf } from './segments.ts'

/** A piece of a page: its text, where it begins, its row and its size. */
type Piece = [text: string, x: number, row: number, size?: number, monospace?: boolean]

const linesOf = (pieces: readonly Piece[]) =>
  withoutMarginNumbers(
    segmentsOf(
      pieces.flatMap(([text, x, row, size = 10, monospace = false]) =>
        lettersOf(text, x, 100 + 12 * row, aRun({ size, style: { bold: false, italic: false, monospace } })),
      ),
    ),
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
  [
    'of a note at the foot, small and at the edge of the text',
    [
      [paragraph[0] ?? '', 0, 0],
      [paragraph[1] ?? '', 0, 1],
      ['1', 0, 4, 6],
      ['nota que vai ao pe da folha', 14, 4],
      ['e que segue por mais linhas', 14, 5],
    ],
    [paragraph[0] ?? '', paragraph[1] ?? '', '1 nota que vai ao pe da folha', 'e que segue por mais linhas'],
  ],
  [
    'that ends the longest line behind a wide word space',
    [
      [paragraph[0] ?? '', 0, 0],
      [paragraph[1] ?? '', 0, 1],
      ['1850', 121, 1],
      [paragraph[2] ?? '', 0, 2],
    ],
    [paragraph[0] ?? '', `${paragraph[1]} 1850`, paragraph[2] ?? ''],
  ],
  [
    'that ends a line of which all words stand far apart',
    [
      [paragraph[0] ?? '', 0, 0],
      ...['cidade', 'que', 'se', 'fundou', 'em'].map((word, at): Piece => [word, [0, 42, 69, 91, 133][at] ?? 0, 1]),
      ['1850', 155, 1],
      [paragraph[2] ?? '', 0, 2],
    ],
    [paragraph[0] ?? '', 'cidade que se fundou em 1850', paragraph[2] ?? ''],
  ],
  [
    'that ends a line of a typewriter behind two spaces',
    [
      [paragraph[0] ?? '', 0, 0, 10, true],
      [paragraph[1] ?? '', 0, 1, 10, true],
      ['1850', 127, 1, 10, true],
      [paragraph[2] ?? '', 0, 2, 10, true],
    ],
    [paragraph[0] ?? '', `${paragraph[1]} 1850`, paragraph[2] ?? ''],
  ],
])('keeps a number %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})

test('takes the numbers of the right one of two columns out, also near the lines of the left one', () => {
  const left = ['a folha recebe luz do ceu e', ...paragraph.slice(1, 3), 'corpo todo', ...paragraph.slice(1, 3)]
  const right = ['o caule leva a seiva ate', 'as folhas que estao no', 'alto.', ...paragraph.slice(0, 3)]
  const pieces = [
    ...left.map((line, row): Piece => [line, 0, row]),
    ...right.map((line, row): Piece => [line, 140, row]),
    ...right.map((_, row): Piece => [`${row + 4}`, 126, row]),
  ]
  expect(linesOf(pieces)).toEqual([...left, ...right])
})
