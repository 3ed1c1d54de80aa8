import { itemKinds } from '@capivira/core/editing/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import type { setFactKind as contract } from '@capivira/core/review/contract'
import { kindName } from '@capivira/core/review/kind-names'
import type { Standing } from '@capivira/core/review/states'
import type { Database } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordAct } from '../admin/record-act.ts'
import { noteKind } from '../review/fact-kinds.ts'
import { afterChange } from './after-change.ts'
import { selectItemsOfKind, selectMaterialsOfKind } from './kind-store.ts'
import { updateStanding } from './standing-store.ts'
import { nothingSaid } from './take-verdict-back.ts'

const out: Standing = { publication: 'withdrawn', reason: 'kind' }
/** Of items that went before it was written down how they stood: what pupils once had comes back, the rest waits. */
const back: Standing = { publication: 'published', reason: null }
const unseen: Standing = { publication: 'suggested', reason: 'uncertain' }

type Wanted = { factKind: string; withdrawn: boolean; now: Date }

/**
 * Withdraws all items of a kind from pupils, but for what teachers kept or wrote themselves, or brings them back as
 * they stood. One material after another: a school's worth of them holds nobody up, and one that was cut short goes on
 * when it is asked again.
 */
export async function switchFactKind(
  db: Database,
  actor: Pick<SignedIn, 'id' | 'fullName'>,
  { factKind, withdrawn, now }: Wanted,
): Promise<ReplyOf<typeof contract>> {
  await inTransaction(db, async tx => {
    await noteKind(tx, { factKind, withdrawn, by: actor.id, now })
    const act = withdrawn ? 'withdraw-kind' : 'bring-kind-back'
    await recordAct(tx, { actor, now }, act, { id: factKind, name: kindName(factKind) })
  })
  let items = 0
  let seen = 0
  let waiting = 0
  for (const materialId of await selectMaterialsOfKind(db, factKind, withdrawn)) {
    const gone = await inTransaction(db, async tx => {
      const affected = await selectItemsOfKind(tx, materialId, factKind, withdrawn)
      const groups = Map.groupBy(affected, ({ kind, publication, reason, before, wasSeen }) =>
        JSON.stringify([kind, withdrawn ? { publication, reason } : (before ?? (wasSeen ? back : unseen))]),
      )
      for (const [key, some] of groups) {
        const [kind, standing]: [(typeof itemKinds)[number], Standing] = JSON.parse(key)
        const said = withdrawn ? { ...nothingSaid, unjudged: standing } : nothingSaid
        const ids = some.map(({ id }) => id)
        await updateStanding(tx, { kind, ids }, withdrawn ? out : standing, { said, now })
      }
      await afterChange(tx, { materialId, kinds: itemKinds, goes: withdrawn, now })
      return affected
    })
    const shown = gone.filter(({ state }) => state === 'shown')
    items += gone.length
    seen += shown.filter(({ publication }) => publication === 'published').length
    waiting += shown.filter(({ publication }) => publication === 'suggested').length
  }
  const message = withdrawn ? withdrawnMessage(seen, waiting) : backMessage(items)
  return { factKind, withdrawn, items, message }
}

/** What pupils had and have no more, and what waited for its teacher and does no more. */
function withdrawnMessage(seen: number, waiting: number): string {
  const gone =
    seen === 0 ? 'Nenhum item dele estava com os alunos' : `${counted(seen, 'item', 'itens')} a menos para os alunos`
  const left = waiting === 1 ? '1 sugestão deixa' : `${waiting} sugestões deixam`
  return `Tipo retirado${seen === 0 ? '. ' : ': '}${gone}${waiting === 0 ? '' : `; ${left} de esperar pela revisão`}.`
}

const backMessage = (items: number) =>
  items === 0 ? 'Tipo de volta.' : `Tipo de volta: ${counted(items, 'item', 'itens')} como antes.`

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
