import type { ReplyOf } from '@capivira/core/http/endpoint'
import type { getReview, Suggestion } from '@capivira/core/review/contract'
import { inReviewOrder } from '@capivira/core/review/order'
import type { Database } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { findPolicy, tellLine } from '../review/read-rule.ts'
import type { Editor } from './editor.ts'
import { presentCard, presentQuestion, presentWord } from './present.ts'
import { countVerdicts } from './standing-store.ts'
import { findMaterial, selectCards, selectQuestions, selectWords } from './store.ts'

/**
 * The suggestions of a material, those most worth deciding first, and how far its review is; null when it is not the
 * editor's.
 */
export async function reviewMaterial(
  db: Database,
  editor: Editor,
  materialId: number,
): Promise<ReplyOf<typeof getReview> | null> {
  const [material, policy, line, counts, cards, questions, words] = await together(db, connection =>
    Promise.all([
      findMaterial(connection, editor, materialId),
      findPolicy(connection, materialId),
      tellLine(connection),
      countVerdicts(connection, materialId),
      selectCards(connection, materialId, 'suggested'),
      selectQuestions(connection, materialId, 'suggested'),
      selectWords(connection, materialId, 'suggested'),
    ]),
  )
  if (!material) return null
  const items: Suggestion[] = [
    ...questions.map(row => ({ ...presentQuestion(row), doubt: row.question.doubt })),
    ...cards.map(row => ({ ...presentCard(row), doubt: null })),
    ...words.map(row => ({ ...presentWord(row), doubt: null })),
  ]
  return { materialId, title: material.title, ...policy, ...counts, line, items: inReviewOrder(items) }
}
