import { type ItemKind, itemKinds } from '@capivira/core/editing/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import type { keepSuggestions as contract } from '@capivira/core/review/contract'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import { standingAfter } from './set-verdict.ts'
import { countVerdicts, lockWaiting, updateStanding } from './standing-store.ts'
import { findMaterial } from './store.ts'

type Wanted = { materialId: number; items: readonly { kind: ItemKind; id: number }[]; now: Date }

/**
 * Keeps the suggestions that a teacher has before them, and no other: what came meanwhile waits, and what somebody else
 * decided stays decided. Refuses 404 for a material that is not the editor's.
 */
export async function keepSuggestions(
  db: Database,
  editor: Editor,
  { materialId, items, now }: Wanted,
): Promise<ReplyOf<typeof contract> | Refusal> {
  return inTransaction(db, async tx => {
    if (!(await findMaterial(tx, editor, materialId))) return new Refusal(404, messages.notFound)
    let kept = 0
    for (const kind of itemKinds) {
      const named = items.filter(item => item.kind === kind).map(({ id }) => id)
      const open = named.length > 0 ? await lockWaiting(tx, materialId, kind, named) : []
      // How each stood before is kept with it: together those that waited for the same reason.
      for (const [reason, some] of Map.groupBy(open, ({ publicationReason }) => publicationReason)) {
        const unjudged = { publication: 'suggested' as const, reason }
        const said = { verdict: 'keep' as const, verdictReason: null, verdictAt: now, verdictBy: editor.id, unjudged }
        await updateStanding(tx, { kind, ids: some.map(({ id }) => id) }, standingAfter.keep, { said, now })
      }
      kept += open.length
    }
    if (kept > 0) await afterChange(tx, { materialId, kinds: itemKinds, goes: false, now })
    const { waiting } = await countVerdicts(tx, materialId)
    return { kept, waiting, message: kept === 1 ? '1 item vai para os alunos.' : `${kept} itens vão para os alunos.` }
  })
}
