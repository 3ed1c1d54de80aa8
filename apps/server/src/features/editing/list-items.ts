import type { Item, ItemKind } from '@capivira/core/editing/contract'
import type { Database, Queryable } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import type { Editor } from './editor.ts'
import { presentCard, presentQuestion, presentWord } from './present.ts'
import { findMaterial, selectCards, selectQuestions, selectWords } from './store.ts'

/**
 * The cards, questions and words of a material for those who work on it, also the hidden ones; null when it is not
 * theirs.
 */
export async function listItems(db: Database, editor: Editor, materialId: number): Promise<Item[] | null> {
  const [material, cards, questions, words] = await together(db, connection =>
    Promise.all([
      findMaterial(connection, editor, materialId),
      selectCards(connection, materialId),
      selectQuestions(connection, materialId),
      selectWords(connection, materialId),
    ]),
  )
  if (!material) return null
  return [...cards.map(presentCard), ...questions.map(presentQuestion), ...words.map(presentWord)]
}

/** Some items of one kind of a material as they are now, in its order; what was removed is left out. */
export async function readItems(
  db: Queryable,
  { kind, materialId, ids }: { kind: ItemKind; materialId: number; ids: readonly number[] },
): Promise<Item[]> {
  if (kind === 'card') return (await selectCards(db, materialId, ids)).map(presentCard)
  if (kind === 'question') return (await selectQuestions(db, materialId, ids)).map(presentQuestion)
  return (await selectWords(db, materialId, ids)).map(presentWord)
}
