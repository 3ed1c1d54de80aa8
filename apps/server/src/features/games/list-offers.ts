import { catalog } from '@capivira/core/games/catalog'
import type { GameId, listGameOffers } from '@capivira/core/games/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { playableGame } from '@capivira/games/playable-games'
import type { Database } from '../../platform/database.ts'
import type { Viewer } from '../materials/viewer.ts'
import { readMaterial, tryLevels } from './deal-round.ts'
import type { ShownItems } from './item-store.ts'

/** Which games a material feeds; null when it does not exist for the player. */
export async function listOffers(
  db: Database,
  player: Viewer,
  materialId: number,
): Promise<ReplyOf<typeof listGameOffers> | null> {
  const found = await readMaterial(db, player, materialId)
  if (!found) return null
  return { games: catalog.map(({ id }) => ({ gameId: id, ...offerOf(id, found.items) })) }
}

function offerOf(gameId: GameId, items: ShownItems) {
  const game = playableGame(gameId)
  return game?.usesMaterial ? tryLevels(game, items, gameId) : { missing: null, notices: {} }
}
