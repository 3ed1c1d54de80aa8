import type { Fact } from '../../families/fact.ts'
import type { AnswerType } from '../../items.ts'
import type { Kinds } from '../kinds/kinds.ts'
import type { Options } from '../options/distractors.ts'
import { isSureEnough } from '../options/evidence.ts'
import { isAmongSorts, isMentioned } from './mentioned.ts'
import { isThin } from './stems.ts'

/**
 * How far a question may be trusted with its wrong options. 'sure': teachers keep most of its kind. 'unsure': they keep
 * fewer than half; it is shown only where a text would otherwise have too few questions, and else waits among the
 * spares. 'weak': they hardly ever keep it; it completes a quiz that a few more make whole, and is no spare.
 */
export type Trust = 'sure' | 'unsure' | 'weak'

/**
 * Evidence from which wrong options are surely of the key's kind; two definitions of one lesson need less, for their
 * nouns are compared.
 */
const SURE_KIND = 0.71
const SURE_KIND_OF: Readonly<Partial<Record<AnswerType, number>>> = { definition: 0.5, list: 0.5 }

/** From so much evidence two wrong options without a third are as good as three of which less is known. */
const KIND_OF_TWO = 0.6

/**
 * 'Quem dominou…?', 'O que fornece…?', 'O que o rei aboliu?': others did much the same; 'Que comando…?' says among what
 * to choose.
 */
const OPEN_DOER = /^(?!.*(?:^|, )(?:que|qual) \p{Ll})/iu

/**
 * Names of a program for its things tell what they do to whoever reads a little English: '\\newcolor' for a new colour
 * stands out beside commands for anything else.
 */
const TELLING_NAME = /^[\\$]\p{L}/u

/** A gap for a number of a sentence worth less than this hangs on a number by chance. */
const NUMBER_GAP = 0.7

/**
 * How far a question may be trusted whose wrong options are so sure to be of the right one's kind (see evidence.ts).
 */
export function trustOf(
  fact: Fact,
  score: number,
  { distractors, evidence }: Pick<Options, 'distractors' | 'evidence'>,
  kinds: Kinds,
): Trust {
  const [mentioned, amongSorts] = [isMentioned(fact), isAmongSorts(fact, distractors)]
  if (!isSureEnough(evidence, fact) || isThin(fact, kinds) || (mentioned && amongSorts)) return 'weak'
  const { family, answerType, question } = fact
  const sure =
    !mentioned &&
    !amongSorts &&
    evidence >= (SURE_KIND_OF[answerType] ?? SURE_KIND) &&
    !(family === 'agent' && OPEN_DOER.test(question)) &&
    !(family === 'cloze' && answerType === 'acronym') &&
    !TELLING_NAME.test(fact.answer) &&
    !(/^cloze\/(?:year|century|quantity)$/.test(fact.pattern) && score < NUMBER_GAP)
  // Two wrong options of which that is hardly known are worth no place in a quiz.
  const whole = evidence >= KIND_OF_TWO || distractors.length > 2
  return sure ? 'sure' : whole ? 'unsure' : 'weak'
}

/** The questions without the least of the unsure ones over so many. */
export function filledUp<T extends { trust: Trust; score: number }>(questions: readonly T[], filled: number): T[] {
  const unsure = questions.filter(({ trust }) => trust === 'unsure').sort((a, b) => b.score - a.score)
  const kept = new Set(unsure.slice(0, Math.max(0, filled - (questions.length - unsure.length))))
  return questions.filter(question => question.trust !== 'unsure' || kept.has(question))
}
