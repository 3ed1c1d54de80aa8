import type { ItemKind } from '@capivira/core/editing/contract'
import type { Transaction } from '../../platform/database.ts'
import { afterChange } from './after-change.ts'
import { lockWaiting, updateStanding } from './standing-store.ts'

/**
 * Lets a suggestion that was proved meanwhile go to pupils, without a word of its teacher; in the caller's transaction.
 * False where it waits no more, because somebody decided about it.
 */
export async function publishWaiting(
  tx: Transaction,
  { materialId, kind, id, now }: { materialId: number; kind: ItemKind; id: number; now: Date },
): Promise<boolean> {
  const [waiting] = await lockWaiting(tx, materialId, kind, [id])
  if (!waiting) return false
  await updateStanding(tx, { kind, ids: [id] }, { publication: 'published', reason: null }, { now })
  await afterChange(tx, { materialId, kinds: [kind], goes: false, now })
  return true
}
