import { badgeOf, percentageOf } from '@capivira/core/quizzes/result'
import { answered, currentStep, type QuizRun, rightOption, scoreOf } from './quiz-run.ts'
import { text } from './text.ts'

/** What a quiz says to those who listen: which question it is, what became of the answer and why, and the result. */
export function heardOf(run: QuizRun): string {
  const total = run.steps.length
  if (run.finished) {
    const percentage = percentageOf(scoreOf(run), total)
    return (
      `Quiz terminado. ${badgeOf(percentage).label} ${scoreOf(run)} de ${total} ` +
      `${total === 1 ? 'certa' : 'certas'}, ${percentage}%.`
    )
  }
  const question = currentStep(run)?.question
  const option = answered(run)
  if (!question || option === null) return `Questão ${run.index + 1}, de ${total}.`
  const right = rightOption(question)
  const verdict = option === right ? text.right : text.wrong
  return [`${verdict} ${text.rightOption} ${right}.`, question.explanation].filter(Boolean).join(' ')
}
