import { splitSentences } from '@capivira/portuguese/sentences'
import type { AskedFact } from './facts.ts'
import { sameSentence } from './same-sentence.ts'
import type { HumanText } from './squad.ts'

export type Salience = {
  /** Facts whose passage is a sentence that people asked about, and how many facts there are. */
  asked: number
  facts: number
  /** The same of all sentences of the text: what choosing at random gives. */
  askedSentences: number
  sentences: number
}

/** How often our passages are the sentences people found worth asking about, beside sentences taken at random. */
export function salienceOf(facts: readonly AskedFact[], text: HumanText): Salience {
  const asked = new Set(text.questions.flatMap(question => question.sentences))
  const sentences = text.paragraphs.flatMap(paragraph => splitSentences(paragraph).map(sentence => sentence.text))
  return {
    asked: facts.filter(fact => [...asked].some(sentence => sameSentence(sentence, fact.quote))).length,
    facts: facts.length,
    askedSentences: sentences.filter(sentence => [...asked].some(other => sameSentence(other, sentence))).length,
    sentences: sentences.length,
  }
}
