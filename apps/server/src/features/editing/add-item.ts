import type { Item, ItemContent, OwnSource } from '@capivira/core/editing/contract'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { placeAtEnd } from '../materials/place-at-end.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import type { Editor } from './editor.ts'
import { insertOwn } from './item-store.ts'
import { readItems } from './list-items.ts'
import { findMaterial } from './store.ts'
import { wrongPage } from './wrong-page.ts'

const notFound = new Refusal(404, messages.notFound)

/**
 * Adds an item in a teacher's own words. Refuses 404 for a material that is not theirs, 400 for a page it does not
 * have.
 */
export async function addItem(
  db: Database,
  editor: Editor,
  { materialId, content, source, now }: { materialId: number; content: ItemContent; source: OwnSource; now: Date },
): Promise<Item | Refusal> {
  return inTransaction(db, async tx => {
    const material = await findMaterial(tx, editor, materialId)
    if (!material) return notFound
    const refused = wrongPage(source, material.pageCount)
    if (refused) return refused
    const place = await placeAtEnd(tx, content.kind, material, now)
    const id = await insertOwn(tx, place, { content, source, now })
    if (content.kind === 'card') await recountProgress(tx, materialId)
    const [added] = await readItems(tx, { kind: content.kind, materialId, ids: [id] })
    return added ?? notFound
  })
}
