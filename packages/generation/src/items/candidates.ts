import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import type { Engine } from '../items.ts'
import { checkCard, checkOptions, checkStem } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { aboutBeside } from './about.ts'
import { type Trust, trustOf } from './choice/trust.ts'
import { hardness } from './difficulty.ts'
import { explanationOf } from './explanation.ts'
import { kindsOf } from './kinds/kinds.ts'
import { chooseDistractors } from './options/distractors.ts'
import { givenOptions, rivalOptions } from './options/given.ts'
import type { Pools } from './options/pools.ts'
import { siblingOptions } from './options/sibling-definitions.ts'
import { quizWording } from './quiz-wording.ts'
import { randomStream, shuffled } from './random.ts'

/** A fact that passed every gate as a card or as a quiz question, ready to be chosen. */
export type Candidate = {
  kind: 'card' | 'question'
  fact: Fact
  /** The question alone; `shownQuestion` says before it what it is about. */
  question: string
  about?: string
  answer: string
  /** Worth of the item, higher first. */
  score: number
  hardness: number
  /** Of a question: the wrong options. */
  distractors: readonly string[]
  /** Of a question: how far it may be trusted with its wrong options. */
  trust: Trust
  numeric: boolean
  explanation: string
  /** Who wrote it; the pattern families when absent. */
  engine?: Engine
  /** How likely a careful teacher keeps it, 0 to 1; absent for what a language model wrote. */
  certainty?: number
  /** Of what a language model wrote: whether the document proves it. */
  proved?: boolean
  /** Its words say the contrary of its passage. */
  contradicted?: boolean
}

/** Whether it waits for its teacher, as the document does not prove it. */
export const waits = ({ proved }: Pick<Candidate, 'proved'>): boolean => proved === false

/** Each warning of a gate costs this much of the score. */
const WARNING = 0.06
/** A gap that a pupil can hardly fill without options is a card of last resort. */
const SPARE = 0.3

export function cardCandidate(fact: Fact, score: number, study: Study, context: QualityContext): Candidate | null {
  if (!fact.card) return null
  const findings = checkCard(
    { question: fact.question, answer: fact.answer, family: fact.family, source: sourceOf(fact) },
    context,
  )
  if (!isAccepted(findings)) return null
  return {
    kind: 'card',
    fact,
    question: fact.question,
    ...aboutBeside(fact, fact.question, [fact.answer], context),
    answer: fact.answer,
    score: score - findings.length * WARNING - (fact.spare ? SPARE : 0),
    hardness: hardness(fact, study),
    distractors: [],
    trust: 'sure',
    numeric: false,
    explanation: '',
  }
}

export function questionCandidate(
  fact: Fact,
  score: number,
  study: Study,
  pools: Pools,
  context: QualityContext,
  seed: string,
): Candidate | null {
  if (!fact.quiz) return null
  const asked = { ...fact, question: fact.quizQuestion ?? quizWording(fact.question) }
  const explanation = explanationOf(fact.page, fact.quote, fact.answer)
  const stem = {
    question: asked.question,
    explanation,
    answerType: fact.answerType,
    family: fact.family,
    source: sourceOf(fact),
  }
  // Before its options, which take longest to find.
  const ofStem = checkStem({ ...stem, answer: fact.answer }, context)
  if (!isAccepted(ofStem)) return null
  const random = randomStream(`${seed}|${fact.quote}|${asked.question}`)
  const options =
    givenOptions(asked) ??
    rivalOptions(asked, context, random) ??
    chooseDistractors(asked, pools, study, context, random) ??
    siblingOptions(asked, pools, study, context, random)
  if (!options) return null
  const all = shuffled([fact.answer, ...options.distractors], random)
  const ofOptions = checkOptions({ ...stem, options: all, correctAnswer: all.indexOf(fact.answer) }, context)
  const findings = [...ofStem, ...ofOptions]
  if (!isAccepted(findings)) return null
  const missing = options.distractors.length < 3 ? 0.1 : 0
  return {
    kind: 'question',
    fact,
    question: asked.question,
    ...aboutBeside(fact, asked.question, [fact.answer, ...options.distractors], context),
    answer: fact.answer,
    score: score - findings.length * WARNING - missing,
    hardness: hardness(fact, study, options.closeness),
    distractors: options.distractors,
    trust: trustOf(asked, score, options, kindsOf(study)),
    numeric: options.numeric,
    explanation,
  }
}

function sourceOf(fact: Fact): { page: number; quote: string } {
  return { page: fact.page, quote: fact.quote }
}
