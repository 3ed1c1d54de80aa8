import type { GameId } from '@capivira/core/games/contract'
import type { PlayableGame } from '@capivira/games/game'
import { emptySource } from '@capivira/games/source'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { together } from '../../platform/transaction.ts'
import type { Viewer } from '../materials/viewer.ts'
import { type ShownItems, selectPlayableMaterial, selectShownItems } from './item-store.ts'
import { offerSource } from './offer-source.ts'
import type { RoundDeal } from './round-store.ts'

/** What is asked for: a material by its id, or the latest one; options, or the first level's. */
export type Wish = { materialId: number | null; options: unknown }

/** Another player's material, or one that is not there: to them, it does not exist. */
export const noMaterial = new Refusal(404, 'Esse material não existe ou ainda não está pronto.')
const nothingToPlayWith = new Refusal(409, 'Ainda não há material para jogar. Espere um professor enviar o primeiro.')
const badOptions = new Refusal(400, 'Escolha a dificuldade: fácil, médio ou difícil.')

/** Deals a round of a game for a player, or tells in a sentence why it cannot be dealt. Writes nothing. */
export async function dealRound(
  db: Database,
  player: Viewer,
  game: PlayableGame,
  { materialId, options = Object.values(game.levels)[0] ?? {} }: Wish,
  seed: string,
): Promise<RoundDeal | Refusal> {
  const found = game.usesMaterial ? await readMaterial(db, player, materialId) : { materialId: null, items: null }
  if (!found) return materialId === null ? nothingToPlayWith : noMaterial
  return dealFrom(found, game, options, seed)
}

/** The items of a material that a player can play with; null when there is no such material for them. */
export function readMaterial(
  db: Database,
  player: Viewer,
  materialId: number | null,
): Promise<{ materialId: number; items: ShownItems } | null> {
  return together(db, async connection => {
    const found = await selectPlayableMaterial(connection, player, materialId)
    return found === null ? null : { materialId: found, items: await selectShownItems(connection, found) }
  })
}

function dealFrom(
  { materialId, items }: { materialId: number | null; items: ShownItems | null },
  game: PlayableGame,
  options: unknown,
  seed: string,
): RoundDeal | Refusal {
  const source = items ? offerSource(items, { gameId: game.info.id, options, seed }) : emptySource
  const opening = game.open(source, options, seed)
  if (opening.kind === 'invalid') return badOptions
  const { deal, variant } = opening
  if (deal.kind === 'shortage') return new Refusal(409, deal.reason)
  return { materialId, options: opening.options, dealt: deal.dealt, seed, notice: deal.notice, variant }
}

/** What the levels of a game lack in a material: per level a sentence where it cannot be played, or is shorter. */
export function tryLevels(game: PlayableGame, items: ShownItems, gameId: GameId) {
  const outcomes = Object.entries(game.levels).map(([level, options]) => {
    const opening = game.open(offerSource(items, { gameId, options, seed: level }), options, level)
    if (opening.kind === 'invalid') throw new Error(`the level ${level} of ${gameId} has no valid options`)
    const { deal } = opening
    return deal.kind === 'shortage'
      ? { level, playable: false, sentence: deal.reason }
      : { level, playable: true, sentence: deal.notice }
  })
  const missing = outcomes.some(({ playable }) => playable) ? null : (outcomes[0]?.sentence ?? null)
  return { missing, notices: Object.fromEntries(outcomes.map(({ level, sentence }) => [level, sentence])) }
}
