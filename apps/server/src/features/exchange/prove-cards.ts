import { fileURLToPath } from 'node:url'
import type { CardProof, ImportedCard, ImportedRow } from '@capivira/core/exchange/imported-card'
import { askChild } from '../../extraction/sandbox/ask-child.ts'
import { readable } from '../materials/generate-in-child.ts'
import { proofTurns } from '../materials/proof-turns.ts'
import type { OnTreeless } from '../materials/treeless.ts'

export type ProveOrder = {
  cards: readonly { question: string; answer: string; quote: string }[]
  /** Milliseconds of processor after which cards are proved by words alone. */
  treesMs: number
  /** Milliseconds of processor after which the rest is left unproved, and what is said of it. */
  withinMs: number
  late: string
}
/** `treeless` tells why there were no trees, null where there were. */
export type ProveReply = { proofs: CardProof[]; treeless: string | null }

const late = 'Não deu tempo de conferir o trecho deste card. Confira você.'

export const proofLimits = {
  /** Whoever imports looks on: some hundred cards are proved by trees in it, and some thousand more by words. */
  treesMs: 10_000,
  withinMs: 18_000,
  answerMs: 90_000,
  heapMb: 700,
  walls: { dataBytes: 2_500_000_000, cpuSeconds: 24 },
}

type Proving = { teacherId: string; onTreeless: OnTreeless; limits?: typeof proofLimits }

const script = fileURLToPath(new URL('./prove-child.ts', import.meta.url))

/**
 * The rows of a deck, each card that came with a passage held against it, in a confined process of its own: texts of
 * strangers are read with the morphology of a whole language. Where that fails, takes too long or is not begun in time
 * nothing is proved. Cards without a passage stay as they are.
 */
export async function proveCards(
  rows: readonly ImportedRow[],
  { teacherId, onTreeless, limits = proofLimits }: Proving,
): Promise<ImportedRow[]> {
  const quoted = rows.flatMap(({ card }) => (card && hasQuote(card) ? [card] : []))
  if (quoted.length === 0) return [...rows]
  const cards = quoted.map(({ question, answer, quote }) => ({ question, answer, quote }))
  const order: ProveOrder = { cards, treesMs: limits.treesMs, withinMs: limits.withinMs, late }
  const within = (_: number, giveUp: () => void) => {
    const timer = setTimeout(giveUp, limits.answerMs)
    return () => clearTimeout(timer)
  }
  const reply = await proofTurns(teacherId, () => askChild<ProveReply>(order, { script, readable, limits, within }))
  if (reply?.treeless) onTreeless(reply.treeless)
  const proofs = new Map<ImportedCard, CardProof>(
    quoted.map((card, at) => [card, reply?.proofs[at] ?? { proved: false, reason: late }]),
  )
  return rows.map(row => {
    const proof = row.card && proofs.get(row.card)
    return row.card && proof ? { ...row, card: { ...row.card, proof } } : row
  })
}

const hasQuote = (card: ImportedCard): card is ImportedCard & { quote: string } => card.quote !== undefined

/** What the teacher should know of the passages of a deck; null where they prove it all. */
export function passageNotice(rows: readonly ImportedRow[]): string | null {
  const proofs = rows.flatMap(({ card }) => card?.proof ?? [])
  const waits = proofs.filter(({ reason }) => reason === late).length
  const open = proofs.filter(({ proved }) => !proved).length - waits
  const unread = waits === 1 ? late : `Não deu tempo de conferir o trecho de ${count(waits)} cards. Confira você.`
  return (
    [open > 0 && unproved(open, proofs.length), waits > 0 && unread].filter(said => said !== false).join(' ') || null
  )
}

const count = (value: number) => value.toLocaleString('pt-BR')

function unproved(open: number, all: number): string {
  if (all === 1) return 'Confira: o trecho não prova a resposta do card.'
  return open === all
    ? `Confira: em nenhum dos ${count(open)} cards o trecho prova a resposta.`
    : `Confira: em ${count(open)} de ${count(all)} cards o trecho não prova a resposta.`
}
