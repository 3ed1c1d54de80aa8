/** Runs as a process: judges items by the gates of generation, one after the other, until it is ended. */
import type { ItemContent } from '@capivira/core/editing/contract'
import { proveByOwnPassage } from '@capivira/generation/proof/own-passage'
import { prove } from '@capivira/generation/proof/prove'
import { proofTextOfPages } from '@capivira/generation/proof/text'
import { checkCard, checkQuestion, checkWord } from '@capivira/generation/quality/check'
import { type QualityContext, qualityContext } from '@capivira/generation/quality/context'
import type { Finding, GateId } from '@capivira/generation/quality/finding'
import { shippedReader, type TreeReader } from '@capivira/generation/reading/parsed'
import type { AdviceAnswer, AdviceOrder } from './advisers.ts'

/** About the passage itself, which a teacher does not write, and about what only a generator does. */
const silent: ReadonlySet<GateId> = new Set(['D1', 'S1', 'Q10'])
/** More than this is not read. */
const most = 4

process.on('message', ({ id, content, source, pages }: AdviceOrder) => {
  const texts: string[] = []
  for (const { number, text } of pages) texts[number - 1] = text
  const pageTexts = Array.from(texts, text => text ?? '')
  // A teacher knows what the terms of the subject are, and one of mathematics writes formulas.
  const context = { ...qualityContext({ pages: pageTexts }), isKeyTerm: () => true, allowsSymbols: () => true }
  const quoted = source.sourcePage !== null && source.sourceQuote !== null
  const named = quoted ? { source: { page: source.sourcePage ?? 0, quote: source.sourceQuote ?? '' } } : {}
  const findings = check(content, named, context).filter(({ gate }) => !silent.has(gate))
  const doubts =
    source.sourceQuote === null ? [] : doubtsOf(content, source.sourceQuote, source.sourcePage, pages, context)
  const [grave, slight] = [findings.filter(isGrave), findings.filter(finding => !isGrave(finding))]
  const advice = [
    ...new Set([...grave.map(({ detail }) => detail), ...doubts, ...slight.map(({ detail }) => detail)]),
  ].slice(0, most)
  const answer: AdviceAnswer = { id, advice, treeless }
  process.send?.(answer)
})
process.once('disconnect', () => process.exit())

let reader: TreeReader | null | undefined
let treeless: string | null = null

/** Made for the first item that has a passage. */
function trees(): TreeReader | null {
  if (reader === undefined) {
    reader = shippedReader(trouble => {
      treeless = trouble
    })
  }
  return reader
}

/**
 * What the passage says against a card or a question: advice, as everything here. That it cannot be told whether a
 * passage proves an item is no advice: whoever wrote it knows. One without a page is all there is.
 */
function doubtsOf(
  content: ItemContent,
  quote: string,
  page: number | null,
  pages: AdviceOrder['pages'],
  context: QualityContext,
): string[] {
  if (content.kind === 'word') return []
  const options = content.kind === 'card' ? [] : content.options
  const key = content.kind === 'card' ? content.answer : (options[content.correctAnswer] ?? '')
  const wrong = options.filter(option => option !== key)
  const item = { question: content.question, answer: key, wrong, quote }
  const text = proofTextOfPages(pages)
  const { verdict, reason, alsoRight } =
    page === null
      ? proveByOwnPassage(item, trees())
      : prove({ ...item, page }, { context, text, pages: text, read: trees() })
  return reason !== null && (verdict === 'refused' || alsoRight.length > 0) ? [reason] : []
}

const isGrave = ({ severity }: Finding) => severity === 'reject'

function check(
  content: ItemContent,
  source: { source?: { page: number; quote: string } },
  context: QualityContext,
): Finding[] {
  if (content.kind === 'card') return checkCard({ ...content, ...source }, context)
  if (content.kind === 'word') return checkWord({ ...content, ...source }, context)
  const { explanation, ...question } = content
  return checkQuestion({ ...question, ...source, ...(explanation ? { explanation } : {}) }, context)
}
