import { applyRule, type Endings, type SuffixRule } from './affixes.ts'
import type { Analysis, GrammaticalNumber } from './analysis.ts'
import { toEuropean, withAccentsOf } from './brazilian-spelling.ts'
import { withoutClitic } from './clitics.ts'
import { brazilian, tagged } from './dictionaries.ts'
import { pattern, wordsOf } from './lexicon/words.ts'
import { irregularParticiple } from './participles.ts'
import { guessGender, guessLemma } from './suffixes.ts'
import { corrected, rightGender, supplement } from './supplement.ts'
import { categoriesOf, readTags, type Tags } from './tags.ts'

/** Every reading of a word form; see `analyse`, which remembers what this finds. */
export function analyseAfresh(word: string): readonly Analysis[] {
  const lower = word.toLowerCase()
  const right = corrected(lower)
  if (right.length > 0) return right
  const irregular = irregularParticiple(lower)
  const direct = lower === word ? readTagged(word) : [...readTagged(word), ...readTagged(lower)]
  const found = distinct([...direct, ...irregular]).map(rightGender)
  // Brazil has nouns that Europe only knows as verb forms: 'a equipe', 'o controle'.
  if (found.length > 0 && !found.every(isVerbForm)) return found
  const added = [...supplement(lower), ...readBrazilianNoun(lower)]
  if (found.length > 0) return added.length > 0 ? distinct([...added, ...found]) : found
  if (added.length > 0) return distinct(added)
  const host = withoutClitic(lower)
  const verbs = host?.flatMap(form => [...readTagged(form), ...readBrazilianVerb(form)])
  if (verbs && verbs.length > 0) return distinct(verbs.filter(a => a.category === 'verb'))
  for (const read of [readBrazilianName, readBrazilianVerb, readCompound, readPrefixed]) {
    const readings = read(word)
    if (readings.length > 0) return distinct(readings)
  }
  return []
}

function isVerbForm(a: Analysis): boolean {
  return a.category === 'verb' && a.mood !== 'participle' && a.mood !== 'infinitive' && a.mood !== 'gerund'
}

function distinct(readings: readonly Analysis[]): readonly Analysis[] {
  if (readings.length < 2) return readings
  const seen = new Map(readings.toReversed().map(a => [Object.values(a).join(' '), a]))
  return [...seen.values()].toReversed()
}

/** Readings of the tagged dictionary, looked up in European spelling where the Brazilian one is not found. */
function readTagged(word: string): readonly Analysis[] {
  const direct = readEuropean(word)
  if (direct.length > 0) return direct
  const european = toEuropean(word)
  if (!european) return []
  return readEuropean(european).map(a => ({
    ...a,
    lemma: withAccentsOf(word, a.lemma),
    root: withAccentsOf(word, a.root),
  }))
}

function readEuropean(word: string): Analysis[] {
  const { words, affixes } = tagged()
  const found: Analysis[] = []
  const readStem = (stem: string, prefixFlag: string, restore: (a: Analysis) => Analysis) => {
    for (const line of words.lookup(stem)) {
      if (prefixFlag && !hasFlag(line, prefixFlag)) continue
      for (const reading of readings(stem, readTags(line))) found.push(restore(reading))
    }
    let entryLines = words.lookup('')
    let lastEntry = ''
    eachSuffix(stem, affixes.endings, (entry, rule) => {
      // Neighbouring rules often lead to the same entry.
      if (entry !== lastEntry) entryLines = words.lookup(entry)
      lastEntry = entry
      for (const line of entryLines) {
        if (!hasFlag(line, rule.flag) || (prefixFlag && !hasFlag(line, prefixFlag))) continue
        for (const reading of readings(entry, readTags(line), rule)) found.push(restore(reading))
      }
    })
  }
  readStem(word, '', a => a)
  if (found.length > 0) return found
  for (const prefix of affixes.prefixes) {
    if (!word.startsWith(prefix.add) || word.length < prefix.add.length + 4) continue
    const stem = prefix.strip + word.slice(prefix.add.length)
    if (prefix.condition && !prefix.condition.test(stem)) continue
    readStem(stem, prefix.flag, a => ({ ...a, lemma: prefix.add + a.lemma.slice(prefix.strip.length) }))
  }
  return found
}

/** Calls back with every entry and rule that could make the word, longest ending first. */
function eachSuffix(word: string, endings: Endings, visit: (entry: string, rule: SuffixRule) => void): void {
  const rulesOf: (readonly SuffixRule[])[] = []
  let here: Endings | undefined = endings
  // At least a letter is left of the entry.
  for (let at = word.length - 1; here && at >= 0; at--) {
    rulesOf.push(here.rules)
    here = here.longer.get(word.charAt(at))
  }
  for (let length = rulesOf.length - 1; length >= 0; length--) {
    const rules = rulesOf[length] ?? []
    if (rules.length === 0) continue
    const stem = word.slice(0, word.length - length)
    for (const rule of rules) {
      const entry = stem + rule.strip
      if (!rule.condition || rule.condition.test(entry)) visit(entry, rule)
    }
  }
}

/** Whether a dictionary line ('/pL<TAB>[…]') carries a flag. */
export function hasFlag(line: string, flag: string): boolean {
  if (!line.startsWith('/')) return false
  const end = line.indexOf('\t')
  const at = line.indexOf(flag, 1)
  return at > 0 && (end < 0 || at < end)
}

/** Whether a rule makes a new word ('-ção', '-dade') rather than a form of the same one. */
export function isDerivation(rule: SuffixRule): boolean {
  return /(?:^|,)(?:FSEM|CA[TR])=/.test(rule.tags)
}

function readings(entry: string, tags: Tags, rule?: SuffixRule): Analysis[] {
  const merged = rule ? { ...tags, ...readTags(`[${rule.tags}]`) } : tags
  const root = tags.lemma ?? entry
  const derived = rule && isDerivation(rule)
  const lemma = derived ? (applyRule({ ...rule, add: rule.plain }, entry) ?? root) : root
  return categoriesOf(merged).map(reading => ({ lemma, root, ...reading }))
}

/** VERO has no tags: its plural flag makes a noun, its gender flag a noun and adjective, '-mente' an adverb. */
function readBrazilianNoun(word: string): readonly Analysis[] {
  const { words, affixes } = brazilian()
  const found: Analysis[] = []
  const visit = (entry: string, rule?: SuffixRule) => {
    for (const line of words.lookup(entry)) {
      if (rule ? !hasFlag(line, rule.flag) : isVerbEntry(entry, line)) continue
      found.push(...brazilianReadings(word, entry, line, rule))
    }
  }
  visit(word)
  eachSuffix(word, affixes.endings, visit)
  return found
}

/** A name of VERO, with its capital. */
function readBrazilianName(word: string): readonly Analysis[] {
  if (!/^\p{Lu}/u.test(word) || brazilian().words.lookup(word).length === 0) return []
  return [{ lemma: word, root: word, category: 'properNoun' }]
}

/** Endings of one form for both genders that nouns and adjectives share. */
const ADJECTIVAL = /(?:al|ar|il|ense|ista|nte)$/

function brazilianReadings(word: string, entry: string, line: string, rule?: SuffixRule): Analysis[] {
  const inflected = !rule || rule.flag === 'B' || rule.flag === 'D'
  const base = { lemma: inflected ? entry : guessLemma(word), root: entry }
  if (word.endsWith('mente') && !(rule ? inflected : hasFlag(line, 'B')))
    return [{ ...base, lemma: word, category: 'adverb' }]
  const number: GrammaticalNumber = rule && word.endsWith('s') ? 'p' : 's'
  const feminine = rule?.flag === 'D' && /as?$/.test(rule.add)
  const gender = feminine ? 'f' : guessGender(entry)
  const noun: Analysis = { ...base, category: 'noun', ...(gender && { gender }), number }
  const adjective: Analysis = {
    ...base,
    category: 'adjective',
    ...(gender && hasFlag(line, 'D') && { gender }),
    number,
  }
  if (/[áíú]vel$/.test(entry)) return [adjective]
  return hasFlag(line, 'D') || ADJECTIVAL.test(entry) ? [noun, adjective] : [noun]
}

/**
 * Flags of the tagged dictionary that any Brazilian verb may take: its conjugation and '-ção', '-mento', '-dor',
 * '-nte', '-vel'.
 */
const VERB_FLAGS: ReadonlySet<string> = new Set(['X', 'Y', 'c', 'M', 'D', 'n', 'v'])

/** Whether VERO has the infinitive. */
export function isBrazilianVerb(infinitive: string): boolean {
  return brazilian()
    .words.lookup(infinitive)
    .some(line => isVerbEntry(infinitive, line))
}

function isVerbEntry(entry: string, line: string): boolean {
  return /[aeiô]r$|por$/.test(entry) && /^\/.*[a-z]/.test(line)
}

/**
 * Verbs Europe spells otherwise or lacks ('planejar', 'registrar'), conjugated by the rules of the tagged dictionary.
 */
function readBrazilianVerb(word: string): readonly Analysis[] {
  const lower = word.toLowerCase()
  const { affixes } = tagged()
  const isVerb = (entry: string) =>
    brazilian()
      .words.lookup(entry)
      .some(line => isVerbEntry(entry, line))
  if (isVerb(lower)) return [{ lemma: lower, root: lower, category: 'verb', mood: 'infinitive' }]
  const found: Analysis[] = []
  const infinitive: Tags = { CAT: 'v', T: 'inf' }
  eachSuffix(lower, affixes.endings, (entry, rule) => {
    if (VERB_FLAGS.has(rule.flag) && /r$/.test(entry) && isBrazilianVerb(entry))
      found.push(...readings(entry, infinitive, rule))
  })
  return found
}

const HYPHEN_PREFIX = wordsOf('prefix with a hyphen')

/** 'sócio-torcedor': known parts make a known whole, inflected like its first noun. */
function readCompound(word: string): readonly Analysis[] {
  const parts = word.toLowerCase().split('-')
  if (HYPHEN_PREFIX.has(parts[0] ?? '')) parts.shift()
  else if (parts.length < 2) return []
  if (parts.length === 0 || parts.some(part => part.length < 2)) return []
  const known = parts.map(part => distinct([...readTagged(part), ...readBrazilianNoun(part)]))
  if (known.some(readingsOfPart => readingsOfPart.length === 0)) return []
  const noun = known.flat().find(a => a.category === 'noun') ?? known.flat()[0]
  if (!noun) return []
  const { gender, number } = noun
  const lower = word.toLowerCase()
  return [{ lemma: lower, root: lower, category: 'noun', ...(gender && { gender }), ...(number && { number }) }]
}

const PREFIX = pattern('u')`^${'prefix'}(?=\p{L}{5})`

/** An unknown word with a prefix of science or everyday use takes the readings of the rest ('bioacumulação'). */
function readPrefixed(word: string): readonly Analysis[] {
  const lower = word.toLowerCase()
  // 'deságua', 'enxágua': Brazil stresses the stem, the dictionary the ending ('desagua').
  const stressed = /^(?:des|enx|m)águ(?=[aeo])/u.test(lower) ? readTagged(lower.replace('á', 'a')) : []
  if (stressed.length > 0) return distinct(stressed)
  const prefix = PREFIX.exec(lower)?.[0]
  if (!prefix) return []
  const rest = lower.slice(prefix.length)
  return distinct([...readTagged(rest), ...readBrazilianNoun(rest)]).map(a => ({ ...a, lemma: prefix + a.lemma }))
}
