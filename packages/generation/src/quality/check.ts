import { withoutAbout } from '../wording/shown.ts'
import { answersAsMany } from './as-many-as-asked.ts'
import { isNoBeginning, isWholeOption } from './broken-off.ts'
import { type Asked, asked, type CheckedCard, type CheckedQuestion, type CheckedWord } from './checked.ts'
import { agrees } from './concord.ts'
import type { QualityContext } from './context.ts'
import { type DistractorGate, isClean, isOther, isSameForm, isSameType, isUnsaid } from './distractors.ts'
import type { Finding } from './finding.ts'
import { hasFairLength, hasPlainCharacters, hasShape, hasVerb } from './form.ts'
import type { Gate } from './gate.ts'
import { answerIsGrounded, numbersAndNamesAreThere, polarityIsKept, quoteIsThere } from './grounding.ts'
import { isInPortuguese } from './language.ts'
import { aboutTellsNothing, doesNotLeak, isNotTrivial } from './leakage.ts'
import {
  hasDistinctOptions,
  hasEvenLengths,
  hasExplanation,
  hasNoCue,
  hasOneKey,
  hasPositiveForm,
  type OptionGate,
} from './options.ts'
import { isPlausibleNumber } from './plausible-number.ts'
import { answersQuestionWord } from './question-word.ts'
import { isNoExercise, isSelfContained, subjectIsResolvable } from './self-contained.ts'
import { isFromContent, isFromSentence } from './source-text.ts'
import { asksAndDoesNotTell } from './told-as-asked.ts'
import { fitsGrid, hintFits, hintHidesWord, hintIsClean, type WordGate } from './word-gates.ts'

/** Rules for a question and its answer, in the order their findings are reported. */
export const GATES: readonly Gate[] = [
  quoteIsThere,
  answerIsGrounded,
  numbersAndNamesAreThere,
  polarityIsKept,
  isSelfContained,
  subjectIsResolvable,
  isNoExercise,
  hasShape,
  hasVerb,
  asksAndDoesNotTell,
  agrees,
  hasFairLength,
  hasPlainCharacters,
  answersQuestionWord,
  answersAsMany,
  doesNotLeak,
  isNotTrivial,
  isInPortuguese,
  isFromContent,
  isFromSentence,
]

/**
 * Rules for a teacher's own exercise: it comes from the document, is understood alone and clean; how it asks is the
 * teacher's choice.
 */
const EXERCISE_GATES: readonly Gate[] = [
  quoteIsThere,
  answerIsGrounded,
  numbersAndNamesAreThere,
  isSelfContained,
  hasShape,
  hasFairLength,
  hasPlainCharacters,
  isInPortuguese,
]

/** Rules for the options of a quiz question, besides those each distractor must pass on its own. */
export const OPTION_GATES: readonly OptionGate[] = [
  hasOneKey,
  hasEvenLengths,
  hasNoCue,
  hasDistinctOptions,
  hasPositiveForm,
  hasExplanation,
]

/** The rules every distractor must pass on its own; engines use them to choose. */
export const DISTRACTOR_GATES: readonly DistractorGate[] = [
  isOther,
  isUnsaid,
  isSameType,
  isSameForm,
  isPlausibleNumber,
  isClean,
]

/** The same where each option has been asked of the whole document: that the text mentions one is then no fault. */
export const PROVED_DISTRACTOR_GATES: readonly DistractorGate[] = [
  ...DISTRACTOR_GATES.filter(gate => gate !== isUnsaid),
  isWholeOption,
  isNoBeginning,
]

/** Everything wrong with one distractor for a question with this key. */
export function checkDistractor(
  distractor: string,
  key: string,
  question: Omit<CheckedQuestion, 'options' | 'correctAnswer'>,
  context: QualityContext,
  gates = DISTRACTOR_GATES,
): Finding[] {
  return gates.flatMap(gate => gate({ distractor, key, question }, context) ?? [])
}

/** The same rules, those first that are soonest told. */
const SOONEST_TOLD: readonly DistractorGate[] = [isClean, isPlausibleNumber, isSameForm, isSameType, isOther, isUnsaid]

/** Whether no rule rejects a distractor: asked of many, of which most fail the first. */
export function passesAsDistractor(
  distractor: string,
  key: string,
  question: Omit<CheckedQuestion, 'options' | 'correctAnswer'>,
  context: QualityContext,
): boolean {
  return SOONEST_TOLD.every(gate => gate({ distractor, key, question }, context)?.severity !== 'reject')
}

export const WORD_GATES: readonly WordGate[] = [fitsGrid, hintHidesWord, hintFits, hintIsClean]

/** Rules for a question with what was put before it: 'Sobre a pele: …' */
const READ_WHOLE: readonly Gate[] = [
  isSelfContained,
  hasShape,
  agrees,
  hasFairLength,
  hasPlainCharacters,
  aboutTellsNothing,
]

/** What is wrong with a question because of what was put before it; only for what this package itself puts there. */
export function checkAbout(item: Asked, context: QualityContext): Finding[] {
  return READ_WHOLE.flatMap(gate => gate(item, context) ?? [])
}

/** Rules for how a question opens: what somebody says before it is no part of that. */
const READ_ALONE: ReadonlySet<Gate> = new Set([hasVerb, answersQuestionWord, answersAsMany, isNotTrivial])

/** A question is judged as it stands, whoever wrote 'Sobre a pele: …' before it. */
function findingsOf(item: Asked, context: QualityContext): Finding[] {
  const alone = { ...item, question: withoutAbout(item.question) }
  const gates = item.family === 'exercise' ? EXERCISE_GATES : GATES
  return gates.flatMap(gate => gate(READ_ALONE.has(gate) ? alone : item, context) ?? [])
}

/** Everything wrong with a card; empty when nothing is. */
export function checkCard(card: CheckedCard, context: QualityContext): Finding[] {
  return findingsOf(card, context)
}

/** Everything wrong with a quiz question: the rules of a card for its key, and the rules of its options. */
export function checkQuestion(question: CheckedQuestion, context: QualityContext, gates = DISTRACTOR_GATES): Finding[] {
  return [...checkStem(asked(question), context), ...checkOptions(question, context, gates)]
}

/** What is wrong with a quiz question whatever its options. */
export function checkStem(item: Asked, context: QualityContext): Finding[] {
  return findingsOf(item, context)
}

/** What is wrong with the options of a quiz question. */
export function checkOptions(question: CheckedQuestion, context: QualityContext, gates = DISTRACTOR_GATES): Finding[] {
  const alone = { ...question, question: withoutAbout(question.question) }
  const { options, correctAnswer, ...rest } = alone
  if (question.family === 'exercise') {
    const own: readonly OptionGate[] = [hasOneKey, hasPositiveForm, hasExplanation]
    return own.flatMap(gate => gate(alone, context) ?? [])
  }
  const { answer } = asked(alone)
  return [
    ...OPTION_GATES.flatMap(gate => gate(alone, context) ?? []),
    ...options.flatMap((option, i) =>
      i === correctAnswer ? [] : checkDistractor(option, answer, rest, context, gates),
    ),
  ]
}

/** Everything wrong with a word and its hint. */
export function checkWord(word: CheckedWord, context: QualityContext): Finding[] {
  const card: Asked = { question: word.hint, answer: word.word, ...(word.source && { source: word.source }) }
  return [
    ...[quoteIsThere, answerIsGrounded, isFromContent, isInPortuguese].flatMap(gate => gate(card, context) ?? []),
    ...WORD_GATES.flatMap(gate => gate(word, context) ?? []),
  ]
}
