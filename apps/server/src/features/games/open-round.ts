import { infoOf } from '@capivira/core/games/catalog'
import type { GameId, OpenRound } from '@capivira/core/games/contract'
import type { PlayableGame } from '@capivira/games/game'
import { playableGame } from '@capivira/games/playable-games'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Viewer } from '../materials/viewer.ts'
import { dealRound, type Wish } from './deal-round.ts'
import { dealOpenRound, type RoundDeal, type RoundRow, selectOpenRound, upsertOpenRound } from './round-store.ts'

/** Milliseconds for which a round can be gone on with and completed. */
export const roundLife = 24 * 60 * 60 * 1000

type Asked = { player: Viewer; gameId: GameId; now: Date; seed: string }

/**
 * Begins a round of a game; one the pupil had open is given up, or gone on with where the game goes on and the same is
 * asked for. Without a wish it is opened undealt, for a client that asks for words, questions or cards by their own
 * calls. A teacher is dealt a preview, which is not kept.
 */
export async function startRound(
  db: Database,
  { player, gameId, now, seed }: Asked,
  wish: Wish | null,
): Promise<OpenRound | Refusal> {
  const game = playableGame(gameId)
  // The city goes on for as long as its mayor likes: it has no rounds.
  if (!game) return presentRound({ ...undealt(seed), ...unplayed, id: null, gameId, startedAt: now }, now)
  const deal = wish || !game.usesMaterial ? await dealRound(db, player, game, wish ?? anything, seed) : undealt(seed)
  if (deal instanceof Refusal) return deal
  const open = game.goesOn ? await selectRoundOf(db, { player, gameId, now }, roundLife / 2) : null
  if (open && isSame(open.options, deal.options)) return presentRound({ ...open, gameId }, now)
  return keepRound(db, { player, gameId, now }, deal)
}

const unplayed = { playedMs: 0, progress: null }
const anything: Wish = { materialId: null, options: undefined }

const undealt = (seed: string): RoundDeal => ({
  materialId: null,
  options: null,
  dealt: null,
  seed,
  notice: null,
  variant: '',
})

async function keepRound(
  db: Database,
  { player, gameId, now }: Omit<Asked, 'seed'>,
  deal: RoundDeal,
): Promise<OpenRound> {
  if (player.userType !== 'student')
    return presentRound({ ...deal, ...unplayed, id: null, gameId, startedAt: now }, now)
  const row = await inTransaction(db, tx => upsertOpenRound(tx, { ...deal, userId: player.id, gameId, startedAt: now }))
  return presentRound({ ...row, gameId }, now)
}

/**
 * The round in which a game asks for its words or questions: the open one where it is of this material and these
 * options, dealt now where it was opened undealt; otherwise a new one. Without `keeps` nothing of the pupil's changes:
 * what is dealt then is a preview.
 */
export async function askForRound(
  db: Database,
  { player, gameId, now, seed }: Asked,
  game: PlayableGame,
  wish: { materialId: number; options: unknown },
  keeps: boolean,
): Promise<OpenRound | Refusal> {
  const open = await selectRoundOf(db, { player, gameId, now })
  if (open && open.dealt !== null && open.materialId === wish.materialId && isSame(open.options, wish.options))
    return presentRound({ ...open, gameId }, now)
  const deal = await dealRound(db, player, game, wish, open && open.dealt === null ? open.seed : seed)
  if (deal instanceof Refusal) return deal
  if (!keeps) return presentRound({ ...deal, ...unplayed, id: null, gameId, startedAt: now }, now)
  const dealt = open && open.dealt === null ? await dealOpenRound(db, open.id, deal) : null
  return dealt ? presentRound({ ...dealt, gameId }, now) : keepRound(db, { player, gameId, now }, deal)
}

const isSame = (kept: unknown, wished: unknown) => keyOf(kept) === keyOf(wished)
/** JSON with its keys in order: PostgreSQL keeps them in an order of its own. */
const keyOf = (value: unknown) =>
  JSON.stringify(Object.entries(value ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)))

/** The round a pupil began less than a day ago and has not finished; null when there is none. */
export async function findOpenRound(
  db: Database,
  { player, gameId, now }: Omit<Asked, 'seed'>,
): Promise<OpenRound | null> {
  const row = await selectRoundOf(db, { player, gameId, now })
  return row && row.dealt !== null ? presentRound({ ...row, gameId }, now) : null
}

/**
 * The round of a game that a pupil has open and began so many milliseconds ago at most, dealt or not; a teacher has
 * none.
 */
const selectRoundOf = async (db: Database, { player, gameId, now }: Omit<Asked, 'seed'>, age = roundLife) =>
  player.userType === 'student' ? selectOpenRound(db, player.id, gameId, before(now, age)) : null

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

type Shown = Pick<RoundRow, 'materialId' | 'options' | 'dealt' | 'notice' | 'startedAt' | 'playedMs' | 'progress'> & {
  id: string | null
  gameId: GameId
}

function presentRound({ id, gameId, startedAt, ...round }: Shown, now: Date): OpenRound {
  return {
    gameId,
    gameTitle: infoOf(gameId).title,
    roundId: id,
    materialId: round.materialId,
    options: round.options,
    dealt: round.dealt,
    notice: round.notice,
    secondsSinceStart: Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1000)),
    playedMs: round.playedMs,
    progress: round.progress,
  }
}
