import { definiteArticle } from '@capivira/portuguese/agreement'
import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { type NounPhrase, parseNounPhrase } from '@capivira/portuguese/noun-phrase'
import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'

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

/** What a heading names: as it stands behind 'sobre', and how its words begin. */
export type Topic = { text: string; stems: ReadonlySet<string> }

/**
 * What a heading names; null for one that names nothing. `isWritten` tells whether the running text has a phrase so:
 * what it writes in small letters is no name, whatever capitals the heading has.
 */
export function topicOf(heading: string, isWritten: (phrase: string) => boolean): Topic | null {
  const bare = bareTitle(heading)
  const title = isWritten(bare.toLowerCase()) ? bare.toLowerCase() : bare
  const words = title.split(' ')
  if (title === '' || words.length > LONGEST + 1 || !/^[\p{L}\d\s'’/-]+$/u.test(title)) return null
  if (!/\p{L}{2}/u.test(title) || !words.every(isReadable)) return null
  const phrase = parseNounPhrase(title)
  if (!phrase || phrase.words.length > LONGEST || phrase.words.some(isDoing)) return null
  const said = contentWords(phrase.core)
  if (said.every(isFunctional)) return null
  return { text: withItsArticle(phrase), stems: stemsOf(phrase.core) }
}

const isFunctional = (word: string) => [word, lemma(word), word.replace(/s$/u, '')].some(one => FUNCTIONAL.has(one))

/** Without number, bracket and what explains it behind a colon or dash. */
function bareTitle(heading: string): string {
  return heading
    .replace(/^(?:artigo|art\.|título|anexo|tópico|seção)\s+[\divxlc]+[.ºª°]*\s*[.:–-]?\s*/iu, '')
    .replace(/\s*[([][^()[\]]*[)\]]?\s*$/u, '')
    .replace(/\s*(?::|\s[–—-]\s).*$/u, '')
    .replace(ASKS, '$1')
    .replace(INTRODUCES, '')
    .replace(/\s+[ivx]+$/iu, '')
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

/** The phrase with its article where it takes one: 'a pele', 'os tipos de solo', 'Python'. */
function withItsArticle(phrase: NounPhrase): string {
  if (/^[oa]s?$/u.test(phrase.determiner)) return `${phrase.determiner} ${phrase.core}`
  // 'abrigo e comportamento': each would need its own.
  const several = /\s(?:e|ou)\s/u.test(phrase.core)
  const isCommon = analyse(phrase.head.toLowerCase()).some(({ category }) => category === 'noun')
  const named = (phrase.proper && !isCommon) || several || phrase.genderFrom === 'default'
  return named ? phrase.core : `${definiteArticle(phrase)} ${phrase.core}`
}

/** How content words begin, so that 'solo' and 'solos', 'cobrança' and 'cobrar' are one. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).map(word => foldAccents(lemma(word)).slice(0, 6)))
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
  const text = sentences.join(' ')
  const known = new Map<string, Topic | null>()
  const spokenOf = (heading: string): Topic | null => {
    const before = known.get(heading)
    if (before !== undefined) return before
    const topic = topicOf(heading, phrase => text.includes(phrase))
    const isKnown = topic !== null && [...topic.stems].every(stem => (counts.get(stem) ?? 0) >= SPOKEN_OF)
    known.set(heading, isKnown ? topic : null)
    return isKnown ? topic : null
  }
  return ({ question, answer, headings }) => {
    if (SAYS_WHICH.test(question)) return null
    const topics = headings.flatMap(heading => spokenOf(heading) ?? [])
    const [asked, told] = [stemsOf(question), stemsOf(answer)]
    const [nearest] = topics
    if (!nearest || [...nearest.stems].some(stem => asked.has(stem))) return null
    return topics.find(({ stems }) => ![...stems].some(stem => told.has(stem) || asked.has(stem)))?.text ?? null
  }
}
