import { arrangeOptions } from './options.ts'

const NUMBER = /^\D{0,12}\d[\d.,]*\D{0,20}$/u

/** Whether all options of a question are amounts, which are shown by their size. */
export function areAmounts(options: readonly string[]): boolean {
  return options.every(option => NUMBER.test(option))
}

/** The options of one question in the order shown: amounts by size, the right one of others anywhere. */
export function arrangedOptions(question: { answer: string; distractors: readonly string[] }, seed: string): string[] {
  const numeric = areAmounts([question.answer, ...question.distractors])
  return arrangeOptions([{ ...question, numeric }], seed)[0] ?? [question.answer]
}
