import { analyse, isKnown, lemma } from '@capivira/portuguese/morphology'
import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import { isCleanName } from '../../analysis/people/names.ts'
import type { Study } from '../../analysis/study.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import type { Term } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { wordsOf } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'

/**
 * How a hint leads to its word, from best to last resort: what the word means, a question it answers, a sentence about
 * a term of the lesson with a gap, a sentence that names one in passing, any other whole sentence with a gap, a piece
 * of one.
 */
export type Kind = 'meaning' | 'question' | 'sentence' | 'aside' | 'spare' | 'piece'

/** A word with the hint it could have, before the choice among all of them. */
export type Hinted = {
  word: string
  hint: string
  page: number
  quote: string
  kind: Kind
  /** What was found to ask, where the hint is of that: its question, or its meaning. */
  fact?: Fact
  /** Higher first within one kind. */
  worth: number
}

/** Occurrences that make a word no dictionary has trustworthy. */
const SEEN_ENOUGH = 3

/** What no word of a game is alone: of every text, or it only says which. */
const SAYS_ONLY_WHICH = wordsOf('which of many')

/** Whether the word has letters for the grid of the word search. */
export function fitsTheGrid(word: string): boolean {
  const { minLetters, maxLetters } = THRESHOLDS.word
  const letters = foldAccents(word)
  // 'XVII' is a number.
  if (/^[IVXLC]+$/.test(word)) return false
  return /^[a-z]+$/i.test(letters) && letters.length >= minLetters && letters.length <= maxLetters && isCleanName(word)
}

/** Whether the word may be trusted to be one: in the dictionary, a name, or written often enough to be no slip. */
export function isWritten(word: string, study: Study): boolean {
  if (isKnown(word)) return true
  const term = study.termOf(word)
  if (!term) return false
  return term.count >= SEEN_ENOUGH || (term.count >= 2 && (term.bold || term.heading || term.acronym || term.proper))
}

/** A noun or a name: nothing the dictionary has as a verb or an adjective only. */
export function isNoun(word: string, study: Study): boolean {
  const term = study.termOf(word)
  if (term?.proper || term?.acronym) return true
  const readings = analyse(word.toLowerCase())
  return readings.length === 0 || readings.some(a => a.category === 'noun')
}

/** What tells a term from others of its head: 'elétrica' of 'corrente elétrica'. */
export function isModifier(word: string): boolean {
  if (SAYS_ONLY_WHICH.has(word.toLowerCase()) || isCommonNoun(lemma(word))) return false
  return analyse(word.toLowerCase()).some(a => a.category === 'adjective' || a.mood === 'participle')
}

/** Names keep their capital, whatever the sentences they were found in. */
export function spelled(term: Pick<Term, 'text' | 'proper' | 'acronym'>, study: Study): string {
  if (term.proper || term.acronym) return term.text
  return study.use.isName(term.text) ? upperFirst(term.text) : term.text.toLowerCase()
}

/** Content words of a hint besides its gap and the words that only open a definition. */
export function contentOf(hint: string): number {
  return contentWords(hint.replaceAll(GAP, ' ')).filter(word => !OPENS_A_DEFINITION.has(word.toLowerCase())).length
}

const OPENS_A_DEFINITION = wordsOf('opening of a definition')
