import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'
import { segmentsOf } from './segments.ts'
import { splitCells } from './split-cells.ts'

/** A piece of a page: its text, where it begins, its row, and whether it is bold. */
type Piece = [text: string, x: number, row: number, bold?: boolean]

const linesOf = (pieces: readonly Piece[]) =>
  splitCells(
    segmentsOf(
      pieces.flatMap(([text, x, row, bold = false]) =>
        lettersOf(text, x, 100 + 14 * row, aRun({ style: { bold, italic: false, monospace: false } })),
      ),
    ),
  ).map(segment => composeLine(segment)?.text)

/** 91 points wide. */
const longest = 'o ovo entope as veias.'
const other = 'a uva da sono na gente'

test.each<[string, Piece[], string[]]>([
  [
    'where a cell of another row begins',
    [
      ['a bala faz bem.', 0, 0],
      ['a bala faz mal.', 110, 0],
      [longest, 0, 1],
      ['o ovo faz bem.', 110, 1],
    ],
    ['a bala faz bem.', 'a bala faz mal.', longest, 'o ovo faz bem.'],
  ],
  [
    'where rows have such a gap at one place',
    [
      [longest, 0, 0],
      ['o ovo faz bem.', 110, 0],
      [other, 0, 1],
      ['a uva faz bem.', 110, 1],
    ],
    [longest, 'o ovo faz bem.', other, 'a uva faz bem.'],
  ],
  [
    'behind a bold label beside its text',
    [
      ['Puberdade', 0, 0, true],
      ['a fase em que o corpo', 57, 0],
      ['cresce mais depressa', 57, 1],
    ],
    ['Puberdade', 'a fase em que o corpo', 'cresce mais depressa'],
  ],
])('cuts a row %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})

test.each<[string, Piece[]]>([
  [
    'whose words all stand far apart',
    [
      ['a', 0, 0],
      ['bala', 13, 0],
      ['faz', 41, 0],
      ['mal', 64, 0],
      ['o', 0, 1],
      ['vinho', 13, 1],
      ['foi', 46, 1],
      ['bom', 69, 1],
    ],
  ],
  [
    'where no other row has a cell',
    [
      [longest, 0, 0],
      ['o ovo faz bem.', 110, 0],
      ['a bala faz mal a quem come muito.', 0, 1],
    ],
  ],
  [
    'behind a label as far from the text as a word',
    [
      ['Puberdade', 0, 0, true],
      ['a fase em que o corpo', 50, 0],
      ['cresce mais depressa', 50, 1],
    ],
  ],
])('leaves a row whole %s', (_, pieces) => {
  const rows = new Set(pieces.map(([, , row]) => row))
  expect(linesOf(pieces)).toHaveLength(rows.size)
})

test('leaves last words of lines that were set to the right edge', () => {
  const pieces: Piece[] = [
    [longest, 0, 0],
    ['para', 110, 0],
    [other, 0, 1],
    ['pois', 110, 1],
  ]
  expect(linesOf(pieces)).toEqual([`${longest} para`, `${other} pois`])
})

/** Letters that count how often their places are read. */
function counted(letters: readonly Letter[]): { letters: Letter[]; reads: () => number } {
  let reads = 0
  const counting = letters.map(letter => ({
    ...letter,
    get start() {
      reads++
      return letter.start
    },
  }))
  return { letters: counting, reads: () => reads }
}

const segmentOf = (letters: Letter[], baseline = 100): Segment => {
  const end = letters.at(-1)?.end ?? 0
  return { letters, cos: 1, sin: 0, start: 0, end, baseline, size: 10 }
}

/** Rows of four words and a gap, over and over. */
const rowOf = (times: number, baseline = 100): Letter[] =>
  Array.from({ length: times }, (_, at) => lettersOf('uma bala faz bem', at * 86, baseline)).flat()

test.each([50, 400])('reads the letters of a row of %i gaps no more than a few times', times => {
  const { letters, reads } = counted(rowOf(times))
  splitCells([segmentOf(letters)])
  expect(reads()).toBeGreaterThan(0)
  expect(reads()).toBeLessThan(8 * letters.length)
})

test('cuts the rows of a large table, but none of a page full of gaps', () => {
  const rowsOf = (rows: number, times: number) =>
    splitCells(Array.from({ length: rows }, (_, row) => segmentOf(rowOf(times, 100 + 14 * row), 100 + 14 * row)))
  expect(rowsOf(60, 4)).toHaveLength(60 * 4)
  expect(rowsOf(200, 4)).toHaveLength(200)
})
