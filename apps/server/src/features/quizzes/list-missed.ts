import type { FlipCard } from '@capivira/core/materials/contract'
import type { MissedQuestion } from '@capivira/core/quizzes/history'
import { nearestCards } from '@capivira/core/study/nearest-cards'
import type { Database, Queryable } from '../../platform/database.ts'
import { listCardsOf } from '../materials/list-cards.ts'
import type { Viewer } from '../materials/viewer.ts'
import { findPastAttempt, listLastAttempts, listMissed } from './history-store.ts'

/**
 * Quizzes looked back at, questions of them, and cards given to study at once; materials whose cards are read at once.
 */
const most = { quizzes: 20, questions: 30, cards: 20, materials: 5 }

/**
 * The questions answered wrong in some attempts; one whose key was put right since, so that the answer was right, is
 * none of them.
 */
export async function missedQuestions(db: Queryable, attemptIds: readonly number[]): Promise<MissedQuestion[]> {
  if (attemptIds.length === 0) return []
  const rows = await listMissed(db, attemptIds)
  const wrong = rows.filter(({ question, chosen }) => question.options[question.correctAnswer] !== chosen)
  return wrong.map(({ question, chosen, materialId }) => ({
    id: question.id,
    materialId,
    question: question.question,
    chosen,
    right: question.options[question.correctAnswer] ?? '',
    explanation: question.explanation,
    sourcePage: question.sourcePage,
    sourceQuote: question.sourceQuote,
  }))
}

/**
 * What a pupil studies of what they answered wrong, in one attempt or in the last one of each quiz: the nearest cards,
 * and questions that no card comes near. Null when they have no such attempt.
 */
export async function missedCards(
  { db, now }: { db: Database; now: Date },
  pupil: Viewer,
  attemptId: number | undefined,
): Promise<{ cards: FlipCard[]; questions: MissedQuestion[] } | null> {
  if (attemptId !== undefined && !(await findPastAttempt(db, pupil, attemptId))) return null
  const attempts = attemptId === undefined ? await listLastAttempts(db, pupil, most.quizzes) : [attemptId]
  const missed = (await missedQuestions(db, attempts)).slice(0, most.questions)
  const found: { cards: FlipCard[]; questions: MissedQuestion[] } = { cards: [], questions: [] }
  const byMaterial = [...Map.groupBy(missed, question => question.materialId)]
  for (let at = 0; at < byMaterial.length && found.cards.length < most.cards; at += most.materials) {
    const some = byMaterial.slice(at, at + most.materials)
    const cards = await listCardsOf(
      { db, now },
      pupil,
      some.map(([materialId]) => materialId),
    )
    for (const [materialId, questions] of some) {
      if (found.cards.length >= most.cards) break
      const near = nearestCards(questions, cards.get(materialId) ?? [])
      found.cards.push(...near.cards.slice(0, most.cards - found.cards.length))
      found.questions.push(...near.without)
    }
  }
  return found
}
