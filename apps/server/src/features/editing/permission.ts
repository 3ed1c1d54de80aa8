import type { ItemKind } from '@capivira/core/editing/contract'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { Editor } from './editor.ts'
import { lockItem } from './item-store.ts'
import { findMaterial } from './store.ts'

/** Whether somebody works on a material: its teacher, or an admin. */
export async function worksOn(db: Queryable, editor: Editor, materialId: number): Promise<boolean> {
  return (await findMaterial(db, editor, materialId)) !== null
}

/** Whether an item is of a material somebody works on; holds it until the transaction ends. */
export async function ownsItem(
  tx: Transaction,
  editor: Editor,
  item: { kind: ItemKind; id: number },
): Promise<boolean> {
  return (await lockItem(tx, editor, item)) !== null
}
