import type { ItemKind } from '@capivira/core/editing/contract'
import type { Parsed, ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import type { setVerdict as contract } from '@capivira/core/review/contract'
import type { Standing, Verdict } from '@capivira/core/review/states'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { resolveProblems } from '../problems/resolve-problems.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import { lockItem } from './item-store.ts'
import { readItems } from './list-items.ts'
import { offerFor } from './offer-instead.ts'
import { countVerdicts, updateStanding } from './standing-store.ts'

const notFound = new Refusal(404, messages.notFound)

/** How an item stands after a verdict. */
export const standingAfter: Record<Verdict, Standing> = {
  keep: { publication: 'published', reason: null },
  refuse: { publication: 'withdrawn', reason: 'refused' },
}

const said: Record<Verdict, string> = {
  keep: 'Mantido: vai para os alunos.',
  refuse: 'Recusado: não volta, nem quando o PDF for reprocessado.',
}
const decidedElsewhere: Record<Verdict, string> = {
  keep: 'Outra pessoa já manteve este item. Ficou como ela decidiu; você pode mudar na lista do material.',
  refuse: 'Outra pessoa já recusou este item. Ficou como ela decidiu; você pode mudar na lista do material.',
}

type Given = Parsed<(typeof contract)['body']> & { kind: ItemKind; id: number; now: Date }

/**
 * Keeps an item, which goes to pupils, or refuses it for good. Said twice it changes nothing. Refuses 404 for an item
 * that is not the editor's or was removed, and 409 where somebody else said the contrary since the editor looked.
 */
export async function setVerdict(
  db: Database,
  editor: Editor,
  { kind, id, verdict, reason = undefined, seen, now }: Given,
): Promise<ReplyOf<typeof contract> | Refusal> {
  return inTransaction(db, async tx => {
    const item = await lockItem(tx, editor, { kind, id })
    if (!item || item.state === 'removed') return notFound
    const { materialId } = item
    const isOthers = item.verdict !== null && item.verdictBy !== editor.id
    if (isOthers && item.verdict && item.verdict !== verdict && seen && seen !== item.publication) {
      const [current] = await readItems(tx, { kind, materialId, ids: [id] })
      return new Refusal(409, decidedElsewhere[item.verdict], { code: 'decided-elsewhere', current })
    }
    if (item.verdict !== verdict || item.verdictReason !== (reason ?? null)) {
      const before = { publication: item.publication, reason: item.publicationReason }
      await updateStanding(tx, { kind, ids: [id] }, standingAfter[verdict], {
        said: {
          verdict,
          verdictReason: verdict === 'refuse' ? (reason ?? null) : null,
          verdictAt: now,
          verdictBy: editor.id,
          unjudged: (item.verdict && item.unjudged) ?? before,
        },
        now,
      })
      await afterChange(tx, { materialId, kinds: [kind], goes: verdict === 'refuse', now })
      if (kind !== 'word' && verdict === 'refuse') await resolveProblems(tx, { kind, id }, now)
    }
    const [decided] = await readItems(tx, { kind, materialId, ids: [id] })
    if (!decided) return notFound
    const offer = verdict === 'refuse' && reason ? await offerFor(tx, decided, reason) : null
    const { waiting } = await countVerdicts(tx, materialId)
    return { item: decided, waiting, message: said[verdict], offer }
  })
}
