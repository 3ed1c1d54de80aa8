import type { requestMore as contract, Item } from '@capivira/core/editing/contract'
import type { Parsed, ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import { identityOf } from '@capivira/core/review/identity'
import type { Database, Transaction } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { placeAtEnd } from '../materials/place-at-end.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import { readRule } from '../review/read-rule.ts'
import type { Editor } from './editor.ts'
import { readItems } from './list-items.ts'
import { insertSpares, listFingerprints, listRefused, type SpareItem } from './spare-store.ts'
import { findMaterial, type MaterialRow, selectSpares } from './store.ts'

/** Items delivered at a time: a teacher reads each of them. */
const portion = 5

type Wanted = Parsed<(typeof contract)['body']> & { materialId: number; now: Date }

/**
 * Gives a part of a material further items: the best of those that were written and had no room. When there are none, a
 * sentence says so. Refuses 404 for a material that is not the editor's.
 */
export async function requestMore(
  db: Database,
  editor: Editor,
  { materialId, kind, page, category, now }: Wanted,
): Promise<ReplyOf<typeof contract> | Refusal> {
  return inTransaction(db, async tx => {
    const material = await findMaterial(tx, editor, materialId)
    if (!material) return new Refusal(404, messages.notFound)
    const known = new Set(await listFingerprints(tx, kind, materialId))
    const spares = await selectSpares(tx, materialId, { kind, page, category })
    const refused = new Set(await listRefused(tx, kind, materialId))
    const isNew = ({ fingerprint, item }: (typeof spares)[number]) =>
      !known.has(fingerprint) && !refused.has(identityOfSpare(item))
    const chosen = spares.filter(isNew).slice(0, portion)
    const ids = chosen.length === 0 ? [] : await addSpares(tx, material, { kind, spares: chosen, now })
    const items = await readItems(tx, { kind, materialId, ids })
    return { items, message: messageFor(items, kind) }
  })
}

async function addSpares(
  tx: Transaction,
  material: MaterialRow,
  { kind, spares, now }: Omit<Parameters<typeof insertSpares>[2], 'rule'>,
): Promise<number[]> {
  const rule = await readRule(tx, material.id)
  const ids = await insertSpares(tx, await placeAtEnd(tx, kind, material, now), { kind, spares, now, rule })
  if (kind === 'card' && ids.length > 0) await recountProgress(tx, material.id)
  return ids
}

const identityOfSpare = (item: SpareItem): string | null =>
  identityOf({
    quote: item.source.quote,
    answer: 'answer' in item ? item.answer : (item.options[item.correctAnswer] ?? null),
  })

const nouns = {
  card: { one: 'card novo', many: 'cards novos', none: 'mais cards bons', others: 'outros' },
  question: { one: 'questão nova', many: 'questões novas', none: 'mais questões boas', others: 'outras' },
} as const

function messageFor(items: readonly Item[], kind: keyof typeof nouns): string {
  const { one, many, none, others } = nouns[kind]
  if (items.length === 0)
    return `Desta parte do texto não saem ${none}. Você pode escrever ${others} com as suas palavras.`
  const waiting = items.filter(({ publication }) => publication === 'suggested').length
  if (waiting > 0) {
    const [came, wait] = [
      items.length === 1 ? `1 ${one}` : `${items.length} ${many}`,
      waiting === 1 ? 'espera' : 'esperam',
    ]
    return waiting === items.length ? `${came}: ${wait} a sua revisão.` : `${came}; ${waiting} ${wait} a sua revisão.`
  }
  return items.length === 1
    ? `1 ${one}, já disponível para os alunos.`
    : `${items.length} ${many}, já disponíveis para os alunos.`
}
