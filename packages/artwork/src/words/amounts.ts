import type { NounRow } from './noun.ts'
import { NICE, NUMBERS } from './other-words.ts'
import { SIZES } from './sizes.ts'

/** Names of amounts, each followed by 'de', and how many things it means: those without end are more than are drawn. */
const AMOUNTS: Readonly<Record<string, number>> = {
  par: 2,
  pares: 4,
  casal: 2,
  dupla: 2,
  trio: 3,
  dezena: 10,
  duzia: 12,
  centena: 100,
  milhar: 1000,
  milhares: 1000,
  milhao: 1000,
  milhoes: 1000,
  monte: 9,
  montao: 9,
  montes: 9,
  bando: 9,
  bocado: 9,
  porcao: 9,
  punhado: 9,
  enxame: 9,
  multidao: 9,
  infinidade: 9,
  cheio: 9,
  cheia: 9,
}

/** Whether a word is the name of an amount: 'um monte de gatos'. */
export const isAmount = (words: readonly string[], position: number): boolean =>
  Object.hasOwn(AMOUNTS, words[position] ?? '') && words[position + 1] === 'de'

/** Whether a word is a number, in letters or figures. */
export const isNumber = (word: string): boolean => Object.hasOwn(NUMBERS, word) || /^\d+$/.test(word)

/** How many a plural without a number means: small things come in threes. */
export const several = ([, , , size]: NounRow) => (size < 75 ? 3 : 2)

/** How many of a thing a text asks for that names it at a place; adjectives may stand between number and name. */
export function askedAt(words: readonly string[], position: number, plural: boolean, noun: NounRow): number {
  const [amount = '', of] = [words[position - 2], words[position - 1]]
  if (of === 'de' && Object.hasOwn(AMOUNTS, amount)) {
    const times = NUMBERS[words[position - 3] ?? ''] ?? 1
    return (AMOUNTS[amount] ?? 1) * Math.max(1, times)
  }
  let before = position - 1
  while (before > 0 && (NICE.has(words[before] ?? '') || Object.hasOwn(SIZES, words[before] ?? ''))) before--
  const word = words[before] ?? ''
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word] ?? 1
  // 'Gato 2000' is a name, '15 gatos' are gatos.
  if (/^\d+$/.test(word) && Number(word) > 0) return Number(word)
  return plural ? several(noun) : 1
}
