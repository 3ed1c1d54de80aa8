import { answerPoints, type LightningDealt } from './rules.ts'

export type Question = LightningDealt['questions'][number]
/** What was chosen, null when the time ran out, and the milliseconds that were left. */
export type Answer = { questionId: number; option: string | null; remainingMs: number }

/**
 * A quiz as it stands: the question on screen follows the last answer, or is the one just answered while `feedback`.
 */
export type LightningRun = {
  questions: readonly Question[]
  answers: readonly Answer[]
  feedback: boolean
}

/** A run with these answers given before; answers to other questions are left out. */
export function newRun(questions: readonly Question[], before: readonly Answer[] = []): LightningRun {
  const answers: Answer[] = []
  for (const answer of before) {
    if (answer.questionId === questions[answers.length]?.questionId) answers.push(answer)
  }
  return { questions, answers, feedback: false }
}

/** Place of the question on screen, from 0. */
export const placeOf = ({ answers, feedback }: LightningRun): number => answers.length - (feedback ? 1 : 0)
export const currentQuestion = (run: LightningRun): Question | undefined => run.questions[placeOf(run)]
export const lastAnswer = (run: LightningRun): Answer | null => (run.feedback ? (run.answers.at(-1) ?? null) : null)

/** True when the answer is the right one of its question. */
export function isRight(run: LightningRun, { questionId, option }: Answer): boolean {
  return run.questions.find(question => question.questionId === questionId)?.correctAnswer === option
}

/** Answers the question on screen, once. */
export function answer(run: LightningRun, option: string | null, remainingMs: number): LightningRun {
  const question = currentQuestion(run)
  if (!question || run.feedback) return run
  const given = { questionId: question.questionId, option, remainingMs: option === null ? 0 : remainingMs }
  return { ...run, answers: [...run.answers, given], feedback: true }
}

/** Leaves the answered question. */
export const goOn = (run: LightningRun): LightningRun => (run.feedback ? { ...run, feedback: false } : run)

/** True once the last answer was looked at. */
export const isOver = (run: LightningRun): boolean => !run.feedback && run.answers.length === run.questions.length

/** Right answers in a row, up to the last one. */
export function streakOf(run: LightningRun): number {
  const firstWrong = [...run.answers].reverse().findIndex(given => !isRight(run, given))
  return firstWrong < 0 ? run.answers.length : firstWrong
}

export const pointsOf = (run: LightningRun, given: Answer): number =>
  isRight(run, given) ? answerPoints(given.remainingMs) : 0
export const scoreOfRun = (run: LightningRun): number =>
  run.answers.reduce((sum, given) => sum + pointsOf(run, given), 0)
export const rightOf = (run: LightningRun): number => run.answers.filter(given => isRight(run, given)).length
