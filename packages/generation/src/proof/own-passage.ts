import { splitSentences } from '@capivira/portuguese/sentences'
import { qualityContext } from '../quality/context.ts'
import type { TreeReader } from '../reading/parsed.ts'
import { type Proof, type Provable, prove } from './prove.ts'
import { proofTextOfPages } from './text.ts'

/** Sentences of a long passage that are tried one by one; more are no passage but a text. */
const mostTried = 12
/** A passage of so many sentences is proved as a whole. */
const wholeUpTo = 3

const TOO_SHORT = 'O trecho é curto demais para provar o card.'

const best = { published: 2, suggested: 1, refused: 0 } as const

/**
 * Proves an item by the passage that came with it, where there is no document: the passage is all that is known. Of a
 * long one the sentence that proves most of it counts.
 */
export function proveByOwnPassage(item: Omit<Provable, 'page'>, read: TreeReader | null = null): Proof {
  const sentences = splitSentences(item.quote).map(({ text }) => text)
  const text = proofTextOfPages([{ number: 1, text: item.quote }])
  const knowledge = { context: qualityContext({ pages: [item.quote] }), text, pages: text, read }
  const quotes = sentences.length <= wholeUpTo ? [item.quote] : sentences.slice(0, mostTried)
  const proofs = quotes.map(quote => prove({ ...item, quote, page: 1 }, knowledge))
  const [first, ...others] = proofs
  if (!first)
    return { verdict: 'suggested', reason: 'O trecho está vazio.', contradicted: false, passage: null, alsoRight: [] }
  const most = others.reduce((one, other) => (best[other.verdict] > best[one.verdict] ? other : one), first)
  // A sentence that proves nothing does not make good what another one denies.
  const denied = proofs.some(({ verdict, contradicted }) => contradicted || verdict === 'refused')
  const result = { ...most, contradicted: most.verdict !== 'published' && denied }
  // It is the whole text: what does not stand in it is too short to be looked for.
  return result.passage === null ? { ...result, verdict: 'suggested', reason: TOO_SHORT } : result
}
