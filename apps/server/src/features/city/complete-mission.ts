import type { CompletedRound } from '@capivira/core/games/contract'
import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { missionInfo, missionId as missionName } from '@capivira/games/city/missions'
import { statsOf } from '@capivira/games/city/stats'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { payGame, unpaidRound } from '../games/pay-game.ts'
import type { Viewer } from '../materials/viewer.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { lockPupil } from '../progress/record-activity.ts'
import { firstCity, keptCity } from './kept-city.ts'
import { lockCity, updateCity } from './store.ts'

const noMission = new Refusal(404, 'Essa missão não existe.')
const notYet = new Refusal(400, 'Sua cidade ainda não cumpriu essa missão.')
const repeated = new Refusal(409, 'Essa missão já foi concluída.')

/**
 * Pays a mission that the city on the server has fulfilled: once ever, in full, whatever the browser says about it. A
 * teacher's preview is not kept.
 */
export async function completeMission(
  db: Database,
  { player, missionId, now, today }: { player: Viewer; missionId: string; now: Date; today: SchoolDay },
): Promise<CompletedRound | Refusal> {
  const named = missionName.safeParse(missionId)
  if (!named.success) return noMission
  if (player.userType !== 'student') return unpaidRound
  const mission = missionInfo(named.data)
  return inPupilTurn(db, player, async tx => {
    const event = { source: 'game' as const, sourceId: `city:${mission.id}` }
    const pupil = await lockPupil(tx, { user: player, event, now, today })
    if (!pupil) return new Refusal(401, messages.unauthorized)
    const row = await lockCity(tx, player.id, { city: firstCity, updatedAt: now })
    const { city, paid } = keptCity.parse(row.city)
    if (!city.completed.includes(mission.id)) return notYet
    if (pupil.alreadyPaid) return repeated
    const score = Math.round(statsOf(city).sustainabilityScore)
    const done = await payGame(tx, pupil, { gameId: 'geo-explorer', xp: mission.reward, score })
    // The revision stays: paying changes nothing that actions are played on.
    const kept = { city, paid: [...paid, mission.id] }
    await updateCity(tx, player.id, { city: kept, revision: row.revision, updatedAt: now })
    return { ...done, score, best: null, record: false, reduced: false, heldBack: null }
  })
}
