import { itemKinds } from '@capivira/core/editing/contract'
import type { Parsed, ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import type { setPublicationPolicy as contract } from '@capivira/core/review/contract'
import { standingOf } from '@capivira/core/review/standing'
import type { PublicationPolicy, PublicationReason } from '@capivira/core/review/states'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { keepPolicy, readRule } from '../review/read-rule.ts'
import { afterChange } from './after-change.ts'
import type { Editor } from './editor.ts'
import { standingAfter } from './set-verdict.ts'
import { countVerdicts, lockWaiting, updateStanding } from './standing-store.ts'
import { findMaterial } from './store.ts'

const said: Record<PublicationPolicy, string> = {
  certain: 'Itens certos vão direto para os alunos; os outros esperam a sua revisão.',
  reviewed: 'Itens novos só vão para os alunos depois da sua revisão.',
  all: 'Todos os itens vão direto para os alunos.',
}

/**
 * Chooses when new items of a material go to pupils, or of all materials of its teacher. What waits and would not
 * wait any more is published, but for what pupils' answers or its passage speak against; what pupils get already
 * stays. Refuses 404 for a material that is not the editor's.
 */
export async function setPolicy(
  db: Database,
  editor: Editor,
  { materialId, policy, always = false, now }: Parsed<(typeof contract)['body']> & { materialId: number; now: Date },
): Promise<ReplyOf<typeof contract> | Refusal> {
  return inTransaction(db, async tx => {
    if (!(await findMaterial(tx, editor, materialId))) return new Refusal(404, messages.notFound)
    await keepPolicy(tx, materialId, { policy, always, now })
    const rule = await readRule(tx, materialId)
    let published = 0
    for (const kind of itemKinds) {
      const waiting = await lockWaiting(tx, materialId, kind)
      const free = waiting.filter(
        item =>
          item.publicationReason !== 'answers' &&
          // Nothing has proved it since.
          standingOf({ ...item, ...asBefore(item.publicationReason) }, rule).publication === 'published',
      )
      await updateStanding(tx, { kind, ids: free.map(({ id }) => id) }, standingAfter.keep, { now })
      published += free.length
    }
    if (published > 0) await afterChange(tx, { materialId, kinds: itemKinds, goes: false, now })
    const { waiting } = await countVerdicts(tx, materialId)
    return { policy, published, waiting, message: said[policy] }
  })
}

/** What made an item wait, which no choice of a policy mends. */
const asBefore = (reason: PublicationReason | null) =>
  reason === 'unproved'
    ? { proved: false }
    : { contradicted: reason === 'contradicted', doubtful: reason === 'reading' }
