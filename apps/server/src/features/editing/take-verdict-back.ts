import type { ItemKind } from '@capivira/core/editing/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import type { takeVerdictBack as contract } from '@capivira/core/review/contract'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import { lockItem } from './item-store.ts'
import { readItems } from './list-items.ts'
import { countVerdicts, updateStanding } from './standing-store.ts'

/** Of an item of which nobody says anything any more. */
export const nothingSaid = { verdict: null, verdictReason: null, verdictAt: null, verdictBy: null, unjudged: null }

/**
 * Takes a verdict back: the item stands as it did before. Without one nothing changes. Refuses 404 for an item that is
 * not the editor's.
 */
export async function takeVerdictBack(
  db: Database,
  editor: Editor,
  { kind, id, now }: { kind: ItemKind; id: number; now: Date },
): Promise<ReplyOf<typeof contract> | Refusal> {
  return inTransaction(db, async tx => {
    const item = await lockItem(tx, editor, { kind, id })
    if (!item || item.state === 'removed') return new Refusal(404, messages.notFound)
    const { materialId, unjudged } = item
    if (item.verdict && unjudged) {
      await updateStanding(tx, { kind, ids: [id] }, unjudged, { said: nothingSaid, now })
      const goes = item.publication === 'published' && unjudged.publication !== 'published'
      await afterChange(tx, { materialId, kinds: [kind], goes, now })
    }
    const [current] = await readItems(tx, { kind, materialId, ids: [id] })
    if (!current) return new Refusal(404, messages.notFound)
    const { waiting } = await countVerdicts(tx, materialId)
    return { item: current, waiting, message: 'Decisão desfeita.' }
  })
}
