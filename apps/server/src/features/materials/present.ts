import type { FlipCard, Material, Subject } from '@capivira/core/materials/contract'
import type { StudyCard } from './card-figures.ts'
import { lessonStandingOf } from './lesson-standing.ts'
import type { MaterialRow } from './store.ts'
import type { SubjectRow } from './subject-store.ts'
import { trueNotices } from './true-notices.ts'
import type { Viewer } from './viewer.ts'

/** A material as the contract shows it. What went wrong, and what was hard to read, concerns its teacher. */
export function presentMaterial(
  { suggested, firstCards, ...row }: MaterialRow,
  { userType }: Pick<Viewer, 'userType'>,
): Material {
  const forPupil = userType === 'student'
  return {
    ...row,
    failureReason: forPupil ? null : row.failureReason,
    notices: forPupil ? [] : trueNotices({ ...row, suggested }),
    ...(firstCards.length > 0 && userType === 'teacher' && { firstCards: [...firstCards] }),
    problemsCount: forPupil ? 0 : row.problemsCount,
    suggestedCount: forPupil ? 0 : suggested.cards + suggested.questions + suggested.words,
    inReview: { cards: suggested.cards > 0, questions: suggested.questions > 0, words: suggested.words > 0 },
    publicationPolicy: forPupil ? null : row.publicationPolicy,
    quizzesCount: row.quizQuestionsCount > 0 ? 1 : 0,
    quizId: row.quizQuestionsCount > 0 ? row.quizId : null,
    cardCount: row.flipCardsCount,
    questionCount: row.quizQuestionsCount,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentSubject(row: SubjectRow): Subject {
  return { ...row, archivedAt: row.archivedAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() }
}

/** A card of a lesson as the contract shows it to a viewer. */
export function presentCard(
  {
    nextReview,
    createdAt,
    figure,
    state,
    publication,
    certainty,
    factKind,
    ...row
  }: StudyCard & Pick<FlipCard, 'turn'>,
  viewer: Pick<Viewer, 'userType'>,
): FlipCard {
  const shown = {
    ...row,
    ...lessonStandingOf({ state, publication, certainty, factKind }, viewer),
    nextReview: nextReview?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
  return figure ? { ...shown, figure } : shown
}
