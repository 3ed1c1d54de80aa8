/**
 * So many bits of guesses are within reach of who tries a rule of thumb. A random password of ten characters has some
 * sixty: one in a hundred million looks by chance like something that costs no more than this.
 */
export const reach = 34

/** What a word of the lists, a name of the person or the place, a run of keys and a date cost: how many there are. */
export const bits = { word: 16.5, name: 3, run: 10, same: 6, date: 14, year: 7, shape: 3, disguise: 1 } as const

const letter = 4.7
const digit = 3.3
const sign = 2.8
/** The keys of the digits, with the key of capitals held: '!@#' is as much a run as '123'. */
const shifted = '!@#$%^&*()'

/** In how many ways `chosen` of `all` can be chosen, as bits. */
export function waysToChoose(all: number, chosen: number): number {
  let ways = 0
  for (let one = 1; one <= Math.min(chosen, all - chosen); one++) ways += Math.log2((all - one + 1) / one)
  return ways
}

const kindOf = (character: string) => (/\p{L}/u.test(character) ? 'letter' : /\d/.test(character) ? 'digit' : 'sign')

/** How letters, digits and signs take turns. */
export function turnBits(text: string): number {
  const kinds = [...text].map(kindOf)
  const turns = kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length
  return turns + waysToChoose(Math.max(0, kinds.length - 1), turns)
}

/** Which of the letters are capitals; the first, or all, are what most people write. */
export function capitalBits(password: string): number {
  const letters = password.match(/\p{L}/gu) ?? []
  const capitals = letters.filter(one => /\p{Lu}/u.test(one)).length
  if (capitals === letters.length || (capitals === 1 && /^\p{Lu}$/u.test(letters[0] ?? ''))) return 1
  return waysToChoose(letters.length, capitals)
}

/** What signs cost: the same again, and keys side by side, cost little. */
export function signBits(text: string): number {
  const signs = text.replace(/[\p{L}\d]/gu, '')
  if (signs.length >= 3 && shifted.includes(signs)) return 2 * sign
  return [...signs].reduce((sum, one, at) => sum + (one === signs[at - 1] ? 0.5 : sign), 0)
}

/** What characters cost one by one, as if each was chosen by chance. */
export function looseBits(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const digits = text.match(/\d/g)?.length ?? 0
  return letters * letter + digits * digit + signBits(text)
}
