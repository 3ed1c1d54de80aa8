import { lemma } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords } from '@capivira/portuguese/tokens'
import { fitsType } from './answer-type.ts'
import { bm25 } from './bm25.ts'
import type { AskedFact } from './facts.ts'
import { sameSentence } from './same-sentence.ts'
import { tokenRecall } from './token-f1.ts'

/** Share of the answer's words a sentence must hold to give it. */
const ANSWER_HELD = 0.8

/** Sentences among which those that look like an answer go first. */
const CONSIDERED = 5

/**
 * Whether a reader who only looks for the words of the question finds its answer: in the first sentence, in the first
 * three.
 */
export type Found = { first: boolean; firstThree: boolean }

/**
 * Makes a reader of a document: it ranks the sentences of all pages by the content words they share with a question,
 * each by its lemma, and of the first prefers those that look like an answer to such a question. It takes no question
 * of the text, such as an exercise, for an answer.
 */
export function readerOf(pages: readonly string[]): (fact: AskedFact) => Found {
  const sentences = pages.flatMap(page => splitSentences(page).map(sentence => sentence.text)).filter(isStatement)
  const search = bm25(sentences.map(terms))
  return fact => {
    const likely = search(terms(fact.question))
      .slice(0, CONSIDERED)
      .map(hit => sentences[hit.index] ?? '')
    const fitting = likely.filter(sentence => fitsType(fact.question, sentence))
    const gives = [...new Set([...fitting, ...likely])].slice(0, 3).map(sentence => givesAnswer(sentence, fact))
    return { first: gives[0] ?? false, firstThree: gives.includes(true) }
  }
}

function givesAnswer(sentence: string, fact: AskedFact): boolean {
  return tokenRecall(sentence, fact.answer) >= ANSWER_HELD || sameSentence(sentence, fact.quote)
}

function isStatement(sentence: string): boolean {
  return !/\?["”'’»)]*\s*$/u.test(sentence)
}

function terms(text: string): string[] {
  return contentWords(text.replace(/_{2,}/g, ' ')).map(lemma)
}
