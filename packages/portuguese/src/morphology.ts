import { analyseAfresh } from './analyser.ts'
import type { Analysis, Category, Context, Gender, GrammaticalNumber } from './analysis.ts'
import { ALWAYS_FINITE, isFunctionWord } from './function-words.ts'
import { pattern, wordsOf } from './lexicon/words.ts'
import { guessGender, guessLemma, guessNumber } from './suffixes.ts'

export type { Analysis, Category, Context, Gender, GrammaticalNumber, Meaning, Mood, Tense } from './analysis.ts'

const cache = new Map<string, readonly Analysis[]>()
const lemmaCache = new Map<string, string>()
const CACHE_LIMIT = 60_000

/**
 * Every reading of one word form, in dictionary order; empty for an unknown word. Case matters for proper nouns only.
 * Clitics are taken off first: 'localiza-se' is read as 'localiza', 'fazê-lo' as 'fazer'.
 */
export function analyse(word: string): readonly Analysis[] {
  const known = cache.get(word)
  if (known) return known
  const result = analyseAfresh(word.normalize('NFC'))
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(word, result)
  return result
}

/** The words read so far with their readings, to be kept for another process. */
export function readWords(): ReadonlyMap<string, readonly Analysis[]> {
  return cache
}

/** Takes words that another process read by the same dictionaries. */
export function useWords(words: ReadonlyMap<string, readonly Analysis[]>): void {
  for (const [word, readings] of words) cache.set(word, readings)
}

/** Whether either dictionary has the word, inflected or not. */
export function isKnown(word: string): boolean {
  return analyse(word).length > 0
}

const LEMMA_ORDER: readonly Category[] = [
  'noun',
  'adjective',
  'verb',
  'numeral',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'interjection',
  'other',
  'properNoun',
]

/** The best guess at the dictionary form, lower case; an unknown word loses its plural and gender endings. */
export function lemma(word: string): string {
  const known = lemmaCache.get(word)
  if (known !== undefined) return known
  const found = findLemma(word)
  if (lemmaCache.size >= CACHE_LIMIT) lemmaCache.clear()
  lemmaCache.set(word, found)
  return found
}

function findLemma(word: string): string {
  const lower = word.toLowerCase()
  if (ALWAYS_FINITE.has(lower)) {
    const verbs = analyse(lower).filter(a => a.category === 'verb')
    return (verbs.find(a => a.lemma === 'ser') ?? verbs[0])?.lemma ?? lower
  }
  if (isFunctionWord(lower)) return lower
  let best: Analysis | undefined
  for (const analysis of analyse(lower)) {
    if (!best || LEMMA_ORDER.indexOf(analysis.category) < LEMMA_ORDER.indexOf(best.category)) best = analysis
  }
  return best ? best.lemma.toLowerCase() : guessLemma(lower)
}

/** Every lemma and root the word may have, lower case; for asking whether two words can be forms of one. */
export function lemmas(word: string): ReadonlySet<string> {
  const result = new Set<string>([lemma(word)])
  for (const analysis of analyse(word)) {
    result.add(analysis.lemma.toLowerCase())
    result.add(analysis.root.toLowerCase())
  }
  return result
}

const NOMINAL: ReadonlySet<Category> = new Set(['noun', 'properNoun', 'adjective', 'numeral'])
const NOUN: ReadonlySet<Category> = new Set(['noun', 'properNoun'])
const FEMININE_DETERMINER = pattern('i')`^${'feminine determiner'}s?$`
const MASCULINE_DETERMINER = pattern('i')`^${'masculine determiner'}s?$`

/** 'm' or 'f' for a determiner or contraction ('das' → 'f'), undefined for any other word. */
export function genderOfDeterminer(word: string): Gender | undefined {
  if (FEMININE_DETERMINER.test(word)) return 'f'
  return MASCULINE_DETERMINER.test(word) ? 'm' : undefined
}

/**
 * Gender of a noun or adjective: the dictionary when all its noun readings agree, else the majority of the determiners
 * it was seen with (as written, e.g. ['a', 'das']), else its ending ('-ção' f, '-mento' m). Undefined when nothing
 * tells.
 */
export function genderOf(word: string, determiners: readonly string[] = []): Gender | undefined {
  const readings = analyse(word)
  const agreed = agreedOn(readings, a => a.gender)
  if (agreed) return agreed
  let balance = 0
  for (const determiner of determiners) {
    const gender = genderOfDeterminer(determiner)
    if (gender) balance += gender === 'f' ? 1 : -1
  }
  if (balance !== 0) return balance > 0 ? 'f' : 'm'
  if (readings.some(a => NOMINAL.has(a.category))) return undefined
  return guessGender(word)
}

/** Number of a noun or adjective; an unknown word by its ending. Undefined when the form is both ('lápis'). */
export function numberOf(word: string): GrammaticalNumber | undefined {
  // 'Jean-Jacques': the first name of one, whatever its letters.
  if (/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(word)) return 's'
  const readings = analyse(word)
  if (readings.some(a => NOMINAL.has(a.category) || a.mood === 'participle')) return agreedOn(readings, a => a.number)
  return guessNumber(word)
}

/** Whether some reading is a finite verb (indicative, conditional or subjunctive); 'causa', 'para' included. */
export function canBeFiniteVerb(word: string): boolean {
  return ALWAYS_FINITE.has(word.toLowerCase()) || analyse(word).some(isFiniteReading)
}

const BEFORE_NOUN = wordsOf('word before a noun')
const BEFORE_VERB = wordsOf('word before a verb')

const AFTER_VERB = wordsOf('word after a verb')

/**
 * Whether the word is a finite verb here. Auxiliaries ('é', 'são', 'foi', 'tem') always are; a form that is only a verb
 * is; one that is also a noun or adjective ('causa') is taken for that unless its neighbours ask for a verb.
 */
export function isFiniteVerb(word: string, context: Context = {}): boolean {
  const lower = word.toLowerCase()
  const { previous = '', next = '' } = context
  if (ALWAYS_FINITE.has(lower)) return !(/^São$/.test(word) && /^\p{Lu}/u.test(next))
  if (isFunctionWord(lower)) return false
  const readings = analyse(word)
  if (!readings.some(isFiniteReading)) return false
  const onlyVerb = !readings.some(a => a.category !== 'verb' || a.mood === 'participle' || a.mood === 'infinitive')
  if (onlyVerb) return !/^(?:o|os|as|uma?)$/i.test(previous)
  if (BEFORE_NOUN.has(previous.toLowerCase())) return false
  if (BEFORE_VERB.has(previous.toLowerCase())) return true
  if (previous === '' || /^\p{Lu}/u.test(word)) return false
  if (AFTER_VERB.has(next.toLowerCase())) return true
  return isBetweenNouns(readings, previous, next)
}

/** Between a possible subject of the same number and a plain noun stands a verb: 'o fumo causa câncer'. */
function isBetweenNouns(readings: readonly Analysis[], previous: string, next: string): boolean {
  if (isFunctionWord(previous) || isFunctionWord(next)) return false
  const after = analyse(next)
  if (after.length === 0 || after.some(a => a.category !== 'noun')) return false
  const subjects = analyse(previous).filter(a => NOUN.has(a.category))
  return readings.some(
    a => isFiniteReading(a) && a.person === 3 && subjects.some(s => (s.number ?? a.number) === a.number),
  )
}

/** Whether some reading is a past participle ('descoberta', 'formados'). */
export function isParticiple(word: string): boolean {
  return analyse(word).some(a => a.mood === 'participle')
}

/** Second-person forms are left out: textbooks do not use them, and many are spelled like nouns ('federais'). */
function isFiniteReading(a: Analysis): boolean {
  if (a.person === 2) return false
  return a.mood === 'indicative' || a.mood === 'conditional' || a.mood === 'subjunctive'
}

function agreedOn<T>(readings: readonly Analysis[], property: (a: Analysis) => T | undefined): T | undefined {
  for (const wanted of [NOUN, NOMINAL]) {
    const among = readings.filter(a => wanted.has(a.category))
    const nominal = among.length > 0 || wanted === NOUN ? among : readings.filter(a => a.mood === 'participle')
    const first = nominal[0]
    if (!first) continue
    const value = property(first)
    return value !== undefined && nominal.every(a => property(a) === value) ? value : undefined
  }
  return undefined
}
