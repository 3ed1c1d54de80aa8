import { applyRule, type SuffixRule } from './affixes.ts'
import { toEuropean, withAccentsOf } from './brazilianSpelling.ts'
import { dictionaries } from './dictionaries.ts'
import { ALWAYS_FINITE, isFunctionWord } from './functionWords.ts'
import { guessGender, guessLemma, guessNumber } from './suffixes.ts'
import { categoriesOf, readTags, type Tags } from './tags.ts'

export type Gender = 'm' | 'f'
export type GrammaticalNumber = 's' | 'p'

export type Category =
  | 'noun'
  | 'properNoun'
  | 'adjective'
  | 'verb'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'numeral'
  | 'interjection'
  | 'other'

export type Mood =
  | 'indicative'
  | 'conditional'
  | 'subjunctive'
  | 'imperative'
  | 'infinitive'
  | 'personalInfinitive'
  | 'gerund'
  | 'participle'

export type Tense = 'present' | 'imperfect' | 'preterite' | 'pluperfect' | 'future'

export type Meaning = 'person' | 'place' | 'acronym' | 'month' | 'organization'

/** One reading of a word form. A property is absent where the form does not decide it ('comum': either gender). */
export type Analysis = {
  /** Dictionary form, in Brazilian spelling: 'capital' for 'capitais', 'constituir' for 'constituem'. */
  lemma: string
  /** The entry the lemma derives from: 'proclamar' for 'proclamação'. Equal to the lemma where nothing is derived. */
  root: string
  category: Category
  gender?: Gender
  number?: GrammaticalNumber
  mood?: Mood
  tense?: Tense
  /** Forms shared by the first and third person ('cantava') say 3. */
  person?: 1 | 2 | 3
  meaning?: Meaning
}

/** What surrounds a word, as written; used where the form alone is ambiguous. */
export type Context = { previous?: string; next?: string }

const cache = new Map<string, readonly Analysis[]>()
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
  const lower = word.toLowerCase()
  if (isFunctionWord(lower)) {
    const closed = analyse(lower).find(a => a.category === 'verb' && ALWAYS_FINITE.has(lower))
    return closed?.lemma ?? lower
  }
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
const FEMININE_DETERMINER =
  /^(?:a|as|à|às|da|das|na|nas|pela|pelas|uma|umas|numa|duma|esta|essa|aquela|minha|sua|toda|muita|outra|duas)s?$/i
const MASCULINE_DETERMINER =
  /^(?:o|os|ao|aos|do|dos|no|nos|pelo|pelos|um|uns|num|dum|este|esse|aquele|meu|seu|todo|muito|outro|dois)s?$/i

/** 'm' or 'f' for a determiner or contraction ('das' → 'f'), undefined for any other word. */
export function genderOfDeterminer(word: string): Gender | undefined {
  if (FEMININE_DETERMINER.test(word)) return 'f'
  return MASCULINE_DETERMINER.test(word) ? 'm' : undefined
}

/**
 * Gender of a noun or adjective: the dictionary when all its noun readings agree, else the majority of the determiners
 * it was seen with (as written, e.g. ['a', 'das']), else its ending ('-ção' f, '-mento' m). Undefined when nothing tells.
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
  const readings = analyse(word)
  if (readings.some(a => NOMINAL.has(a.category) || a.mood === 'participle')) return agreedOn(readings, a => a.number)
  return guessNumber(word)
}

/** Whether some reading is a finite verb (indicative, conditional or subjunctive); 'causa', 'para' included. */
export function canBeFiniteVerb(word: string): boolean {
  return ALWAYS_FINITE.has(word.toLowerCase()) || analyse(word).some(isFiniteReading)
}

const BEFORE_NOUN =
  /^(?:o|a|os|as|um|uma|uns|umas|ao|à|aos|às|d[oa]s?|n[oa]s?|pel[oa]s?|num|numa|de|em|por|com|sem|entre|sobre|seus?|suas?|est[ea]s?|ess[ea]s?|aquel[ea]s?|cada|tod[oa]s?|outr[oa]s?|muit[oa]s?|mais|para)$/i
const BEFORE_VERB = /^(?:que|não|se|já|também|ainda|quem|ele|ela|eles|elas|eu|nós|você|vocês|isso|isto|onde)$/i

/**
 * Whether the word is a finite verb here. Auxiliaries ('é', 'são', 'foi', 'tem') always are; a form that is only a verb
 * is; one that is also a noun or adjective is taken for that unless the word before asks for a verb.
 */
export function isFiniteVerb(word: string, context: Context = {}): boolean {
  const lower = word.toLowerCase()
  if (ALWAYS_FINITE.has(lower)) return true
  if (isFunctionWord(lower)) return false
  const readings = analyse(word)
  if (!readings.some(isFiniteReading)) return false
  const previous = context.previous ?? ''
  if (!readings.some(a => a.category !== 'verb' || a.mood === 'participle'))
    return !/^(?:o|os|as|uma?)$/i.test(previous)
  if (BEFORE_NOUN.test(previous)) return false
  return BEFORE_VERB.test(previous)
}

/** Whether some reading is a past participle ('descoberta', 'formados'). */
export function isParticiple(word: string): boolean {
  return analyse(word).some(a => a.mood === 'participle')
}

function isFiniteReading(a: Analysis): boolean {
  return a.mood === 'indicative' || a.mood === 'conditional' || (a.mood === 'subjunctive' && a.tense !== 'future')
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

function analyseAfresh(word: string): readonly Analysis[] {
  const found: Analysis[] = []
  const seen = new Set<string>()
  const add = (list: readonly Analysis[]) => {
    for (const analysis of list) {
      const key = JSON.stringify(analysis)
      if (!seen.has(key)) found.push(analysis)
      seen.add(key)
    }
  }
  add(read(word))
  const lower = word.toLowerCase()
  if (lower !== word) add(read(lower))
  if (found.length > 0) return found
  const host = withoutClitic(lower)
  if (host) add(host.flatMap(h => read(h)).filter(a => a.category === 'verb'))
  if (found.length === 0) add(readBrazilian(word))
  if (found.length === 0 && lower !== word) add(readBrazilian(lower))
  return found
}

function read(word: string): Analysis[] {
  const direct = readTagged(word)
  if (direct.length > 0) return direct
  const european = toEuropean(word)
  if (!european) return []
  return readTagged(european).map(a => ({
    ...a,
    lemma: withAccentsOf(word, a.lemma),
    root: withAccentsOf(word, a.root),
  }))
}

function readTagged(word: string): Analysis[] {
  const { tagged, taggedAffixes } = dictionaries()
  const found: Analysis[] = []
  for (const line of tagged.lookup(word)) found.push(...toAnalyses(word, readTags(line)))
  eachSuffix(word, taggedAffixes.byEnding, taggedAffixes.longestEnding, (entry, rule) => {
    for (const line of tagged.lookup(entry)) {
      if (hasFlag(line, rule.flag)) found.push(...toAnalyses(entry, readTags(line), rule))
    }
  })
  if (found.length > 0) return found
  for (const prefix of taggedAffixes.prefixes) {
    if (!word.startsWith(prefix.add) || word.length < prefix.add.length + 4) continue
    const rest = prefix.strip + word.slice(prefix.add.length)
    if (prefix.condition && !prefix.condition.test(rest)) continue
    const restore = (a: Analysis): Analysis => ({ ...a, lemma: prefix.add + a.lemma.slice(prefix.strip.length) })
    for (const line of tagged.lookup(rest)) {
      if (hasFlag(line, prefix.flag)) found.push(...toAnalyses(rest, readTags(line)).map(restore))
    }
    eachSuffix(rest, taggedAffixes.byEnding, taggedAffixes.longestEnding, (entry, rule) => {
      for (const line of tagged.lookup(entry)) {
        if (hasFlag(line, rule.flag) && hasFlag(line, prefix.flag)) {
          found.push(...toAnalyses(entry, readTags(line), rule).map(restore))
        }
      }
    })
  }
  return found
}

function eachSuffix(
  word: string,
  byEnding: ReadonlyMap<string, readonly SuffixRule[]>,
  longest: number,
  visit: (entry: string, rule: SuffixRule) => void,
): void {
  for (let length = Math.min(longest, word.length - 1); length >= 0; length--) {
    const rules = byEnding.get(length === 0 ? '' : word.slice(-length))
    if (!rules) continue
    const stem = word.slice(0, word.length - length)
    for (const rule of rules) {
      const entry = stem + rule.strip
      if (!rule.condition || rule.condition.test(entry)) visit(entry, rule)
    }
  }
}

function hasFlag(line: string, flag: string): boolean {
  if (!line.startsWith('/')) return false
  const end = line.indexOf('\t')
  const at = line.indexOf(flag, 1)
  return at > 0 && (end < 0 || at < end)
}

function toAnalyses(entry: string, tags: Tags, rule?: SuffixRule): Analysis[] {
  const merged = rule ? { ...tags, ...readTags(`[${rule.tags}]`) } : tags
  const root = tags.lemma ?? entry
  const derived = rule && /(?:^|,)(?:FSEM|CA[TR])=/.test(rule.tags)
  const lemma = derived ? (applyRule({ ...rule, add: rule.plain }, entry) ?? root) : root
  return categoriesOf(merged).map(reading => ({ lemma, root, ...reading }))
}

/** VERO has no tags: its plural flag makes a noun, its gender flag an adjective and noun, '-mente' an adverb. */
function readBrazilian(word: string): Analysis[] {
  const { brazilian, brazilianAffixes } = dictionaries()
  const found: Analysis[] = []
  const visit = (entry: string, rule?: SuffixRule) => {
    for (const line of brazilian.lookup(entry)) {
      if (!rule || hasFlag(line, rule.flag)) found.push(...brazilianReadings(word, entry, line, rule))
    }
  }
  visit(word)
  eachSuffix(word, brazilianAffixes.byEnding, brazilianAffixes.longestEnding, visit)
  return found
}

function brazilianReadings(word: string, entry: string, line: string, rule?: SuffixRule): Analysis[] {
  const base = { lemma: entry, root: entry }
  if (rule?.flag === 'J' || (!rule && entry.endsWith('mente'))) {
    return [{ ...base, lemma: word, category: 'adverb' }]
  }
  if (!rule && /[aeo]r$|ir$/.test(entry) && /[aejkLMY]/.test(line)) {
    return [{ ...base, category: 'verb', mood: 'infinitive' }]
  }
  const number: GrammaticalNumber = rule && word.endsWith('s') ? 'p' : 's'
  if (/^\p{Lu}/u.test(entry)) return [{ ...base, category: 'properNoun', number }]
  const gender = guessGender(word)
  const noun: Analysis = { ...base, category: 'noun', number, ...(gender && { gender }) }
  return hasFlag(line, 'D') ? [noun, { ...noun, category: 'adjective' }] : [noun]
}

const CLITIC = /-(?:me|te|se|lhes?|[oa]s?|l[oa]s?|n[oa]s?|nos|vos|lh[oa]s?|m[oa]s?)(?:-[oa]s?)?$/
const LO_CLITIC = /-l[oa]s?$/
const RESTORED: Readonly<Record<string, readonly string[]>> = {
  á: ['ar', 'az'],
  ê: ['er'],
  ô: ['or', 'os'],
  i: ['ir', 'iz'],
  í: ['ir'],
}

/** The verb under a clitic pronoun, every spelling it may have: 'fazê-lo' → ['fazer', 'fazês']. Null without clitic. */
function withoutClitic(word: string): readonly string[] | null {
  const match = CLITIC.exec(word)
  if (!match || match.index < 1) return null
  const host = word.slice(0, match.index)
  const result = [host]
  if (LO_CLITIC.test(word)) {
    result.push(`${host}s`, `${host}z`)
    for (const end of RESTORED[host.slice(-1)] ?? []) result.push(host.slice(0, -1) + end)
  }
  if (/mo$/.test(host)) result.push(`${host}s`)
  return result
}
