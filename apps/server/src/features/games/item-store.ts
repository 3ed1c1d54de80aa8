import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { flipCards, materials, words } from '../materials/tables.ts'
import type { Viewer } from '../materials/viewer.ts'
import { visibleTo } from '../materials/visibility-conditions.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'

/**
 * The material to play with, of those that are processed and there for the viewer: the one named, or the latest. Null
 * when there is none.
 */
export async function selectPlayableMaterial(
  db: Queryable,
  viewer: Viewer,
  materialId: number | null,
): Promise<number | null> {
  const wanted = materialId === null ? undefined : eq(materials.id, materialId)
  const [row] = await db
    .select({ id: materials.id })
    .from(materials)
    .where(and(materials.isProcessed, visibleTo(viewer), wanted))
    .orderBy(desc(materials.processedAt), desc(materials.id))
    .limit(1)
  return row?.id ?? null
}

/** What is shown of a material to pupils: its cards, questions and words, each in the material's order. */
export async function selectShownItems(db: Queryable, materialId: number) {
  const [cards, questions, ofGames] = await Promise.all([
    db
      .select({
        cardId: flipCards.id,
        question: flipCards.question,
        answer: flipCards.answer,
        heading: flipCards.category,
        page: flipCards.sourcePage,
        quote: flipCards.sourceQuote,
      })
      .from(flipCards)
      // Without its picture a card of a figure asks for nothing that could be told.
      .where(and(eq(flipCards.materialId, materialId), inSight(flipCards), isNull(flipCards.figureId)))
      .orderBy(asc(flipCards.position), asc(flipCards.id)),
    db
      .select({
        questionId: quizQuestions.id,
        question: quizQuestions.question,
        options: quizQuestions.options,
        correctAnswer: quizQuestions.correctAnswer,
        explanation: quizQuestions.explanation,
        category: quizQuestions.category,
        difficulty: quizQuestions.difficulty,
        page: quizQuestions.sourcePage,
        quote: quizQuestions.sourceQuote,
      })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(and(eq(quizzes.materialId, materialId), inSight(quizQuestions)))
      .orderBy(asc(quizQuestions.position), asc(quizQuestions.id)),
    db
      .select({
        wordId: words.id,
        word: words.word,
        hint: words.hint,
        page: words.sourcePage,
        quote: words.sourceQuote,
      })
      .from(words)
      .where(and(eq(words.materialId, materialId), inSight(words)))
      .orderBy(asc(words.position), asc(words.id)),
  ])
  return { cards, questions, words: ofGames }
}

export type ShownItems = Awaited<ReturnType<typeof selectShownItems>>
