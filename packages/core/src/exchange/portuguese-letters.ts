/** A sign beyond ASCII with the letters beside it. */
const signs = /(\p{L}?)([^\p{ASCII}])(?=(\p{L}?))/gu

const ours = /^[àáâãçéêíóôõúü]$/
const ourCapitals = /^[ÀÁÂÃÇÉÊÍÓÔÕÚ]$/
/** Capitals that are words of their own: 'À noite', 'É tarde', 'Ó mãe'. */
const words = /^[ÀÉÓ]$/
const foreign = /^[ñäöëïèìòùîûåæøœÿß]$/
/** Signs that stand between words, not within one. */
const between = /^[–—“”‘…«»•→←≤≥≠½¼¾×÷±€£°²³¹\u00a0]$/

const isLower = (letter: string) => /\p{Ll}/u.test(letter)

function weigh(sign: string, before: string, after: string): number {
  // A cedilla stands within a word, and before no 'e' or 'i'.
  if (/^ç$/i.test(sign) && (before === '' || !/^[aouáâãóôõú]$/i.test(after))) return -1
  if (ours.test(sign)) return 2
  if (ourCapitals.test(sign)) {
    if (isLower(before)) return -2
    if (before === '' && after === '') return words.test(sign) ? 2 : -1
    return 2
  }
  if (/^[ºª]$/.test(sign)) return 1
  if (foreign.test(sign)) return isLower(before) || isLower(after) ? 1 : -1
  if (between.test(sign)) return before !== '' && after !== '' ? -2 : 0
  if (sign === '’') return 0
  return -2
}

/**
 * How much like Portuguese the signs beyond ASCII of a text look: the wrong table turns 'ção' into '‡Æo', 'Á„o' or
 * 'þÒo', letters that Portuguese does not have, capitals within words and signs between letters.
 */
export function likePortuguese(text: string): number {
  let sum = 0
  for (const [, before = '', sign = '', after = ''] of text.matchAll(signs)) sum += weigh(sign, before, after)
  return sum
}
