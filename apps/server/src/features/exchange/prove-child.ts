/** Runs as a process: proves the cards of a sheet by the passages that came with them. */
import type { CardProof } from '@capivira/core/exchange/imported-card'
import { proveByOwnPassage } from '@capivira/generation/proof/own-passage'
import { shippedReader } from '@capivira/generation/reading/parsed'
import type { ProveOrder, ProveReply } from './prove-cards.ts'

process.once('message', ({ cards, treesMs, withinMs, late }: ProveOrder) => {
  let treeless: string | null = null
  const trees = shippedReader(trouble => {
    treeless = trouble
  })
  const proofs = cards.map((card): CardProof => {
    // Of its own processor: a machine that is busy with a whole class proves no less.
    const gone = process.cpuUsage().user / 1000
    if (gone > withinMs) return { proved: false, reason: late }
    const { verdict, reason, contradicted } = proveByOwnPassage({ ...card, wrong: [] }, gone > treesMs ? null : trees)
    return { proved: verdict === 'published', reason, contradicted: contradicted || verdict === 'refused' }
  })
  const reply: ProveReply = { proofs, treeless }
  process.send?.(reply)
})
process.once('disconnect', () => process.exit())
