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

/** Of one human question: its interrogative, and how surely it was asked within each budget. */
export type Cover = {
  word: string
  /** Among k and 2k facts of the material, k being the number of human questions; among all of them. */
  atK: number
  at2K: number
  all: number
  /** As `atK`, counting only the same answer from the same sentence. */
  strictAtK: number
  /** Where a teacher asked for more until there were k and 2k facts, as far as there are spare ones. */
  askedAtK: number
  askedAt2K: number
}

/**
 * How the facts of a material, and those with its spare items after them, answer to the questions people asked of the
 * same text.
 */
export function coverOf(
  facts: readonly AskedFact[],
  withSpares: readonly AskedFact[],
  humans: readonly HumanQuestion[],
): Cover[] {
  const k = humans.length
  return humans.map(human => {
    const chance = (budget: number, test: typeof covers, list: readonly AskedFact[] = facts) =>
      chanceOfCover(list.filter(fact => test(fact, human)).length, list.length, budget)
    const asked = (budget: number) =>
      chance(budget, covers, facts.length >= budget ? facts : withSpares.slice(0, budget))
    return {
      word: questionWord(human.question),
      atK: chance(k, covers),
      at2K: chance(2 * k, covers),
      all: chance(facts.length, covers),
      strictAtK: chance(k, coversStrictly),
      askedAtK: asked(k),
      askedAt2K: asked(2 * k),
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
