import { infoOf } from '@capivira/core/games/catalog'
import type { CompletedRound, GameId } from '@capivira/core/games/contract'
import { messages } from '@capivira/core/http/errors'
import { schoolDay } from '@capivira/core/progress/school-day'
import { fullGameRounds, gameXp, withinDay } from '@capivira/core/progress/xp'
import { happenedAt } from '@capivira/core/study/event'
import { playableGame } from '@capivira/games/playable-games'
import type { Database, Transaction } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { storable } from '../materials/item-rows.ts'
import type { Viewer } from '../materials/viewer.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { type LockedPupil, lockPupil } from '../progress/record-activity.ts'
import { noteProgress } from '../study/note-progress.ts'
import { noteRecognitions } from '../study/note-recognitions.ts'
import { dealRound } from './deal-round.ts'
import { roundLife } from './open-round.ts'
import { payGame, unpaidRound } from './pay-game.ts'
import { completeOpenRound, type RoundDeal, type RoundRow, selectEarlierRounds, selectRound } from './round-store.ts'

type HandedIn = {
  player: Viewer
  gameId: GameId
  /** The round that is meant; null for the open one of the game. */
  roundId: string | null
  result: unknown
  now: Date
  /** How long ago it ended, where the device could not tell at once. */
  secondsAgo: number | undefined
}
type School = { db: Database; settings: Pick<Settings, 'schoolTimeZone'> }

const unknown = new Refusal(404, 'Essa partida não existe mais: outra foi começada depois dela. Comece uma nova.')
const repeated = new Refusal(409, 'Essa partida já foi concluída, aqui ou em outro aparelho. O que ela valeu já é seu.')
const lapsed = new Refusal(409, 'Essa partida começou há mais de um dia. Comece outra.')
const undealt = new Refusal(409, 'Essa partida ainda não foi sorteada. Comece outra pela tela do jogo.')

/**
 * Ends a round: checks what was handed in against what was dealt and the time that passed, and pays by the game's
 * formula, a quarter from the fourth round of the day on, and all games together no more than a day's XP. What cannot
 * be is refused; what came sooner than anybody plays is kept and pays nothing. A teacher's preview is not kept.
 */
export async function completeRound(school: School, handedIn: HandedIn): Promise<CompletedRound | Refusal> {
  const { db } = school
  const { player, gameId, roundId, result } = handedIn
  if (player.userType !== 'student') return unpaidRound
  const found = await selectRound(db, player.id, gameId, roundId)
  if (!found) return unknown
  const deal = found.dealt === null && found.state === 'started' ? await dealByResult(db, handedIn, found) : found
  if (deal instanceof Refusal) return deal

  return inPupilTurn(db, player, async tx => {
    // Played without a network: it ended when it ended, and not before it began.
    const now = happenedAt(handedIn.now, handedIn.secondsAgo, found.startedAt)
    const today = schoolDay(now, school.settings.schoolTimeZone)
    const event = { source: 'game' as const, sourceId: found.id }
    const pupil = await lockPupil(tx, { user: player, event, now, today })
    if (!pupil) return new Refusal(401, messages.unauthorized)
    const round = await selectRound(tx, player.id, gameId, found.id)
    if (!round) return unknown
    if (round.state === 'completed') return repeated
    const elapsedMs = now.getTime() - round.startedAt.getTime()
    if (elapsedMs > roundLife) return lapsed
    return settle(tx, school, pupil, { ...round, ...(round.dealt === null ? deal : {}) }, { gameId, result, elapsedMs })
  })
}

/** Deals a round that was opened by its game's name alone as its result says it was played. */
async function dealByResult(
  db: Database,
  { player, gameId, result }: HandedIn,
  { seed, materialId }: RoundRow,
): Promise<RoundDeal | Refusal> {
  const game = playableGame(gameId)
  const options = game?.optionsOf(result) ?? null
  if (!game || options === null) return undealt
  return dealRound(db, player, game, { materialId, options }, seed)
}

/** PostgreSQL takes no NUL and no half of a surrogate pair, which a word handed in may hold. */
const storableResult = (result: unknown): unknown =>
  JSON.parse(JSON.stringify(result, (_, value) => (typeof value === 'string' ? storable(value) : value)))

async function settle(
  tx: Transaction,
  { settings }: School,
  pupil: LockedPupil,
  round: RoundRow,
  { gameId, result, elapsedMs }: { gameId: GameId; result: unknown; elapsedMs: number },
): Promise<CompletedRound | Refusal> {
  const game = playableGame(gameId)
  if (!game) throw new Error(`${infoOf(gameId).title} has no rounds`)
  const verdict = game.judge(result, round.dealt, elapsedMs)
  if (verdict.kind === 'refused') return new Refusal(400, verdict.reason)

  const { score, seconds, recognitions, hurried } = verdict
  const { variant, materialId } = round
  const earlier = await selectEarlierRounds(tx, { userId: pupil.id, gameId, variant, day: pupil.today })
  const owed = hurried ? 0 : gameXp(verdict.xp, earlier.today)
  const xp = withinDay(owed, earlier.xpToday)
  const end = { completedAt: pupil.now, day: pupil.today, score, xp, seconds, hurried, variant }
  await completeOpenRound(tx, round.id, { ...end, result: storableResult(result) })
  const told = {
    score,
    best: earlier.best,
    record: !hurried && (earlier.best === null || score > earlier.best),
    reduced: earlier.today >= fullGameRounds,
  }
  // Kept for the player, but nothing of it was shown to be study: neither the streak nor a card hears of it.
  if (hurried) return { ...told, xpGain: 0, totalXP: pupil.standing.xp, newAchievements: [], heldBack: 'quick' }
  const [paid, ratings] = await Promise.all([
    payGame(tx, pupil, { gameId, xp, score }),
    noteRecognitions(tx, pupil, recognitions, settings.schoolTimeZone),
  ])
  if (materialId !== null) await noteProgress(tx, pupil, { id: materialId, day: { ...ratings, games: 1 } })
  return { ...told, ...paid, heldBack: xp < owed ? 'day' : null }
}
