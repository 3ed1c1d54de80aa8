import { isKnown } from '@capivira/portuguese/morphology'
import type { Letter } from './letters.ts'

/** Headings whose letters were typed with a space between them: 'H I S T Ó R I A'. */

/** Shorter ones are options and grades: 'A B C'. */
const SHORTEST = 4
const CAPITAL = /^\p{Lu}$/u
/** The gap between two such words is this many times as wide as within them. */
const WIDER = 1.5

/** The letters that belong to the one before them, whatever space there is. Nearly all lines have none. */
export function spelledOut(letters: readonly Letter[]): ReadonlySet<Letter> {
  const joined = new Set<Letter>()
  for (let from = 0; from < letters.length; from++) {
    let to = from
    while (standsAlone(letters, to)) to++
    if (to - from >= SHORTEST) for (const word of wordsOf(letters.slice(from, to))) join(word, joined)
    from = Math.max(from, to - 1)
  }
  return joined
}

/** Whether a letter is a capital with a space before it and behind it. */
function standsAlone(letters: readonly Letter[], at: number): boolean {
  const [letter, next] = [letters[at], letters[at + 1]]
  if (!letter || (at > 0 && !letter.spaceBefore) || (next && !next.spaceBefore)) return false
  return CAPITAL.test(letter.text)
}

function wordsOf(letters: readonly Letter[]): Letter[][] {
  const gaps = letters.slice(1).map((letter, index) => letter.start - (letters[index]?.end ?? letter.start))
  const limit = WIDER * Math.min(...gaps)
  const words: Letter[][] = []
  letters.forEach((letter, index) => {
    const last = words.at(-1)
    if (last && (gaps[index - 1] ?? 0) <= limit) last.push(letter)
    else words.push([letter])
  })
  return words
}

function join(word: readonly Letter[], joined: Set<Letter>): void {
  if (word.length < SHORTEST || !isKnown(word.map(({ text }) => text.toLowerCase()).join(''))) return
  for (const letter of word.slice(1)) joined.add(letter)
}
