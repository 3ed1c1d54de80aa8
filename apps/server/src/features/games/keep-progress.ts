import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { storable } from '../materials/item-rows.ts'
import { isOpenRound, updateProgress } from './round-store.ts'

const unknown = new Refusal(404, 'Essa partida não existe mais. Comece outra.')

/**
 * Keeps how far a pupil has come in an open round, so that another device can go on with it. Of two devices the one
 * that has played longer keeps its own. Nothing of it is believed: what pays is what is handed in at the end.
 */
export async function keepRoundProgress(
  db: Database,
  player: { id: string },
  roundId: string,
  { playedMs, progress }: { playedMs: number; progress: string },
): Promise<{ kept: boolean } | Refusal> {
  const kept = await updateProgress(db, player.id, roundId, { playedMs, progress: storable(progress) })
  if (kept) return { kept }
  return (await isOpenRound(db, player.id, roundId)) ? { kept } : unknown
}
