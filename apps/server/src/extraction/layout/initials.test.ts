import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import { joinInitials } from './initials.ts'
import { segmentsOf } from './segments.ts'

/** A piece of a page: its text, where it begins, its baseline and its size. */
type Piece = [text: string, x: number, baseline: number, size?: number]

const linesOf = (pieces: readonly Piece[]) =>
  joinInitials(segmentsOf(pieces.flatMap(([text, x, y, size = 10]) => lettersOf(text, x, y, aRun({ size }))))).map(
    segment => composeLine(segment)?.text,
  )

test.each<[string, Piece[], string[]]>([
  [
    'a name of which the rest is a word, where a verb stands behind it',
    [
      ['É', 0, 112, 30],
      ['rico era o rei', 8, 100],
      ['do norte', 8, 112],
    ],
    ['Érico era o rei', 'do norte'],
  ],
  [
    'a verb before such a word',
    [
      ['É', 0, 112, 30],
      ['rico quem tem', 8, 100],
      ['amigos', 8, 112],
    ],
    ['É rico quem tem', 'amigos'],
  ],
  [
    'a letter on the baseline of its second line',
    [
      ['É', 0, 112, 30],
      ['feso é uma', 8, 100],
      ['cidade antiga', 8, 112],
    ],
    ['Éfeso é uma', 'cidade antiga'],
  ],
  [
    'a letter behind its quotation mark',
    [
      ['“A', 0, 112, 30],
      ['s cruzadas”', 13, 100],
      ['são guerras', 13, 112],
    ],
    ['“As cruzadas”', 'são guerras'],
  ],
  [
    'a word, whose hanging letter lifts it',
    [
      ['os reis cultivavam', 50, 100],
      ['a terra que é', 50, 112],
      ['dos deuses', 0, 124],
      ['Enquanto', 0, 106, 26],
    ],
    ['Enquanto os reis cultivavam', 'a terra que é', 'dos deuses'],
  ],
  [
    'no word that is a heading beside its text',
    [
      ['é a forma', 50, 100],
      ['do terreno', 50, 112],
      ['Relevo', 0, 106, 26],
    ],
    ['é a forma', 'do terreno', 'Relevo'],
  ],
])('joins %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})

test('a large word drawn last begins also a paragraph of two lines, the second on its own baseline', () => {
  const pieces: Piece[] = [
    ['cidades do ouro', 44, 100],
    ['a igreja mandava', 40, 112],
    ['Nas', 20, 112, 28],
  ]
  expect(linesOf(pieces)).toEqual(['Nas cidades do ouro', 'a igreja mandava'])
})
