import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { shuffledOptions } from '@capivira/core/quizzes/option-order'
import { chooseRound, sizesFor } from '@capivira/core/quizzes/round'

export type Step = { question: QuizQuestion; options: readonly string[] }

/** One go through a quiz. A question is chosen, then confirmed; a confirmed one is never answered again. */
export type QuizRun = {
  steps: readonly Step[]
  /** Place of the question on screen, from 0. */
  index: number
  /** The option chosen and not yet confirmed. */
  chosen: string | null
  /** Confirmed options by question id. */
  answers: ReadonlyMap<number, string>
  /** True while the answer just confirmed is shown with its explanation. */
  feedback: boolean
  finished: boolean
  /** The name under which it is handed in, once it is finished. */
  eventId?: string
  /** Set where fewer questions were dealt than the quiz has. */
  isRound?: true
}

/**
 * Deals a quiz: the questions in their order, the options of each shuffled as far as they allow it. `pick` gives a
 * random integer in [0, below).
 */
export function deal(questions: readonly QuizQuestion[], pick: (below: number) => number): QuizRun {
  return {
    steps: questions.map(question => ({ question, options: shuffledOptions(question, pick) })),
    index: 0,
    chosen: null,
    answers: new Map(),
    feedback: false,
    finished: false,
  }
}

/**
 * Deals a round of so many questions: others each time, in another order, those that were missed or are due sooner. A
 * quiz so short that there is nothing to choose stays in its order.
 */
export function dealRound(questions: readonly QuizQuestion[], size: number, pick: (below: number) => number): QuizRun {
  const dealt = sizesFor(questions.length).length === 0 ? questions : chooseRound(questions, size, pick)
  return { ...deal(dealt, pick), ...(dealt.length < questions.length && { isRound: true }) }
}

/** The questions as they stand after a run, before the server has told so. */
export const standingAfter = (questions: readonly QuizQuestion[], run: QuizRun): QuizQuestion[] =>
  questions.map(question => {
    const option = run.answers.get(question.id)
    return option === undefined
      ? question
      : { ...question, standing: option === rightOption(question) ? 'known' : 'missed' }
  })

export const currentStep = (run: QuizRun): Step | undefined => run.steps[run.index]
export const isLast = (run: QuizRun): boolean => run.index === run.steps.length - 1
export const rightOption = ({ options, correctAnswer }: QuizQuestion): string => options[correctAnswer] ?? ''

/** The confirmed option of the question on screen, or null. */
export function answered(run: QuizRun): string | null {
  const step = currentStep(run)
  return (step && run.answers.get(step.question.id)) ?? null
}

/** Chooses an option of the question on screen; changes nothing once that question is answered. */
export function choose(run: QuizRun, option: string): QuizRun {
  return answered(run) === null ? { ...run, chosen: option } : run
}

/** Confirms the chosen option and shows whether it was right. */
export function confirm(run: QuizRun): QuizRun {
  const step = currentStep(run)
  if (!step || run.chosen === null || answered(run) !== null) return run
  return { ...run, answers: new Map(run.answers).set(step.question.id, run.chosen), chosen: null, feedback: true }
}

/**
 * Leaves the question on screen for the next one; after the last one the quiz is finished, and named. Only answered
 * ones are left.
 */
export function goOn(run: QuizRun, name: () => string): QuizRun {
  if (answered(run) === null) return run
  if (isLast(run)) return { ...run, feedback: false, finished: true, eventId: run.eventId ?? name() }
  return { ...run, index: run.index + 1, chosen: null, feedback: false }
}

/** Back to the question before, as it was answered. */
export function goBack(run: QuizRun): QuizRun {
  return run.index === 0 ? run : { ...run, index: run.index - 1, chosen: null, feedback: false }
}

/** Answers equal to the right option. */
export function scoreOf(run: QuizRun): number {
  return run.steps.filter(({ question }) => run.answers.get(question.id) === rightOption(question)).length
}

/** The questions answered wrong, with what was chosen. */
export function missed(run: QuizRun): { question: QuizQuestion; option: string }[] {
  return run.steps.flatMap(({ question }) => {
    const option = run.answers.get(question.id) ?? ''
    return option === rightOption(question) ? [] : [{ question, option }]
  })
}

/** What is handed in. */
export function handIn(run: QuizRun) {
  return {
    score: scoreOf(run),
    totalQuestions: run.steps.length,
    answers: [...run.answers].map(([questionId, option]) => ({ questionId, option })),
    ...(run.isRound && { isRound: true }),
  }
}

/** A quiz under way as it is kept: the options as they were dealt, what was confirmed, and where it stands. */
type KeptRun = {
  dealt: { id: number; options: string[] }[]
  answers: [number, string][]
  index: number
  eventId?: string
  isRound?: true
}

const isStrings = (value: unknown): boolean => Array.isArray(value) && value.every(one => typeof one === 'string')

/** By hand: with a library for it this would be the one screen of pupils that loads one. */
function isKeptRun(kept: unknown): kept is KeptRun {
  if (typeof kept !== 'object' || kept === null) return false
  const { dealt, answers, index, eventId, isRound }: Record<string, unknown> = { ...kept }
  const isDealt = (one: unknown) =>
    typeof one === 'object' && one !== null && 'options' in one && isStrings(one.options)
  const isAnswer = (one: unknown) => Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string'
  return (
    Array.isArray(dealt) &&
    dealt.every(isDealt) &&
    Array.isArray(answers) &&
    answers.every(isAnswer) &&
    Number.isInteger(index) &&
    (eventId === undefined || typeof eventId === 'string') &&
    (isRound === undefined || isRound === true)
  )
}

export const toKeep = (run: QuizRun): KeptRun => ({
  dealt: run.steps.map(({ question, options }) => ({ id: question.id, options: [...options] })),
  answers: [...run.answers],
  index: run.index,
  ...(run.eventId && { eventId: run.eventId }),
  ...(run.isRound && { isRound: run.isRound }),
})

/**
 * A round that was left, as it stood, also finished and not yet taken. Questions that are gone or others by now are
 * left out, and what was answered of the rest stays; null when nothing was kept of it, or nothing answered is left.
 */
export function takenUp(questions: readonly QuizQuestion[], kept: unknown): QuizRun | null {
  if (!isKeptRun(kept) || !kept.dealt[kept.index]) return null
  const byId = new Map(questions.map(question => [question.id, question]))
  const stepsOf = (dealt: KeptRun['dealt']) =>
    dealt.flatMap(({ id, options }) => {
      const question = byId.get(id)
      const same = question && options.toSorted().join('\n') === question.options.toSorted().join('\n')
      return same ? [{ question, options }] : []
    })
  const steps = stepsOf(kept.dealt)
  const answers = new Map(kept.answers.filter(([id]) => steps.some(({ question }) => question.id === id)))
  if (steps.length < kept.dealt.length && answers.size === 0) return null
  const index = Math.min(stepsOf(kept.dealt.slice(0, kept.index)).length, steps.length - 1)
  const { eventId, isRound } = kept
  const named = eventId === undefined ? { finished: false } : { finished: true, eventId }
  return { steps, index, chosen: null, answers, feedback: false, ...named, ...(isRound && { isRound }) }
}

/** Whether a teacher's change in the quiz counted: the result is not what the pupil was told question by question. */
export const wasRecounted = (run: QuizRun, saved: { score: number; totalQuestions: number } | null): boolean =>
  saved !== null && (saved.score !== scoreOf(run) || saved.totalQuestions !== run.steps.length)
