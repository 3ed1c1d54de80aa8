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

test.each<[string, Piece[], string[]]>([
  [
    'of a paragraph of one line',
    [
      ['Lei', 0, 100, 30],
      ['seca é a norma', 18, 100, 12],
      ['Água', 0, 140, 24],
      ['é a substância', 23, 140, 12],
    ],
    ['Lei seca é a norma', 'Água é a substância'],
  ],
  [
    'of a line that goes on under it',
    [
      ['Ilha', 0, 100, 24],
      ['é a porção', 23, 100, 12],
      ['de terra', 0, 114, 12],
    ],
    ['Ilha é a porção', 'de terra'],
  ],
  [
    'before a sign and before another large word',
    [
      ['Fósforo', 0, 100, 22],
      ['(P)', 38, 100, 12],
      ['é', 56, 100, 12],
      ['Vida', 66, 100, 22],
      ['Vitamina', 0, 140, 22],
      ['C', 43, 140, 12],
    ],
    ['Fósforo (P) é Vida', 'Vitamina C'],
  ],
  [
    'beside text that begins in a line above it, but with a capital and nothing under it',
    [
      ['É a forma', 44, 100],
      ['Do terreno', 40, 112],
      ['Relevo', 6, 112, 28],
    ],
    ['É a forma', 'Relevo Do terreno'],
  ],
])('keeps a large word on its line: %s', (_, pieces, expected) => {
  expect(linesOf(pieces)).toEqual(expected)
})

test('a large letter within a line ends no word of it', () => {
  const pieces: Piece[] = [
    ['Na equação', 0, 100, 12],
    ['E', 56, 100, 20],
    ['= mc', 64, 100, 12],
  ]
  expect(linesOf(pieces)).toEqual(['Na equação E = mc'])
})

test('a large word drawn last begins also a paragraph of two lines, the second on its own baseline', () => {
  const pieces: Piece[] = [
    ['cidades do ouro', 44, 100],
    ['a igreja mandava', 40, 112],
    ['Nas', 20, 112, 28],
  ]
  expect(linesOf(pieces)).toEqual(['Nas cidades do ouro', 'a igreja mandava'])
})
