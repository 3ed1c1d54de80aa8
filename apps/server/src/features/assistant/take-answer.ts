import { type AnsweredItem, mostAnswerBytes, type sendAssistantAnswer } from '@capivira/core/assistant/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import { MOST_ITEMS } from '@capivira/generation/assistant/parse'
import { retryPrompt } from '@capivira/generation/assistant/retry'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { readPages } from '../materials/read-pages.ts'
import { readRule } from '../review/read-rule.ts'
import type { JudgePaste } from './judge-in-child.ts'
import { saveJudged } from './save-judged.ts'
import { type Settled, settle } from './settle.ts'
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
  const { items, left, rest } = judged
  if (items.length === 0) return noItem
  return inTransaction(db, async tx => {
    const rule = await readRule(tx, materialId)
    const settled = settle(await selectKnownItems(tx, materialId), items, rule)
    if (!preview) {
      const taken = settled.flatMap(({ from, over }) => (over !== null && from.made ? [{ made: from.made, over }] : []))
      await saveJudged(tx, material, taken, { now, rule })
    }
    return { ...replyOf(settled), message: messageFor(left, rest), left, rest }
  })
}

/** What a teacher is told of items that were not looked at. */
function messageFor(left: number, rest: string | null): string | null {
  if (left === 0) return null
  const first = `Conferimos os primeiros ${MOST_ITEMS} itens; mande o resto em outra resposta`
  if (rest === null) return `${first}: cole só o que vem depois do último item desta lista.`
  return `${first}: o que falta continua no campo acima.`
}

type Told = Omit<ReplyOf<typeof sendAssistantAnswer>, 'message' | 'left' | 'rest'>

function replyOf(settled: readonly Settled[]): Told {
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
