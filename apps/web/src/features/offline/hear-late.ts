import { toast } from '@capivira/ui/toast'
import { announceRewards } from '../achievements/announce.ts'
import { draftTaken } from '../drafts/taken.ts'
import type { Late } from './outgoing.ts'
import { whatOf } from './what.ts'

/** What was lost, and why: each thing once, however many of it there were. */
export function lostSentences(refused: Late['refused']): string[] {
  const told = refused.map(({ act, error }) =>
    `Não foi aceito: ${whatOf(act.path)}. ${error.reply?.message ?? ''}`.trim(),
  )
  return [...new Set(told)]
}

/**
 * Tells what became of acts that had waited: what they paid, and what was refused for good. Their drafts have done
 * their work.
 */
export async function hearLate(personId: string, { taken, refused }: Late): Promise<void> {
  for (const { act } of taken) if (act.draft) draftTaken(personId, act.draft)
  for (const description of lostSentences(refused))
    toast({ title: 'Uma coisa não pôde ser guardada', description, variant: 'destructive', duration: 20_000 })
  if (taken.length === 0) return
  const { sumUp } = await import('./rewards.ts')
  const { xp, achievements } = sumUp(taken.map(({ reply }) => reply))
  announceRewards(xp, achievements)
}
