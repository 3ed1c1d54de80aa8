import { ALWAYS_FINITE, isFunctionWord } from '@capivira/portuguese/function-words'
import { type Analysis, analyse } from '@capivira/portuguese/morphology'
import { type Token, tokenize } from '@capivira/portuguese/tokens'
import { isOneOf, type WordClass, wordsOf } from '../../lexicon/words.ts'
import { CARDINAL, COUNTS } from './counting-words.ts'
import { isMostlyVerb, namesAge, neverThirdPerson, saidAfter, saidAfterYear, toldOf } from './verb-forms.ts'

/**
 * What a word does where it stands. 'contraction' is a preposition with an article ('da', 'pelos'); 'verb' is finite;
 * 'participle' one that does not modify a noun before it.
 */
export type Tag =
  | 'article'
  | 'determiner'
  | 'preposition'
  | 'contraction'
  | 'pronoun'
  | 'conjunction'
  | 'relative'
  | 'adverb'
  | 'noun'
  | 'proper'
  | 'adjective'
  | 'verb'
  | 'infinitive'
  | 'gerund'
  | 'participle'
  | 'number'
  | 'symbol'

export type Word = Token & { lower: string; tag: Tag }

const CLOSED: readonly (readonly [Tag, WordClass])[] = [
  ['article', 'article'],
  ['determiner', 'closed class: determiner'],
  ['contraction', 'closed class: contraction'],
  ['preposition', 'closed class: preposition'],
  ['pronoun', 'closed class: pronoun'],
  ['relative', 'closed class: relative'],
  ['conjunction', 'closed class: conjunction'],
  ['adverb', 'closed class: adverb'],
]

const CLOSED_TAG: ReadonlyMap<string, Tag> = new Map(
  CLOSED.flatMap(([tag, words]) => [...wordsOf(words)].map(word => [word, tag] as const)),
)

type Readings = {
  noun: boolean
  adjective: boolean
  finite: boolean
  participle: boolean
  infinitive: boolean
  gerund: boolean
  adverb: boolean
  proper: boolean
  numeral: boolean
  known: boolean
}

const readingsCache = new Map<string, Readings>()

function readingsOf(word: string): Readings {
  const cached = readingsCache.get(word)
  if (cached) return cached
  const list = analyse(word)
  const has = (test: (analysis: Analysis) => boolean) => list.some(test)
  const readings: Readings = {
    noun: has(a => a.category === 'noun'),
    adjective: has(a => a.category === 'adjective'),
    // 'regras', 'linguagens': a text for school never says 'tu'.
    finite: has(
      a =>
        a.person !== 2 &&
        (a.mood === 'indicative' || a.mood === 'conditional' || (a.mood === 'subjunctive' && a.tense !== 'future')),
    ),
    participle: has(a => a.mood === 'participle'),
    infinitive: has(a => a.mood === 'infinitive' || a.mood === 'personalInfinitive'),
    gerund: has(a => a.mood === 'gerund'),
    adverb: has(a => a.category === 'adverb'),
    proper: has(a => a.category === 'properNoun'),
    numeral: has(a => a.category === 'numeral'),
    known: list.length > 0,
  }
  if (readingsCache.size > 60_000) readingsCache.clear()
  readingsCache.set(word, readings)
  return readings
}

/** The words of a sentence with what each one does, judged by the dictionary and its neighbours. */
export function tagWords(text: string): readonly Word[] {
  const known = taggedCache.get(text)
  if (known) return known
  const words = tagged(text)
  if (taggedCache.size > 20_000) taggedCache.clear()
  taggedCache.set(text, words)
  return words
}

/** Every family reads the same clauses: two of three texts have been tagged before. */
const taggedCache = new Map<string, readonly Word[]>()

function tagged(text: string): Word[] {
  const tokens = tokenize(text)
  const words: Word[] = []
  for (const [index, token] of tokens.entries()) {
    const lower = token.text.toLowerCase()
    const previous = words.at(-1)
    words.push({ ...token, lower, tag: tagOf(token, lower, index, previous, tokens[index + 1]) })
  }
  return words
}

/** 'd’Ávila', whatever letter it begins with. */
const NOBLE = /^d['’]\p{Lu}/u

function tagOf(token: Token, lower: string, index: number, previous: Word | undefined, next: Token | undefined): Tag {
  if (token.kind === 'symbol') return 'symbol'
  if (token.kind === 'number' || /^\d/.test(lower)) return 'number'
  const opensSentence = index === 0 || /^[.!?:“"(«]$/.test(previous?.text ?? '')
  const capital = /^\p{Lu}/u.test(token.text)
  if (ALWAYS_FINITE.has(lower) && !(capital && !opensSentence)) return namesAge(lower, previous) ? 'noun' : 'verb'
  const closed = CLOSED_TAG.get(lower)
  if (closed && !(capital && !opensSentence && token.text.length > 1)) return closed
  if (isFunctionWord(lower) && !capital) return 'verb'
  if ((capital && !opensSentence) || NOBLE.test(token.text) || (capital && NOBLE.test(next?.text ?? '')))
    return 'proper'
  if (!capital && CARDINAL.test(lower)) return 'number'
  const readings = readingsOf(capital ? token.text : lower)
  // 'Zumbi, líder do quilombo, …': a bare noun set off by a comma at the head of a sentence is a name.
  if (
    index === 0 &&
    capital &&
    next?.text === ',' &&
    !readings.adverb &&
    !lower.endsWith('s') &&
    (readings.noun || neverThirdPerson(lower))
  )
    return 'proper'
  // 'Zumbi foi morto': no verb stands before its own.
  if (index === 0 && capital && toldOf(next?.text ?? '') && neverThirdPerson(lower)) return 'proper'
  if (capital && isName(token.text, readings)) return 'proper'
  if (previous && COUNTS.get(lower)?.test(next?.text ?? '') && /^(?:noun|adjective|proper)$/.test(previous.tag))
    return 'verb'
  return openTag(lower, readings, previous, next)
}

function isName(text: string, readings: Readings): boolean {
  if (!readings.known) return true
  if (/^[\p{Lu}\d]{2,}s?$/u.test(text)) return true
  return readings.proper && !readings.noun && !readings.adjective && !readings.finite
}

const NOMINAL_BEFORE: ReadonlySet<Tag> = new Set<Tag>(['article', 'determiner', 'contraction', 'preposition', 'number'])

function openTag(lower: string, r: Readings, previous: Word | undefined, next: Token | undefined): Tag {
  const before = previous?.tag
  if (r.finite && saidAfterYear(previous?.text ?? '', lower, next?.text ?? '')) return 'verb'
  if (!r.known) {
    if (lower.endsWith('mente')) return 'adverb'
    // 'um rio que deságua em outro'
    if (before === 'relative' && /(?:a|e|am|em)$/.test(lower) && next !== undefined && CLOSED_TAG.has(next.text))
      return 'verb'
    const describes =
      before === 'noun' &&
      /(?:[ií]c|os|iv|ári|ad|id|ent|óide|oide|óri|ín|ân|ôn|ár|are|ai|al|áve|íve)(?:o|a|os|as|l|is|s|e|es)?$/.test(
        lower,
      ) &&
      agreesInNumber(previous?.lower ?? '', lower)
    return describes ? 'adjective' : 'noun'
  }
  if (before !== undefined && NOMINAL_BEFORE.has(before)) {
    // 'para auxiliar no censo', 'sem jantar'
    if (r.infinitive && /^(?:para|sem)$/.test(previous?.lower ?? '') && !/^d[aeo]s?$/.test(next?.text ?? ''))
      return 'infinitive'
    if (r.noun && !(r.adjective && nextIsPlainNoun(next))) return 'noun'
    if (r.infinitive) return 'infinitive'
    if (r.adjective || r.participle) return before === 'article' && endsPhrase(next) ? 'noun' : 'adjective'
    if (r.numeral) return 'number'
    // 'A pororoca é o encontro…': no verb stands between an article and another verb.
    if (before === 'article' && next !== undefined && ALWAYS_FINITE.has(next.text)) return 'noun'
    return r.finite ? 'verb' : r.adverb ? 'adverb' : 'noun'
  }
  if (before === 'noun' || before === 'proper' || before === 'adjective') {
    // 'o mapa precisa ser refeito'
    if (isMostlyVerb(lower) || (/^precisam?$/.test(lower) && /[aeio]r$/.test(next?.text ?? ''))) return 'verb'
    if (r.finite && !r.noun && !r.adjective && !r.participle) return 'verb'
    if (r.finite && (r.noun || r.adjective) && startsPhrase(next)) return r.participle ? 'adjective' : 'verb'
    if (
      r.finite &&
      (r.noun || before === 'proper') &&
      !lower.endsWith('s') &&
      next?.text.endsWith('s') === true &&
      nextIsNoun(next)
    )
      return 'verb'
    // 'O GARLI espera encontrar um arquivo'
    if (r.finite && before === 'proper' && isOnlyInfinitive(next)) return 'verb'
    if (r.adjective || r.participle) return 'adjective'
    if (r.gerund) return 'gerund'
    return r.noun ? 'noun' : r.infinitive ? 'infinitive' : 'adverb'
  }
  if (r.gerund) return 'gerund'
  if (before === 'verb' && r.participle) return 'participle'
  if (before === 'adverb' || before === 'verb') {
    if (r.adjective && !r.noun) return 'adjective'
    if (r.infinitive) return 'infinitive'
  }
  if (r.finite && !r.participle && saidAfter(previous?.lower ?? '', lower)) return 'verb'
  if ((before === 'pronoun' || before === 'relative' || before === 'adverb') && r.finite && !r.adjective) return 'verb'
  if (r.finite && !r.noun && !r.adjective) return 'verb'
  // 'A retirada da mata, vegetação das margens, deixa o solo desprotegido'
  if (/^[,)]$/.test(previous?.text ?? '') && r.finite && /^(?:o|a|os|as|um|uma)$/.test(next?.text ?? '')) return 'verb'
  // 'Quando você acessa um site, precisa saber o endereço'
  if (previous?.text === ',' && r.finite && !r.infinitive && isOnlyInfinitive(next)) return 'verb'
  if (r.infinitive) return 'infinitive'
  if (r.participle && next !== undefined && isOneOf('preposition before a noun', next.text.toLowerCase()))
    return 'participle'
  if (r.noun) return 'noun'
  if (r.adjective || r.participle) return 'adjective'
  if (r.infinitive) return 'infinitive'
  return r.numeral ? 'number' : 'adverb'
}

/** True when nothing that could be the noun follows: 'a dengue | é', 'o belo | e'. */
function endsPhrase(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'symbol' || ALWAYS_FINITE.has(next.text.toLowerCase())
}

/** A form only a first or second person says, or an order: no verb of a statement. */
function agreesInNumber(noun: string, other: string): boolean {
  return noun.endsWith('s') === other.endsWith('s')
}

/** True when what follows opens a noun phrase, so that the word before it is the verb: 'causa | a perda'. */
function startsPhrase(next: Token | undefined): boolean {
  return next !== undefined && isOneOf('opening of an object', next.text.toLowerCase())
}

function isOnlyInfinitive(next: Token | undefined): boolean {
  if (next?.kind !== 'word' || !/^\p{Ll}{4,}$/u.test(next.text)) return false
  const readings = readingsOf(next.text)
  return readings.infinitive && !readings.noun && !readings.adjective && !isFunctionWord(next.text)
}

function nextIsNoun(next: Token): boolean {
  return next.kind === 'word' && !isFunctionWord(next.text) && readingsOf(next.text.toLowerCase()).noun
}

function nextIsPlainNoun(next: Token | undefined): boolean {
  if (next?.kind !== 'word') return false
  const readings = readingsOf(next.text.toLowerCase())
  return readings.noun && !readings.adjective && !isFunctionWord(next.text)
}

/** True when the form can be the third person of a finite verb, whatever else it may be. */
export function canBeFinite(word: string): boolean {
  return ALWAYS_FINITE.has(word.toLowerCase()) || readingsOf(word.toLowerCase()).finite
}

/** True for a form only a first person says: 'vimos', 'usei'. */
export function isFirstPerson(word: string): boolean {
  // 'Pedro' is no form of 'pedrar'.
  if (/^\p{Lu}/u.test(word)) return false
  const list = analyse(word)
  if (list.length === 0) return false
  return list.every(a => a.category === 'verb' && a.person === 1)
}

/** True when the first word orders the reader about: 'Observe', 'Clique'. */
export function isImperative(word: string): boolean {
  if (isFunctionWord(word)) return false
  const list = analyse(word.toLowerCase())
  if (!list.some(a => a.mood === 'imperative' || (a.mood === 'subjunctive' && a.tense === 'present'))) return false
  return !list.some(
    a => a.category === 'noun' || a.category === 'adjective' || a.category === 'adverb' || a.mood === 'indicative',
  )
}
