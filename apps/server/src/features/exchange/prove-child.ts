/** Runs as a process: proves the cards of a sheet by the passages that came with them. */
import type { CardProof } from '@capivira/core/exchange/imported-card'
import { proveByOwnPassage } from '@capivira/generation/proof/ownPassage'
import { shippedReader } from '@capivira/generation/reading/parsed'
import type { ProveOrder, ProveReply } from './prove-cards.ts'

process.once('message', ({ cards, treesMs, withinMs, late }: ProveOrder) => {
  const begun = performance.now()
  let treeless: string | null = null
  const trees = shippedReader(trouble => {
    treeless = trouble
  })
  const proofs = cards.map((card): CardProof => {
    const gone = performance.now() - begun
    if (gone > withinMs) return { proved: false, reason: late }
    const { verdict, reason } = proveByOwnPassage({ ...card, wrong: [] }, gone > treesMs ? null : trees)
    return { proved: verdict === 'published', reason }
  })
  const reply: ProveReply = { proofs, treeless }
  process.send?.(reply)
})
process.once('disconnect', () => process.exit())
