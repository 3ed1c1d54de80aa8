import { lemmaSet, share } from '@capivira/generation/quality/words'
import type { AskedFact } from './facts.ts'
import { sameSentence } from './same-sentence.ts'
import type { HumanQuestion } from './squad.ts'
import { tokenF1, tokenRecall } from './token-f1.ts'

/** A human question counts as asked from these on. */
const ANSWER_F1 = 0.5
const ANSWER_IN_QUOTE = 0.8
const QUESTION_OVERLAP = 0.4

/** Whether a fact asks what a person asked: the same answer, or a like question about a passage with the answer. */
export function covers(fact: AskedFact, human: HumanQuestion): boolean {
  if (sameAnswer(fact, human)) return true
  const holdsAnswer = human.answers.some(answer => tokenRecall(fact.quote, answer) >= ANSWER_IN_QUOTE)
  return holdsAnswer && share(lemmaSet(human.question), lemmaSet(fact.question)) >= QUESTION_OVERLAP
}

function sameAnswer(fact: AskedFact, human: HumanQuestion): boolean {
  return human.answers.some(answer => tokenF1(fact.answer, answer) >= ANSWER_F1)
}

/** The same answer from the very sentence the person asked about: no answer shared by chance, no neighbour counted. */
export function coversStrictly(fact: AskedFact, human: HumanQuestion): boolean {
  return sameAnswer(fact, human) && human.sentences.some(sentence => sameSentence(sentence, fact.quote))
}

/**
 * Chance that a question which `covering` of `total` facts ask is among those asked when `budget` facts are drawn
 * without putting back: 1 − C(total − covering, budget) / C(total, budget). All facts count where there are not more.
 */
export function chanceOfCover(covering: number, total: number, budget: number): number {
  if (covering === 0) return 0
  let missed = 1
  for (let drawn = 0; drawn < Math.min(budget, total); drawn++) {
    missed *= Math.max(0, total - covering - drawn) / (total - drawn)
  }
  return 1 - missed
}

/** Of one human question: whether it was asked, by how much luck within a budget. */
export type Cover = { word: string; atK: number; at2K: number; all: number; strictAtK: number }

/** How the facts of a material answer to the questions people asked of the same text; k is their number. */
export function coverOf(facts: readonly AskedFact[], humans: readonly HumanQuestion[]): Cover[] {
  const k = humans.length
  return humans.map(human => {
    const covering = facts.filter(fact => covers(fact, human)).length
    const strictly = facts.filter(fact => coversStrictly(fact, human)).length
    return {
      word: questionWord(human.question),
      atK: chanceOfCover(covering, facts.length, k),
      at2K: chanceOfCover(covering, facts.length, 2 * k),
      all: covering > 0 ? 1 : 0,
      strictAtK: chanceOfCover(strictly, facts.length, k),
    }
  })
}

const QUESTION_WORDS: readonly (readonly [string, RegExp])[] = [
  ['por que', /(?<!\p{L})por ?qu[eê](?!\p{L})/iu],
  ['para que', /(?<!\p{L})para qu[eê](?!\p{L})/iu],
  ['quem', /(?<!\p{L})quem(?!\p{L})/iu],
  ['quando', /(?<!\p{L})(quando|que (ano|data|dia|mês|século|período|época))(?!\p{L})/iu],
  ['onde', /(?<!\p{L})a?onde(?!\p{L})/iu],
  ['quanto', /(?<!\p{L})quant[oa]s?(?!\p{L})/iu],
  ['qual', /(?<!\p{L})qua(l|is)(?!\p{L})/iu],
  ['como', /(?<!\p{L})como(?!\p{L})/iu],
  ['que', /(?<!\p{L})(o )?qu[eê](?!\p{L})/iu],
]

/** The interrogative of a question, as a kind; 'lacuna' for a sentence with a gap, 'outra' where there is none. */
export function questionWord(question: string): string {
  if (question.includes('__')) return 'lacuna'
  return QUESTION_WORDS.find(([, pattern]) => pattern.test(question))?.[0] ?? 'outra'
}
