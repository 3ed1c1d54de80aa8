import type { AnsweredItem } from '@capivira/core/assistant/contract'
import { type Rule, standingOf } from '@capivira/core/review/standing'
import type { PublicationReason } from '@capivira/core/review/states'
import { type JudgedItem, sameItemKey } from '@capivira/generation/assistant/judge-answer'
import type { KnownItem } from './store.ts'

/**
 * What becomes of an item. `over` is the number of the suggestion whose place it takes, 'new' for one that is added,
 * null where nothing is saved.
 */
export type Settled = { from: JudgedItem; item: AnsweredItem; over: number | 'new' | null }

/** An item that the material has, or had; `repeated` where the same answer has it once more. */
type There = Pick<KnownItem, 'id' | 'state' | 'publication' | 'publicationReason'> & { repeated?: boolean }

/**
 * What becomes of each item beside those there are: what its teacher refused stays refused, what pupils are asked
 * already is not asked again, and of what only waits a proved item takes the place.
 */
export function settle(known: readonly KnownItem[], judged: readonly JudgedItem[], rule: Rule): Settled[] {
  const there = thereIn(known)
  return judged.map(from => {
    const { written, made, source } = from
    const kind = made?.kind ?? written.kind
    const shown = { label: written.label, kind, question: written.question, answer: written.answer }
    const told = { ...shown, sourcePage: source?.page ?? null, sourceQuote: source?.quote ?? null }
    const as = (outcome: AnsweredItem['outcome'], reason: string | null, over: Settled['over'] = null): Settled => ({
      from,
      item: { ...told, outcome, reason },
      over,
    })
    if (!made) return as('refused', from.reason)
    const key = sameItemKey(kind, written.answer, source?.quote ?? null)
    const mark = markOf(kind, made.item.fingerprint)
    // That of the fingerprint first: no two items of a material have one.
    const same = heavier(there.get(mark), there.get(key))
    const taken = same && besides(same)
    if (taken) return as(...taken)
    const judgedItem = { ...made.item, doubtful: rule.doubtfulPages.has(made.item.source.page) }
    const { publication, reason } = standingOf(judgedItem, rule)
    if (publication === 'withdrawn') return as('refused', KIND_GONE)
    if (same && publication === 'suggested') return as('suggested', 'Este item já espera a sua revisão.')
    const repeated: There = { id: 0, state: 'shown', publication, publicationReason: reason, repeated: true }
    there.set(key, repeated).set(mark, repeated)
    // That an option was left out is said as well.
    const why = [reason && WAITS[reason], from.reason].filter(Boolean).join(' ') || null
    return as(publication, why, same?.id ?? 'new')
  })
}

const markOf = (kind: KnownItem['kind'], fingerprint: string) => `${kind} #${fingerprint}`

/** Items by what makes them the same; of several that which weighs most. */
function thereIn(known: readonly KnownItem[]): Map<string, There> {
  const there = new Map<string, There>()
  for (const item of known)
    for (const key of [sameItemKey(item.kind, item.answer, item.quote), markOf(item.kind, item.fingerprint)])
      there.set(key, heavier(there.get(key), item) ?? item)
  return there
}

function heavier(one: There | undefined, other: There | undefined): There | undefined {
  if (!one || !other) return one ?? other
  return weightOf(other) > weightOf(one) ? other : one
}

const isGone = ({ state, publication }: There) => state === 'removed' || publication === 'withdrawn'

/** What was refused stays so; then what pupils have, what was hidden from them, what their answers speak against. */
function weightOf(item: There): number {
  if (isGone(item)) return 4
  if (item.publication === 'published') return 3
  if (item.state === 'hidden') return 2
  return item.publicationReason === 'answers' ? 1 : 0
}

/** What the item that is there makes of another one of its fact; null where it may take its place. */
function besides(item: There): [outcome: AnsweredItem['outcome'], reason: string] | null {
  if (isGone(item)) return ['refused', item.publicationReason === 'kind' ? KIND_GONE : 'Você já recusou este item.']
  if (item.repeated) return ['duplicate', 'A resposta repete este item.']
  if (item.publication === 'published') return ['duplicate', 'O material já pergunta isto.']
  if (item.state === 'hidden') return ['refused', 'O material já tem este item, que você ocultou.']
  if (item.publicationReason === 'answers')
    return ['suggested', 'As respostas dos alunos falam contra este item: decida na revisão.']
  return null
}

const KIND_GONE = 'A escola retirou este tipo de item.'

/** Why an item that the text proves waits all the same. */
const WAITS: Partial<Record<PublicationReason, string>> = {
  policy: 'Os itens novos deste material esperam a sua revisão.',
  reading: 'A página foi lida com dificuldade: confira com o PDF.',
}
