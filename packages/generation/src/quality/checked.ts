import type { AnswerType, Family, Source } from '../items.ts'

/**
 * What the gates read of an item. Generated items fit as they are; a teacher's own card has no source, and the gates
 * that compare with the document are silent about it.
 */
export type CheckedCard = { question: string; answer: string; family?: Family; source?: Source }

export type CheckedQuestion = {
  question: string
  options: readonly string[]
  correctAnswer: number
  explanation?: string
  answerType?: AnswerType
  family?: Family
  source?: Source
}

export type CheckedWord = { word: string; hint: string; source?: Source }

/** A question and the answer it wants, whatever it comes from. */
export type Asked = CheckedCard & { answerType?: AnswerType; explanation?: string }

/** The gap of a cloze. */
export const GAP = '_____'

/** Whether the question is a sentence with a gap. */
export function isCloze(item: { question: string }): boolean {
  return item.question.includes('__')
}

/** A quiz question as question and answer: the key is the answer. */
export function asked(question: CheckedQuestion): Asked {
  const { options, correctAnswer, ...rest } = question
  return { ...rest, answer: options[correctAnswer] ?? '' }
}

/** The wrong options. */
export function distractorsOf(question: CheckedQuestion): string[] {
  return question.options.filter((_, index) => index !== question.correctAnswer)
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}_]/u.test(word)).length
}
