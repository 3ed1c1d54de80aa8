import { isOneOf } from './lexicon/words.ts'
import { analyse, type Gender, type GrammaticalNumber } from './morphology.ts'

/** Gender and number, of a noun phrase or of the word that must agree with it. */
export type Agreement = { gender: Gender; number: GrammaticalNumber }

/** What `withArticle` needs of a noun phrase; `NounPhrase` has it. */
export type Articulable = Agreement & { determiner: string; core: string; proper: boolean }

const DEFINITE = { ms: 'o', fs: 'a', mp: 'os', fp: 'as' } as const
const INTERROGATIVE = { ms: 'quanto', fs: 'quanta', mp: 'quantos', fp: 'quantas' } as const

/** 'o', 'a', 'os' or 'as'. */
export function definiteArticle({ gender, number }: Agreement): string {
  return DEFINITE[`${gender}${number}`]
}

/** 'quanto', 'quanta', 'quantos' or 'quantas'. */
export function howMany({ gender, number }: Agreement): string {
  return INTERROGATIVE[`${gender}${number}`]
}

/** Contractions Brazil always writes; 'num', 'dum' are optional and only taken apart. */
const CONTRACTIONS: readonly (readonly [preposition: string, word: string, contracted: string])[] = [
  ...['o', 'a', 'os', 'as'].flatMap(
    article =>
      [
        ['de', article, `d${article}`],
        ['em', article, `n${article}`],
        ['por', article, `pel${article}`],
      ] as const,
  ),
  ['a', 'o', 'ao'],
  ['a', 'os', 'aos'],
  ['a', 'a', 'à'],
  ['a', 'as', 'às'],
  ...'ele ela eles elas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo'
    .split(' ')
    .flatMap(
      word =>
        [
          ['de', word, `d${word}`],
          ['em', word, `n${word}`],
        ] as const,
    ),
  ...'aquele aquela aqueles aquelas aquilo'.split(' ').map(word => ['a', word, `à${word.slice(1)}`] as const),
]

const OPTIONAL: readonly (readonly [preposition: string, word: string, contracted: string])[] = [
  ...['um', 'uma', 'uns', 'umas'].flatMap(
    article =>
      [
        ['em', article, `n${article}`],
        ['de', article, `d${article}`],
      ] as const,
  ),
]

const CONTRACTED = new Map(CONTRACTIONS.map(([preposition, word, result]) => [`${preposition} ${word}`, result]))
const TAKEN_APART = new Map(
  [...CONTRACTIONS, ...OPTIONAL].map(([preposition, word, result]) => [result, { preposition, word }]),
)

/**
 * A preposition before a phrase, contracted with its first word where Portuguese does: ('de', 'a célula') → 'da
 * célula'.
 */
export function contract(preposition: string, phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ')
  const contracted = CONTRACTED.get(`${preposition} ${first}`)
  return contracted ? [contracted, ...rest].join(' ') : `${preposition} ${phrase}`
}

/** The preposition and the article or pronoun of a contraction: 'pelas' → por + as. Null for any other word. */
export function splitContraction(word: string): { preposition: string; word: string } | null {
  return TAKEN_APART.get(word.toLowerCase()) ?? null
}

/**
 * The phrase with its own article, or the definite one that agrees: 'a fotossíntese', 'as enzimas'. A proper name is
 * given the article only when it came with one ('o Brasil', but 'Machado de Assis').
 */
export function withArticle(phrase: Articulable): string {
  if (isOneOf('definite article', phrase.determiner)) return `${phrase.determiner} ${phrase.core}`
  return phrase.proper ? phrase.core : `${definiteArticle(phrase)} ${phrase.core}`
}

/**
 * Whether a participle or adjective can agree with the gender and number given; a property the word leaves open, and a
 * word with no such reading, never disagree.
 */
export function agrees(word: string, wanted: Agreement): boolean {
  const readings = analyse(word).filter(
    a => a.category === 'adjective' || a.category === 'numeral' || a.mood === 'participle',
  )
  if (readings.length === 0) return true
  return readings.some(
    a => (a.gender ?? wanted.gender) === wanted.gender && (a.number ?? wanted.number) === wanted.number,
  )
}

/**
 * Whether a finite verb can have a third-person subject of this number; a word with no such reading never disagrees.
 */
export function verbAgrees(verb: string, subject: GrammaticalNumber): boolean {
  const readings = analyse(verb.toLowerCase()).filter(
    a => a.category === 'verb' && a.person !== undefined && a.mood !== 'imperative',
  )
  if (readings.length === 0) return true
  return readings.some(a => a.person === 3 && (a.number ?? subject) === subject)
}
