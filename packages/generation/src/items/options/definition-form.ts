import { analyse, lemma, numberOf } from '@capivira/portuguese/morphology'
import { canBeFinite, tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { jaccard, lemmaSet } from '../../quality/words.ts'

/**
 * Both begin with a noun of one number, or both with a verb, or both with an adjective ('Visível somente na classe…').
 */
export function definesAlike(definition: string, key: string): boolean {
  if (beginningOf(definition) !== beginningOf(key) || isQuoted(definition) !== isQuoted(key)) return false
  if (!hasHead(definition)) return false
  const noun = genus(definition)
  const readings = analyse(noun)
  // 'seres vivos' are many, though each of them is a 'ser vivo'.
  const [number, wanted] = [definition, key].map(text => numberOf(headOf(text)))
  return number === wanted && (readings.length === 0 || readings.some(a => a.category !== 'adverb'))
}

const EXTREME = /(?:maior|menor|melhor|pior|primeir[oa]|últim[oa]|mais)/u
const OF_HIGHEST_DEGREE = pattern('u')`
  (?:com )?[oa] ${EXTREME}|(?:maior|menor)(?:\s\p{Ll}+){1,2}\s
  (?:[dn][oa]|em)\s|mais \p{Ll}+ d[oa]s?(?!\sque)`
/** 'O único bioma só nosso', 'Ave símbolo da serra', 'O rio com mais água do mundo': which one, not what it is. */
const SINGLES_OUT = pattern('iu')`(?<!\p{L})(?:únic[oa]|símbolo|${OF_HIGHEST_DEGREE})(?!\p{L})`
/** 'Um campo, e um jardim também': a second thing said of the first. */
const SAID_BESIDES = /,\se\s[^,]+\stambém$/iu

/** Whether a phrase says which one of its kind is meant: 'o ponto mais alto do país', 'o único rio da ilha'. */
export const singlesOut = (text: string): boolean => SINGLES_OUT.test(text)

/** Whether a definition stands beside another: each tells which one it is, or neither, and none says more besides. */
export function definesOfOneSort(definition: string, key: string): boolean {
  return singlesOut(definition) === singlesOut(key) && !SAID_BESIDES.test(definition)
}

const isQuoted = (text: string) => /^["'“‘(]/u.test(text)

/** 'Kpartz que mostra…': without an article, what no dictionary has is hardly the noun a definition begins with. */
function hasHead(definition: string): boolean {
  return ARTICLE.test(definition) || isQuoted(definition) || analyse(genus(definition)).length > 0
}

function beginningOf(text: string): string {
  const [first, second] = tagWords(text)
  // 'Mostra as primeiras linhas' can only be the verb.
  if (first && second?.tag === 'article' && canBeFinite(first.lower) && first.tag !== 'article') return 'verb'
  // 'A multiplicar o valor por 0,9': what something comes to, no thing.
  if (first?.lower === 'a' && second?.tag === 'infinitive') return 'infinitive'
  const tag = first?.tag
  return tag === 'verb' || tag === 'infinitive' || tag === 'adjective' || tag === 'participle' ? tag : 'noun'
}

/** 'Um tipo de memória', 'Modalidade de curso': what it is stands after; a 'variedade de espécies' is no species. */
const SORT_OF = wordsOf('sort of')

/** The noun a definition begins with, or its phrase: 'forma de governo'. */
export function genusPhrase(definition: string): string {
  const [first = '', join = '', second = '', ...more] = definition.replace(ARTICLE, '').split(/[\s,]+/)
  if (join !== 'de') return genus(definition)
  const many = /^variedade$/iu.test(first) && numberOf(second) === 'p'
  if (SORT_OF.has(first.toLowerCase()) && !many) return genusPhrase([second, ...more].join(' '))
  return `${first.toLowerCase()} de ${second}`
}

const ARTICLE = pattern('')`^${'article, capital'}\s`

/** Words before a noun that no dictionary has as adjectives only. */
const BEFORE_NOUN = wordsOf('right before a noun')

/** Its first noun as it stands. */
function headOf(definition: string): string {
  const words = definition.replace(ARTICLE, '').split(/[\s,]+/)
  return words.find((word, at) => !isBeforeNoun(word, words[at + 1], at))?.toLowerCase() ?? ''
}

function genus(definition: string): string {
  const words = definition.split(/[\s,]+/)
  const head = headOf(definition)
  return lemma(head) === 'ser' && words.some(word => /^vivos?$/.test(word)) ? 'ser vivo' : head
}

/** 'Grande elevação', 'os dois grandes círculos', 'a aparente mudança'. */
function isBeforeNoun(word: string, next: string | undefined, at: number): boolean {
  if (next === undefined || at > 2) return false
  const lower = word.toLowerCase()
  if (BEFORE_NOUN.has(lower)) return true
  const readings = at === 0 ? analyse(lower) : []
  return readings.length > 0 && readings.every(a => a.category === 'adjective')
}

/** How many of their content words two definitions share, from 0 to 1: 'vapor de água' and 'água das nuvens'. */
export function sharedWords(definition: string, key: string): number {
  return jaccard(lemmaSet(definition), lemmaSet(key))
}
