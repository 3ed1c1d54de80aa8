import { analyse, lemma, numberOf } from '@capivira/portuguese/morphology'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { hasFirst } from '../../analysis/references/known.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import type { Sort } from '../../items/kinds/kind-list.ts'
import { listed } from '../../items/kinds/lists.ts'
import { isOneOf, wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'

/** Sorts of things of which a story has one of its own: 'a ferrovia', 'o hospital', 'a tese'. */
const ONE_OF_ITS_OWN: readonly Sort[] = ['building', 'document', 'work', 'event', 'organization', 'vehicle']
/** Wide nouns that take up what has been told, and things a story has built, lost or found. */
const TAKES_UP: ReadonlySet<string> = wordsOf('takes up what was named')
/** Answers that explain: they are read with their question, and may lean on it. */
const EXPLAINS: ReadonlySet<Fact['family']> = new Set<Fact['family']>(['definition', 'cause', 'function', 'comparison'])

/** There is but one. */
const ONE_OF_ALL = wordsOf('there is but one of it')
/** Verbs of first making a kind of thing: 'inventou o avião' names the kind. */
const FIRST_MADE = /^(?:invent|patente|populariz|aperfeiço)/u
/** The same of the first of its kind. */
const MADE = /^(?:cri|invent|desenvolv|fabric|sintetiz|patente)\p{L}+$/u
const ARTICLE = /^(?:[dn]|pel|a)?[oa]s?$|^[àa]s?$/u
/** 'a última estação', 'o primeiro voo': of what? */
const RANKED = wordsOf('ranked among others of its kind')

/**
 * True for a question or an answer about the past that names a thing by a noun alone the page has told of before: 'Quem
 * decretou a substituição da ferrovia?', 'O que o governo assumiu? → A administração da estrada'. What is so of every
 * thing of a kind is told in the present.
 */
export function pointsBack({ question, answer, family }: Pick<Fact, 'question' | 'answer' | 'family'>): boolean {
  if (family === 'exercise' || family === 'table' || family === 'list') return false
  const words = tagWords(question)
  if (!tellsOfThePast(words)) return false
  if (family === 'cloze') return pointsAtItsHead(words)
  return hasLoneNoun(words) || (!EXPLAINS.has(family) && hasLoneNoun(tagWords(answer)))
}

/** Whether a sentence tells what was done or how things were once. */
export function tellsOfThePast(words: readonly Word[]): boolean {
  // 'O que executa cada instrução, da maneira como foram armazenadas?': the first verb tells.
  const verb = words.find(({ tag }) => tag === 'verb')
  const readings = analyse(verb?.lower ?? '').filter(a => a.category === 'verb' && a.mood === 'indicative')
  return (
    readings.length > 0 &&
    readings.every(a => a.tense === 'preterite' || a.tense === 'imperfect' || a.tense === 'pluperfect')
  )
}

/**
 * Of a sentence with a gap, which says more than a question, its main clause alone is judged, without what stands
 * between commas.
 */
function pointsAtItsHead(words: readonly Word[]): boolean {
  const verb = words.findIndex(word => word.tag === 'verb')
  // 'A tese, de 1903, tratava…': there the subject stands before its comma.
  const from = ARTICLE.test(words[0]?.lower ?? '')
    ? 0
    : words.findIndex((word, at) => word.text === ',' && at < verb) + 1
  const to = words.findIndex((word, at) => at > verb && /^[,;:.]$/.test(word.text))
  const main = words.slice(from, to < 0 ? words.length : to)
  const aside = main.findIndex((word, at) => word.text === ',' && at < verb - from)
  return (
    verb > 0 &&
    hasLoneNoun(aside < 0 ? main : [...main.slice(0, aside + 1), ...words.slice(verb, to < 0 ? words.length : to)])
  )
}

function hasLoneNoun(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (!ARTICLE.test(word.lower) || word.tag === 'verb' || /^tod[oa]s?$/.test(words[at - 1]?.lower ?? '')) return false
    const ranked = RANKED.has(words[at + 1]?.lower ?? '')
    const noun = words[at + (ranked ? 2 : 1)]
    if (!noun || !/^\p{Ll}{3,}$/u.test(noun.text) || !isOneOfItsOwn(noun.lower)) return false
    // 'Quem criou a primeira vacina?': there was but one first.
    const made = [words[at - 1], words[at + 4]].some(near => MADE.test(near?.lower ?? ''))
    if (made && /^primeir[oa]$/.test(words[at + 1]?.lower ?? '') && hasFirst(noun.lower)) return false
    return !isCompleted(words, at + (ranked ? 3 : 2)) && !FIRST_MADE.test(words[at - 1]?.lower ?? '')
  })
}

/** Whether what follows a noun tells which one it is: a name, a describing word, 'de…', 'que…', a number. */
function isCompleted(words: readonly Word[], at: number): boolean {
  const next = words[at]
  if (!next) return false
  if (words[at + 1]?.tag === 'infinitive') return true
  if (isOneOf('completes a noun', next.lower)) return true
  return !/^(?:verb|preposition|contraction|conjunction|adverb|article|symbol|pronoun|determiner)$/.test(next.tag)
}

/** Whether a noun alone means one thing of a story rather than a kind: 'a ferrovia', 'o hospital'. */
export function isOneOfItsOwn(noun: string): boolean {
  if (ONE_OF_ALL.has(noun)) return false
  const key = lemma(noun)
  if (TAKES_UP.has(key) || TAKES_UP.has(noun.replace(/s$/, '')) || isSituational(noun)) return true
  const sorts = listed(noun)?.sorts
  if (sorts !== undefined && ONE_OF_ITS_OWN.some(sort => sorts.has(sort))) return true
  return numberOf(noun) === 's' && meansPerson(noun)
}
