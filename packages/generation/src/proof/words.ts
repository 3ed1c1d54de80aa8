import { hasSame, saySame } from '@capivira/portuguese/meanings'
import { lemma, lemmas } from '@capivira/portuguese/morphology'
import { isFunctionWord, normalize, tokenize } from '@capivira/portuguese/tokens'
import { wordsOf as listed } from '../lexicon/words.ts'
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

/** A word as it is compared, in today's spelling: 'seqüência' is 'sequência'. */
export const formOf = (text: string): string => normalize(text).replace(/(?<=[gq])ü/gu, 'u')

export const wordsOf = remembering((text: string): readonly Word[] =>
  tokenize(text).flatMap(({ text: written, kind, start, end }) => {
    if (kind === 'symbol') return []
    const form = formOf(written)
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
  const [mine, other] = [readingsOf(a.form), readingsOf(b.form)]
  for (const one of mine.all) if (other.all.has(one)) return true
  return false
}

/** Every lemma of a form, and those that have near synonyms; the same forms are compared again and again. */
const readingsOf = remembering((form: string) => {
  const all = lemmas(form)
  return { all, withSame: [...all].filter(hasSame) }
})

/** Lemmas of a word that have near synonyms: of its form, or the one that a tree gave it. */
function synonymous({ form, lemma: own }: Word): readonly string[] {
  const { all, withSame } = readingsOf(form)
  return all.has(own) || !hasSame(own) ? withSame : [...withSame, own]
}

/** Whether two words say the same: forms of one, or near synonyms. Names have none. */
export function isSame(a: Word, b: Word): boolean {
  if (isFormOf(a, b)) return true
  if (a.proper && b.proper) return false
  if (areConverse(a, b)) return false
  const mine = synonymous(a)
  const others = mine.length === 0 ? mine : synonymous(b)
  return mine.some(one => others.some(other => saySame(one, other)))
}

/** 'O rio surgiu da chuva' and 'a chuva originou o rio': verbs of one event, told from its two ends. */
function areConverse(a: Word, b: Word): boolean {
  const [mine, other] = [readingsOf(a.form).all, readingsOf(b.form).all]
  const isOf = (all: ReadonlySet<string>, list: ReadonlySet<string>) => [...all].some(lemma => list.has(lemma))
  return (isOf(mine, COMES) && isOf(other, BRINGS)) || (isOf(mine, BRINGS) && isOf(other, COMES))
}

const COMES = listed('coming of something')
const BRINGS = listed('bringing something forth')

/** Whether a word of a question means what a word of the text means: the same, or something of its root. */
export function means(a: Word, b: Word): boolean {
  if (isSame(a, b)) return true
  const mine = groupsOfWord(a)
  if (mine.length > 0 && !areConverse(a, b) && groupsOfWord(b).some(group => mine.includes(group))) return true
  return !a.proper && !b.proper && a.form.length > 3 && b.form.length > 3 && areOfOneRoot(a.form, b.form)
}

const groupsOfWord = ({ form, lemma: own }: Word) => [...readingsOf(form).all, own].flatMap(groupsOf)

/** Those of the words that nothing in the text means. */
export function unmet(words: readonly Word[], text: readonly Word[]): Word[] {
  return words.filter(word => !text.some(other => means(word, other)))
}

/** Share of the words that the text has forms of; 1 of none. */
export function shareIn(words: readonly Word[], text: readonly Word[]): number {
  if (words.length === 0) return 1
  return words.filter(word => text.some(other => isFormOf(word, other))).length / words.length
}
