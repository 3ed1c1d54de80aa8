import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { lessonStandingOf } from '../materials/lesson-standing.ts'
import type { Viewer } from '../materials/viewer.ts'
import type { QuestionRow } from './store.ts'

/** A question as the contract shows it to a viewer: instants as text, how it stands for those who teach it. */
export function presentQuestion(
  { state, publication, certainty, factKind, ...question }: QuestionRow,
  viewer: Pick<Viewer, 'userType'>,
): QuizQuestion {
  return {
    ...question,
    ...lessonStandingOf({ state, publication, certainty, factKind }, viewer),
    createdAt: question.createdAt.toISOString(),
  }
}
