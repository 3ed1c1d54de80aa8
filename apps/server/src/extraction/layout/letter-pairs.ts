/**
 * Which letters stand behind each other within Portuguese words, at least four times in ten thousand pairs of our own
 * lessons, accents left aside. Languages, and the names that programs are written in, keep mostly to the same pairs;
 * letters that a font or a bad copy has exchanged do not. Asked before the dictionary, which takes a fifth of a second
 * to load.
 */
const BEHIND: Readonly<Record<string, string>> = {
  a: 'bcdfgilmnoprstuvz',
  b: 'aeiloru',
  c: 'aehilortu',
  d: 'aeioru',
  e: 'abcdgilmnpqrstuvx',
  f: 'aeiloru',
  g: 'aeiloru',
  h: 'aeiou',
  i: 'abcdefglmnoprstuvxz',
  j: 'aeou',
  l: 'aeghiotuv',
  m: 'abeiopu',
  n: 'acdefghiostu',
  o: 'abcdegilmnprstuv',
  p: 'aeiloru',
  q: 'u',
  r: 'acdefgimnoqrtuv',
  s: 'acefimopstu',
  t: 'aeiloru',
  u: 'abcdegilmnprstvz',
  v: 'aeio',
  x: 'aeio',
  z: 'aeo',
}

const LETTERS = 26
const FIRST = 0x61
const LAST_LATIN = 0x180
export const NO_LETTER = 255

/** Of each sign up to the Latin letters with accents, which letter it is. */
const letters = Uint8Array.from({ length: LAST_LATIN }, (_, code) => {
  const letter = String.fromCharCode(code).normalize('NFD').toLowerCase().charCodeAt(0) - FIRST
  return letter >= 0 && letter < LETTERS ? letter : NO_LETTER
})
const usual = Uint8Array.from({ length: LETTERS * LETTERS }, (_, pair) => {
  const [first, second] = [Math.floor(pair / LETTERS), pair % LETTERS].map(letter =>
    String.fromCharCode(FIRST + letter),
  )
  return BEHIND[first ?? '']?.includes(second ?? '') ? 1 : 0
})

/** Which letter a sign is, accents and capitals aside; {@link NO_LETTER} for all that is none. */
export const letterOf = (code: number) => letters[code] ?? NO_LETTER

/** 1 where the second letter stands behind the first one within Portuguese words, else 0. */
export const isUsualPair = (first: number, second: number) => usual[first * LETTERS + second] ?? 0

/** Fewer pairs tell nothing. */
const FEWEST_PAIRS = 30

/** Share (0–1) of the neighbouring letters of a text that stand beside each other in Portuguese; null of too few. */
export function usualPairs(text: string): number | null {
  let pairs = 0
  let known = 0
  let before = NO_LETTER
  for (let index = 0; index < text.length; index++) {
    const letter = letterOf(text.charCodeAt(index))
    if (letter !== NO_LETTER && before !== NO_LETTER) {
      pairs++
      known += isUsualPair(before, letter)
    }
    before = letter
  }
  return pairs < FEWEST_PAIRS ? null : known / pairs
}
