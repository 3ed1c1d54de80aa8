import { pattern, wordsOf as wordsOfSense } from '../lexicon/words.ts'
import { analyse } from '../morphology.ts'
import { DOTTED_NAME } from '../tokens.ts'

/** A word as the parser reads it, with its place in the text given: UTF-16 offsets, end exclusive. */
export type Word = { text: string; start: number; end: number }

const spelled = (words: string) => words.trim().split(/\s+/)

/** The contractions of each preposition, as spelled, with the word that follows it. */
const CONTRACTIONS: ReadonlyMap<string, readonly [string, string]> = new Map(
  [
    ['de', 'd', 'o a os as um uma uns umas ele ela eles elas este esta estes estas esse essa esses essas isto isso'],
    [
      'de',
      'd',
      'aquele aquela aqueles aquelas aquilo aqui ali aí outro outra outros outras algum alguns alguma algumas onde',
    ],
    ['em', 'n', 'o a os as um uma uns umas ele ela eles elas este esta estes estas esse essa esses essas isto isso'],
    ['em', 'n', 'aquele aquela aqueles aquelas aquilo outro outra outros outras algum alguns alguma algumas'],
    ['por', 'pel', 'o a os as'],
    ['para', 'pr', 'o a os as um uma'],
  ].flatMap(([preposition = '', letters = '', words = '']) =>
    spelled(words).map(word => [letters + word, [preposition, word]] as const),
  ),
)
const WITH_A: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['ao', ['a', 'o']],
  ['aos', ['a', 'os']],
  ['à', ['a', 'a']],
  ['às', ['a', 'as']],
  ...['aquele', 'aquela', 'aqueles', 'aquelas', 'aquilo'].map(word => [`à${word.slice(1)}`, ['a', word]] as const),
])

/** A period after these belongs to them. A single capital with a period is an initial. */
const ABBREVIATIONS = wordsOfSense('abbreviation with a period')

/** Letters with a period each: 'a.C.', 'E.U.A.', 'i.e.'. */
const LETTERS = /(?<letters>(?<![\p{L}\p{N}])\p{L}\.(?:\s?\p{L}\.)+)/u
/** '1.500,5', '3º', '2/9/1998', '1990-94', '20h30'; signs of per cent and degree stand alone. */
const NUMBER = /\d+(?:[.,:/-]\d+)*(?:\.?[ºª])?(?:h\d+)?\p{L}{0,3}(?![\p{L}\d])/u
/** 'guarda-chuva', 'd’água', 'e/ou', 'P&D', 'H2O'; 'OH⁻' and 'C++' with their signs. */
const WORD = pattern('u')`
  (?<word>[\p{L}\p{N}\p{M}]+(?:[-'’·/&][\p{L}\p{N}\p{M}]+)*(?:(?:[⁺⁻#]|\+\+?)(?![\p{L}\p{N}+]))?)`
/** 'R$' and 'US$' are one word, a row of periods or hyphens another. */
const TOKEN = pattern('gu')`${LETTERS}|${DOTTED_NAME}|\p{Lu}{1,3}\$|${NUMBER}|${WORD}|\.{2,}|-{2,}|[^\s]`

/** The verb, its pronoun and what follows that: 'tornou-se', 'fazê-lo', 'far-se-á'. */
const CLITIC = pattern('iu')`
  ^(?<verb>.*\p{L})-(?<pronoun>${'clitic of a verb'})(?:-(?<ending>ei|ás|á|emos|eis|ão|ias?|íamos|iam))?$`

/**
 * The words of a sentence: contractions are two ('da' is 'de' and 'a', both at its place), a pronoun after a hyphen is
 * its own.
 */
export function wordsOf(sentence: string): Word[] {
  const words: Word[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(sentence); match; match = TOKEN.exec(sentence)) {
    const [text] = match
    const start = match.index
    const word = match.groups?.word
    const end = start + text.length
    if (word === undefined) {
      words.push({ text, start, end })
      continue
    }
    const period = sentence[end] === '.' && belongs(word, sentence.slice(end + 1))
    if (period) {
      words.push({ text: `${word}.`, start, end: end + 1 })
      TOKEN.lastIndex = end + 1
    } else words.push(...split(word, start, sentence.slice(end)))
  }
  return words
}

/** Whether the period after a word is part of it, by what follows. */
function belongs(word: string, after: string): boolean {
  if (/^\s*$/.test(after)) return /^etc$/i.test(word)
  return ABBREVIATIONS.has(word.toLowerCase()) || (/^\p{Lu}$/u.test(word) && /^\s*\p{Lu}/u.test(after))
}

function split(text: string, start: number, after: string): Word[] {
  const end = start + text.length
  const lower = text.toLowerCase()
  const parts = CONTRACTIONS.get(lower) ?? WITH_A.get(lower)
  if (parts && !(lower === 'nos' && isPronoun(after))) {
    const [preposition, word] = parts
    const capitals = text.length > 1 && text === text.toUpperCase() && text !== lower
    const first = /^\p{Lu}/u.test(text) ? capitalised(preposition) : preposition
    const both = capitals ? [preposition.toUpperCase(), word.toUpperCase()] : [first, word]
    return both.map(part => ({ text: part, start, end }))
  }
  const { verb, pronoun, ending } = CLITIC.exec(text)?.groups ?? {}
  if (!verb || !pronoun || /^\p{Lu}/u.test(pronoun)) return [{ text, start, end }]
  if (ending) return [verb + ending, pronoun].map(part => ({ text: part, start, end }))
  const at = start + verb.length
  return [
    { text: verb, start, end: at },
    { text: pronoun, start: at + 1, end },
  ]
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** 'nos' before what can only be a verb is a pronoun ('nos permite'); else it is 'em os'. */
function isPronoun(after: string): boolean {
  const next = /^\s+(\p{Ll}+)/u.exec(after)?.[1]
  const readings = next ? analyse(next) : []
  return readings.length > 0 && readings.every(reading => reading.category === 'verb' && reading.mood !== 'participle')
}
