import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import type { QuestionRow } from './store.ts'

/** A question as the contract shows it: instants as text. */
export function presentQuestion(question: QuestionRow): QuizQuestion {
  return { ...question, createdAt: question.createdAt.toISOString() }
}
