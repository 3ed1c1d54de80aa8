import type { Gender, GrammaticalNumber } from './analysis.ts'
import { pattern } from './lexicon/words.ts'

/** Endings that tell the gender of a word in no dictionary, most specific first. */
const GENDER_ENDINGS: readonly (readonly [RegExp, Gender])[] = [
  [pattern('')`${'masculine ending, exact'}s?$`, 'm'],
  [pattern('')`${'feminine ending'}$`, 'f'],
  [pattern('')`${'masculine ending'}$`, 'm'],
  [/(?:ã|ãs|a|as|ia|ias)$/, 'f'],
]

/** Gender by ending; undefined where endings do not tell ('-ista' words are either, '-e'). */
export function guessGender(word: string): Gender | undefined {
  const lower = word.toLowerCase()
  if (/istas?$/.test(lower)) return undefined
  return GENDER_ENDINGS.find(([ending]) => ending.test(lower))?.[1]
}

/** Number by ending: '-s' after a vowel is plural ('-is', '-us' of Latin words aside). */
export function guessNumber(word: string): GrammaticalNumber | undefined {
  const lower = word.toLowerCase()
  if (/(?:[aeo]s|[ãõ][eo]s|[áéó]is|ns|eis)$/.test(lower)) return 'p'
  return /[^s]$/.test(lower) ? 's' : undefined
}

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/(?:ões|ães|ãos)$/, 'ão'],
  [/áveis$/, 'ável'],
  [/íveis$/, 'ível'],
  [/ais$/, 'al'],
  [/éis$/, 'el'],
  [/óis$/, 'ol'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/([aeoãéêóô])s$/, '$1'],
]

/** A stable stand-in for the lemma of an unknown word: without plural ending. */
export function guessLemma(lower: string): string {
  if (lower.length < 4) return lower
  for (const [ending, replacement] of SINGULARS) if (ending.test(lower)) return lower.replace(ending, replacement)
  return lower
}
