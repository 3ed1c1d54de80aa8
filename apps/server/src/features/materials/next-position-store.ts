import type { ItemKind } from '@capivira/core/editing/contract'
import { eq, max } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { quizQuestions } from '../quizzes/tables.ts'
import { flipCards, words } from './tables.ts'

const tables = { card: flipCards, question: quizQuestions, word: words }

/** The place after the last item of a material; for questions, of a quiz. */
export async function selectNextPosition(db: Queryable, kind: ItemKind, parentId: number): Promise<number> {
  const table = tables[kind]
  const parent = kind === 'question' ? quizQuestions.quizId : kind === 'card' ? flipCards.materialId : words.materialId
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(parent, parentId))
  return (row?.last ?? -1) + 1
}
