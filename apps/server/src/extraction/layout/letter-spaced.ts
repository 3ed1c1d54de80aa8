import { isKnown } from '@capivira/portuguese/morphology'
import type { Letter } from './letters.ts'

/**
 * Words whose letters are set apart ('e s p a l h a') on a page that draws the spaces between its words: the gaps
 * within them are none.
 */

/** A gap as wide as between words, in font sizes; how much the gaps of one word differ. */
const WIDE = 0.16
const EVEN = 0.12
/** Shorter ones are signs beside each other: 'x y z'. */
const SHORTEST = 4
const LETTER = /^\p{L}+$/u

/** The letters that belong to the one before them, whatever gap there is. Nearly all lines have none. */
export function letterSpaced(letters: readonly Letter[]): ReadonlySet<Letter> {
  const joined = new Set<Letter>()
  for (let from = 0; from < letters.length; ) {
    let to = from + 1
    while (to < letters.length && !letters[to]?.spaceBefore) to++
    const [first, second] = [letters[from], letters[from + 1]]
    if (to - from >= SHORTEST && first && second && gapOf(first, second) > WIDE) {
      const word = letters.slice(from, to)
      const end = word.findIndex(({ text }) => !LETTER.test(text))
      const own = end < 0 ? word : word.slice(0, end)
      if (isOneWord(own)) for (const letter of own.slice(1)) joined.add(letter)
    }
    from = to
  }
  return joined
}

const gapOf = (before: Letter, { start, run }: Letter) => (start - before.end) / run.size

function isOneWord(word: readonly Letter[]): boolean {
  const gaps = word.slice(1).map((letter, index) => gapOf(word[index] ?? letter, letter))
  return (
    word.length >= SHORTEST &&
    Math.min(...gaps) > WIDE &&
    Math.max(...gaps) - Math.min(...gaps) < EVEN &&
    isKnown(
      word
        .map(({ text }) => text)
        .join('')
        .toLowerCase(),
    )
  )
}
