import { isKnown } from '@capivira/portuguese/morphology'
import { isSame, type Word, wordsOf } from './words.ts'

/** What stands close to a number or between two words: '90%', '25°C', 'Rio-Santos'. */
const JOINS = /[-%°º]/gu
const words = (text: string): readonly Word[] => wordsOf(text.replaceAll(JOINS, ' '))

/**
 * The first name or number of an answer that its passage, what that leans on and the question are silent about, or
 * null. A paraphrase changes words; a person, a place or a year it cannot change, and one that stands nowhere there was
 * brought from elsewhere. Small numbers may stand there in letters.
 */
export function foreignName(answer: string, told: string): string | null {
  const there = words(told)
  const said = words(answer)
  const isThere = (word: Word) => there.some(other => isSame(word, other))
  const foreign = said.find((word, i) => (isLarge(word) || isName(said, i)) && !isThere(word))
  return foreign?.form ?? null
}

const isLarge = ({ form }: Word) => /^\d{2}/u.test(form)

/** Capitals open an answer, too: there they are a name's before another name, or of a word that no dictionary has. */
function isName(said: readonly Word[], i: number): boolean {
  const word = said[i]
  if (!word?.proper || !word.content || word.form.length < 3) return false
  return i > 0 || said[1]?.proper === true || !isKnown(word.form)
}
