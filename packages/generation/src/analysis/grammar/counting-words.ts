import { pattern } from '../../lexicon/words.ts'
/** Numbers in words, whatever stands before them. */
export const CARDINAL = pattern('')`^${'cardinal in words'}$`
const AMOUNT = pattern('')`^(?:\d.*|${'opening of an amount'})$`
/** 'A biblioteca conta com…', 'a luz leva cerca de…': nouns as well, but not before these words. */
export const COUNTS: ReadonlyMap<string, RegExp> = new Map([
  ['conta', /^com$/],
  ['passa', pattern('')`^${'what a noun takes, not a verb'}$`],
  ['lança', /^\p{Ll}{4,}$/u],
  ['mistura', /^\p{Ll}{4,}$/u],
  ['leva', AMOUNT],
  ['custa', AMOUNT],
  ['dura', AMOUNT],
  ['pesa', AMOUNT],
])
