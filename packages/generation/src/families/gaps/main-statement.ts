import { takeApart } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { balanced, dependenceOf } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import { pattern } from '../../lexicon/words.ts'

const MIN_WORDS = 8
const MAX_WORDS = 28

/** What may be left off the end of a sentence: it only adds to a statement that is whole. */
const ADDED = pattern('gu')`
  ,\s(?:${'only adds to a whole statement'}|como(?=\s(?:[oa]s?|por exemplo|é o caso)\s(?!.*,\s[oa]s?\s)))
  (?![\p{L}])`
/** Longer than this, a sentence is shortened where it can be. */
const COMFORTABLE = 20

/**
 * The sentence, or its main statement where the rest makes it long or depends on the page; null when neither will do.
 */
export function clipped(sentence: TextSentence): TextSentence | null {
  const count = wordCount(sentence)
  const whole = sentence.dependence === null && count >= MIN_WORDS && count <= MAX_WORDS
  if (whole && count <= COMFORTABLE) return sentence
  for (const match of sentence.core.matchAll(ADDED)) {
    const head = sentence.core.slice(0, match.index)
    // What is too long as it stands is about its examples. A verb in quotation marks is that of a title: 'a canção
    // “Aperte o botão”'.
    const main =
      balanced(head) && (whole || match[0] !== ', como') ? takeApart(head.replace(/["“][^"”]*["”]/gu, 'X')) : null
    if (!main || main.subject === '') continue
    const core = `${head}.`
    const words = tagWords(core)
    const short = { ...sentence, core, words, dependence: dependenceOf(core, words) }
    if (wordCount(short) < MIN_WORDS) continue
    if (wordCount(short) > MAX_WORDS || short.dependence !== null) break
    return short
  }
  return whole ? sentence : null
}

function wordCount({ words }: TextSentence): number {
  return words.filter(word => word.tag !== 'symbol').length
}
