import { isDeepStrictEqual } from 'node:util'
import type { Item, ItemContent, ItemKind, OwnSource } from '@capivira/core/editing/contract'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { resolveProblems } from '../problems/resolve-problems.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import { lockItem, updateContent } from './item-store.ts'
import { readItems } from './list-items.ts'
import { standingAfter } from './set-verdict.ts'
import { updateStanding } from './standing-store.ts'
import { wrongPage } from './wrong-page.ts'

const notFound = new Refusal(404, messages.notFound)
const changedElsewhere =
  'Este item foi alterado em outra janela enquanto você escrevia. Nada do que você digitou se perdeu: compare ' +
  'com a versão atual e salve de novo.'

/** Whether an item has the words of a content already. */
const saysTheSame = (item: Item, content: ItemContent): boolean =>
  Object.entries(content).every(([name, value]) => isDeepStrictEqual(item[name as keyof Item], value))

export type Edit = {
  kind: ItemKind
  id: number
  revision: number
  content: ItemContent
  source: OwnSource | undefined
  now: Date
}

/**
 * Writes an editor's words over an item, which goes to pupils if it did not before; problems reported about it count as
 * resolved. Refuses 404 for an item that is not theirs or was removed, and 409 when it changed since they read it: then
 * with the item as it is now.
 */
export async function editItem(db: Database, editor: Editor, edit: Edit): Promise<Item | Refusal> {
  const { kind, id, revision, content, source, now } = edit
  if (content.kind !== kind) return notFound
  return inTransaction(db, async tx => {
    const item = await lockItem(tx, editor, { kind, id })
    if (!item || item.state === 'removed') return notFound
    if (item.revision !== revision) {
      const [current] = await readItems(tx, { kind, materialId: item.materialId, ids: [id] })
      // The same words again, of a device that does not know that they have arrived: nothing to choose.
      if (current && saysTheSame(current, content)) return current
      return new Refusal(409, changedElsewhere, { code: 'newer-version', current })
    }
    const ownSource = item.origin === 'teacher' && source ? source : null
    const refused = ownSource && wrongPage(ownSource, item.pageCount)
    if (refused) return refused
    await updateContent(tx, id, { content, source: ownSource, now })
    // Who puts it into their own words keeps it.
    if (item.publication !== 'published') {
      const unjudged = (item.verdict && item.unjudged) ?? {
        publication: item.publication,
        reason: item.publicationReason,
      }
      const said = { verdict: 'keep' as const, verdictReason: null, verdictAt: now, verdictBy: editor.id, unjudged }
      await updateStanding(tx, { kind, ids: [id] }, standingAfter.keep, { said, now })
      await afterChange(tx, { materialId: item.materialId, kinds: [kind], goes: false, now })
    }
    if (kind !== 'word') await resolveProblems(tx, { kind, id }, now)
    const [edited] = await readItems(tx, { kind, materialId: item.materialId, ids: [id] })
    return edited ?? notFound
  })
}
