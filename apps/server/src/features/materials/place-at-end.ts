import type { ItemKind } from '@capivira/core/editing/contract'
import type { Transaction } from '../../platform/database.ts'
import type { PlaceAtEnd } from './item-rows.ts'
import { quizOf } from './items-store.ts'
import { selectNextPosition } from './next-position-store.ts'

/**
 * The place after the last item of a material, whose quiz is made when there is none yet; in the caller's transaction.
 */
export async function placeAtEnd(
  tx: Transaction,
  kind: ItemKind,
  material: { id: number; title: string },
  now: Date,
): Promise<PlaceAtEnd> {
  const parentId = kind === 'question' ? await quizOf(tx, material, true, now) : material.id
  if (parentId === null) throw new Error('a quiz that is needed was not made')
  return { parentId, first: await selectNextPosition(tx, kind, parentId) }
}
