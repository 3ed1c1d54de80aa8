import { lemma, lemmas } from '@capivira/portuguese/morphology'
import { isFunctionWord, normalize, tokenize } from '@capivira/portuguese/tokens'
import { remembering } from '../quality/words.ts'
import { areOfOneRoot } from '../wording/one-root.ts'
import { groupsOf } from './lexicon.ts'

/** A word or number of a text with its place among them; signs are left out. */
export type Word = {
  /** As it is compared: lower case, plain marks. */
  form: string
  lemma: string
  /** It says something by itself: no article, preposition, pronoun. */
  content: boolean
  proper: boolean
  /** UTF-16 offset of its first letter. */
  start: number
  end: number
}

/** Words that are content here though they may be small: letters, names of commands, one digit. */
const LONE = /^(?:\d|\p{L}\d|(?:mal|bem|menos)$)/u

export const wordsOf = remembering((text: string): readonly Word[] =>
  tokenize(text).flatMap(({ text: written, kind, start, end }) => {
    if (kind === 'symbol') return []
    const form = normalize(written)
    const content = kind === 'number' || LONE.test(form) || !isFunctionWord(form)
    return [{ form, lemma: lemma(form), content, proper: /^\p{Lu}/u.test(written), start, end }]
  }),
)

export const contentOf = (text: string): readonly Word[] => wordsOf(text).filter(({ content }) => content)

/** Whether two words are forms of one, by any reading. */
export function isFormOf(a: Word, b: Word): boolean {
  if (a.form === b.form) return true
  // Names are no forms of one another, whatever a dictionary makes of them.
  if (a.proper && b.proper) return `${a.form}s` === b.form || a.form === `${b.form}s`
  if (a.lemma === b.lemma) return true
  const [mine, other] = [lemmas(a.form), lemmas(b.form)]
  for (const one of mine) if (other.has(one)) return true
  return false
}

/** Whether a word of a question means what a word of the text means: a form of it, of its root, or of its meaning. */
export function means(a: Word, b: Word): boolean {
  if (isFormOf(a, b)) return true
  const mine = [...lemmas(a.form), a.lemma].flatMap(groupsOf)
  if (mine.length > 0 && [...lemmas(b.form), b.lemma].flatMap(groupsOf).some(group => mine.includes(group))) return true
  return !a.proper && !b.proper && a.form.length > 3 && b.form.length > 3 && areOfOneRoot(a.form, b.form)
}

/** Those of the words that nothing in the text means. */
export function unmet(words: readonly Word[], text: readonly Word[]): Word[] {
  return words.filter(word => !text.some(other => means(word, other)))
}

/** Share of the words that the text has forms of; 1 of none. */
export function shareIn(words: readonly Word[], text: readonly Word[]): number {
  if (words.length === 0) return 1
  return words.filter(word => text.some(other => isFormOf(word, other))).length / words.length
}
