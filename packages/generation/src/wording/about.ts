import { definiteArticle } from '@capivira/portuguese/agreement'
import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { type NounPhrase, parseNounPhrase } from '@capivira/portuguese/noun-phrase'
import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'
import { type AsWritten, asWritten } from './as-written.ts'
import { areOfOneRoot } from './one-root.ts'

/** Words that say what part of a text a heading opens, not what it is about. */
const FUNCTIONAL: ReadonlySet<string> = wordsOf('part of a text')
const LONGEST = 6
/** In fewer sentences than this the document hardly speaks of what a heading says. */
const SPOKEN_OF = 3
/** 'O que é IA?' asks what it is about; no other question says so alone. */
const ASKS = /^(?:O que (?:é|são)|Como funcionam?|Quem (?:é|foi|são|foram)) ([^?]+)\??$/iu
/** 'Introdução à álgebra', 'Mais sobre o solo': what it introduces is what it is about. */
const INTRODUCES =
  /^(?:introdução|mais|noções|fundamentos)(?: (?:gerais|básic[oa]s))? (?:[aà]s? |aos? |d[aeo]s? |sobre (?:[oa]s? )?)/iu
/** A name, or words that the text sets apart: they say of themselves what is meant. */
const SAYS_WHICH = /^\p{Lu}{2,}|\s[“"(]?\p{Lu}|["“]/u

/** 'Como se chama o conjunto dos bichos que vivem em um mesmo lugar?': a whole meaning needs no heading. */
const ASKS_A_NAME = /^(?:Como (?:se chamam?|(?:é|são) chamad[oa]s?)|Que nome (?:se dá|recebem?)) /u
const WHOLE_MEANING = 5
/** 'o maior roedor do mundo' */
const OF_THE_WORLD = /(?<!\p{L})do (?:mundo|planeta)\?$/u

const meansItself = (question: string): boolean =>
  OF_THE_WORLD.test(question) || (ASKS_A_NAME.test(question) && contentWords(question).length > WHOLE_MEANING)

/** What a heading names: as it stands behind 'sobre', and how its words begin. */
export type Topic = { text: string; stems: ReadonlySet<string> }

/**
 * What a heading names; null for one that names nothing, or that may be a name and the text does not tell. `written`
 * tells how the running text has its words: what it writes in small letters is no name, whatever capitals the heading
 * has.
 */
export function topicOf(heading: string, written: AsWritten): Topic | null {
  const [, article = '', bare = ''] = /^([oa]s? |uma? )?(.*)$/iu.exec(bareTitle(heading)) ?? []
  const title = textsOwn(bare, written)
  if (title === null || !/\p{L}{2}/u.test(title) || !/^[\p{L}\d\s'’/-]+$/u.test(title)) return null
  const words = title.split(' ')
  if (words.length > LONGEST || !words.every(isReadable)) return null
  const phrase = parseNounPhrase(article.toLowerCase() + title)
  if (!phrase || phrase.words.length > LONGEST || phrase.words.some(isDoing)) return null
  if (contentWords(title).every(isFunctional)) return null
  const text = withItsArticle(title, phrase, written)
  return text === null ? null : { text, stems: stemsOf(title) }
}

/** A title with the capitals of the running text; null where that does not tell whether a word is a name. */
function textsOwn(title: string, { formOf, phraseOf }: AsWritten): string | null {
  const whole = title.includes(' ') ? phraseOf(title) : null
  if (whole !== null) return whole
  const words = title.split(' ').map(word => {
    if (isFunctionWord(word.toLowerCase())) return word.toLowerCase()
    return formOf(word) ?? (/^\p{Lu}/u.test(word) ? null : word)
  })
  // 'bacia Hidrográfica': a word of a longer name, which the heading does not say.
  const isPart = words.some((word, at) => at > 0 && isOrdinary(word) && /^\p{Ll}/u.test(words[0] ?? ''))
  return words.includes(null) || isPart ? null : words.join(' ')
}

const isFunctional = (word: string) => [word, lemma(word), word.replace(/s$/u, '')].some(one => FUNCTIONAL.has(one))

/** With a capital, though a dictionary has it as a word that describes. */
const isOrdinary = (word: string | null) =>
  word !== null && /^\p{Lu}\p{Ll}/u.test(word) && analyse(word.toLowerCase()).some(a => a.category === 'adjective')

/** Without number, bracket and what explains it behind a colon or dash. */
function bareTitle(heading: string): string {
  return heading
    .replace(/^(?:artigo|art\.|título|anexo|tópico|seção)\s+[\divxlc]+(?!\p{L})[.ºª°]*\s*[.:–-]?\s*/iu, '')
    .replace(/\s*[([][^()[\]]*[)\]]?\s*$/u, '')
    .replace(/\s*(?::|\s[–—-]\s).*$/u, '')
    .replace(ASKS, '$1')
    .replace(INTRODUCES, '')
    .replace(/^(.+?)\s+[ivx]+$/iu, (whole, left: string) => (contentWords(left).every(isFunctional) ? left : whole))
    .trim()
}

/** A word of the language, a name or an acronym: no remains of a picture. */
const isReadable = (word: string) =>
  isFunctionWord(word.toLowerCase()) || /^\p{Lu}/u.test(word) || analyse(word.toLowerCase()).length > 0

/** 'Escrever texto', 'Linux executando': what is done there, not what it is about. */
function isDoing(word: string, at: number): boolean {
  const readings = analyse(word.toLowerCase())
  const opens = at === 0
  return (
    readings.length > 0 &&
    readings.every(a => a.category === 'verb' && (a.mood === 'gerund' || (opens && a.mood === 'infinitive')))
  )
}

/**
 * A title with its article where it takes one: 'a pele', 'os tipos de solo'. A name takes the one that the text gives
 * it: 'o Brasil', 'Castro Alves'; null where the text does not tell.
 */
function withItsArticle(title: string, phrase: NounPhrase, { articleOf }: AsWritten): string | null {
  if (/^[oa]s?$/u.test(phrase.determiner)) return `${phrase.determiner} ${title}`
  if (/^\p{Lu}/u.test(title)) {
    const article = articleOf(title)
    return article === null ? null : `${article} ${title}`.trim()
  }
  // 'abrigo e comportamento': each would need its own.
  const several = /\s(?:e|ou)\s/u.test(title)
  return several || phrase.genderFrom === 'default' ? title : `${definiteArticle(phrase)} ${title}`
}

/** How content words begin, so that 'solo' and 'solos', 'cobrança' and 'cobrar' are one. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).map(word => foldAccents(lemma(word)).slice(0, 6)))
}

/**
 * Whether a word of one text recalls a word of another: of one root, or with the same four letters at its beginning, as
 * 'Império Romano' recalls 'Roma'.
 */
export function recalls(one: string, other: string): boolean {
  const [words, others] = [contentWords(one), contentWords(other)]
  return words.some(word => others.some(next => areAlike(word, next)))
}

function areAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map(foldAccents)
  const isBegun = a.length >= 4 && a.slice(0, 4) === b.slice(0, 4)
  return isBegun || foldAccents(lemma(one)) === foldAccents(lemma(other)) || areOfOneRoot(one, other)
}

/**
 * Whether a question says by a name of what it asks: 'Zumbi defendeu qual povoado?' Whatever verb a name is spelled
 * like, no question opens with one of the first or second person.
 */
function saysWhich(question: string, { formOf }: AsWritten): boolean {
  if (SAYS_WHICH.test(question)) return true
  const [first = ''] = /^\p{Lu}[\p{L}-]+/u.exec(question) ?? []
  if (first === '' || isFunctionWord(first.toLowerCase())) return false
  const form = formOf(first)
  if (form !== null) return /^\p{Lu}/u.test(form)
  const readings = analyse(first.toLowerCase())
  return !readings.some(a => a.category === 'verb' && (a.person === undefined || a.person === 3))
}

/** What a question is asked of: its words, its answer and the headings over its sentence, nearest first. */
export type Headed = { question: string; answer: string; headings: readonly string[] }

/**
 * Says of the questions of a document what they are about, as it stands behind 'sobre'; null for those that say it
 * themselves, by a name or by the words of the nearest heading, and where no heading names it. A heading that the
 * document hardly speaks of, or that tells the answer, is passed over. `sentences` are those of the document.
 */
export function abouts(sentences: readonly string[]): (asked: Headed) => string | null {
  const counts = new Map<string, number>()
  for (const sentence of sentences) for (const stem of stemsOf(sentence)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const written = asWritten(sentences)
  const known = new Map<string, Topic | null>()
  const spokenOf = (heading: string): Topic | null => {
    const before = known.get(heading)
    if (before !== undefined) return before
    const topic = topicOf(heading, written)
    const isKnown = topic !== null && [...topic.stems].every(stem => (counts.get(stem) ?? 0) >= SPOKEN_OF)
    known.set(heading, isKnown ? topic : null)
    return isKnown ? topic : null
  }
  return ({ question, answer, headings }) => {
    if (saysWhich(question, written) || meansItself(question)) return null
    const topics = headings.flatMap(heading => spokenOf(heading) ?? [])
    const asked = stemsOf(question)
    const [nearest] = topics
    if (!nearest || [...nearest.stems].some(stem => asked.has(stem))) return null
    const isOpen = ({ text, stems }: Topic) => !recalls(text, answer) && ![...stems].some(stem => asked.has(stem))
    return topics.find(isOpen)?.text ?? null
  }
}
