import { expect, test } from 'vitest'
import { lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import { segmentsOf } from './segments.ts'

/** A line in which each space is drawn; two of them are a wider gap. */
function read(text: string): string | undefined {
  const letters = lettersOf(text)
  let at = 0
  for (const character of text)
    if (character !== ' ') {
      const [letter, before] = [letters[at], text[text.indexOf(character, 0) - 1]]
      if (letter && at > 0) letter.spaceBefore = letter.start - (letters[at - 1]?.end ?? 0) > 0 || before === undefined
      at++
    }
  const [segment] = segmentsOf(letters)
  return segment && composeLine(segment)?.text
}

test.each([
  ['H I S T Ó R I A', 'HISTÓRIA'],
  ['C A P Í T U L O  3', 'CAPÍTULO 3'],
  ['I D A D E  M É D I A', 'IDADE MÉDIA'],
  ['A B C D', 'A B C D'],
  ['A R T', 'A R T'],
  ['X Q Z W', 'X Q Z W'],
  ['a r t e', 'a r t e'],
])('%s is read as %s', (drawn, right) => {
  expect(read(drawn)).toBe(right)
})
