import { type AnsweredItem, mostAnswerBytes, type sendAssistantAnswer } from '@capivira/core/assistant/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import { type Rule, standingOf } from '@capivira/core/review/standing'
import type { PublicationReason } from '@capivira/core/review/states'
import { type JudgedItem, sameItemKey } from '@capivira/generation/assistant/judgeAnswer'
import { retryPrompt } from '@capivira/generation/assistant/retry'
import type { Database, Transaction } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { readPages } from '../materials/read-pages.ts'
import { readRule } from '../review/read-rule.ts'
import type { JudgePaste } from './judge-in-child.ts'
import { saveJudged } from './save-judged.ts'
import { findTaught, selectKnownItems } from './store.ts'

type Pasted = { materialId: number; text: string; preview: boolean; now: Date }

const tooLong = new Refusal(413, 'A resposta colada é longa demais. Cole uma parte de cada vez.')
const noItem = new Refusal(
  400,
  'Não encontramos nenhum item no que foi colado. Copie a resposta inteira do assistente, com as linhas que ' +
    'começam por P:, R: e F:.',
)
const notJudged = {
  busy: new Refusal(
    503,
    'Há outras conferências em andamento. O que você colou não se perdeu: tente de novo daqui a um minuto.',
  ),
  broken: new Refusal(
    503,
    'A conferência parou antes do fim. O que você colou não se perdeu: tente de novo ou cole em duas partes.',
  ),
} as const

/**
 * Judges a pasted answer by the material's text and saves what may be used. Refuses 404 for somebody else's material,
 * 413 for a text that is too long, 400 for one without an item, 503 where it could not be judged; pasted twice, it adds
 * nothing.
 */
export async function takeAnswer(
  { db, judge }: { db: Database; judge: JudgePaste },
  user: SignedIn,
  { materialId, text, preview, now }: Pasted,
): Promise<ReplyOf<typeof sendAssistantAnswer> | Refusal> {
  const material = await findTaught(db, user, materialId)
  if (!material) return new Refusal(404, messages.notFound)
  if (Buffer.byteLength(text) > mostAnswerBytes) return tooLong
  const pages = await readPages(db, materialId)
  const judged = await judge(user.id, { pages, title: material.title, text, seed: material.pdfSha256.toString('hex') })
  if (typeof judged === 'string') return notJudged[judged]
  if (judged.length === 0) return noItem
  return inTransaction(db, async tx => {
    const rule = await readRule(tx, materialId)
    const settled = await settle(tx, materialId, judged, rule)
    if (!preview) {
      const made = settled.flatMap(({ from, taken }) => (taken && from.made ? [from.made] : []))
      await saveJudged(tx, material, made, { now, rule })
    }
    return replyOf(settled)
  })
}

type Settled = { from: JudgedItem; item: AnsweredItem; taken: boolean }

/**
 * What becomes of each item beside those there are: what its teacher refused stays refused, what is asked already is
 * not asked again.
 */
async function settle(
  tx: Transaction,
  materialId: number,
  judged: readonly JudgedItem[],
  rule: Rule,
): Promise<Settled[]> {
  const known = new Map<string, { gone: boolean }>()
  for (const { kind, answer, quote, gone } of await selectKnownItems(tx, materialId)) {
    const key = sameItemKey(kind, answer, quote)
    known.set(key, { gone: gone || known.get(key)?.gone === true })
  }
  return judged.map(from => {
    const { written, made, source } = from
    const kind = made?.kind ?? written.kind
    const shown = { label: written.label, kind, question: written.question, answer: written.answer }
    const told = { ...shown, sourcePage: source?.page ?? null, sourceQuote: source?.quote ?? null }
    const as = (outcome: AnsweredItem['outcome'], reason: string | null, taken = false): Settled => ({
      from,
      item: { ...told, outcome, reason },
      taken,
    })
    if (!made) return as('refused', from.reason)
    const key = sameItemKey(kind, written.answer, source?.quote ?? null)
    const there = known.get(key)
    if (there?.gone) return as('refused', 'Você já recusou este item.')
    if (there) return as('duplicate', 'O material já pergunta isto.')
    known.set(key, { gone: false })
    const { publication, reason } = standingOf(
      { ...made.item, doubtful: rule.doubtfulPages.has(made.item.source.page) },
      rule,
    )
    if (publication === 'withdrawn') return as('refused', 'A escola retirou este tipo de item.')
    if (publication === 'published') return as('published', from.reason, true)
    return as('suggested', (reason && WAITS[reason]) ?? from.reason, true)
  })
}

/** Why an item that the text proves waits all the same. */
const WAITS: Partial<Record<PublicationReason, string>> = {
  policy: 'Os itens novos deste material esperam a sua revisão.',
  reading: 'A página foi lida com dificuldade: confira com o PDF.',
}

function replyOf(settled: readonly Settled[]): ReplyOf<typeof sendAssistantAnswer> {
  const items = settled.map(({ item }) => item)
  const count = (outcome: AnsweredItem['outcome']) => items.filter(item => item.outcome === outcome).length
  const failed = settled.flatMap(({ from, item }) =>
    item.outcome === 'refused' && !from.made ? [{ item: from.written, reason: item.reason ?? '' }] : [],
  )
  return {
    published: count('published'),
    suggested: count('suggested'),
    refused: count('refused'),
    duplicates: count('duplicate'),
    items,
    retryPrompt: retryPrompt(failed),
  }
}
