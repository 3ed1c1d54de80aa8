import { cityAction, replayCity } from '@capivira/games/city/city'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { firstCity, keptCity, presentCity } from './kept-city.ts'
import { lockCity, updateCity } from './store.ts'

const outdated = new Refusal(409, 'Sua cidade mudou em outro aparelho. Mostramos agora como ela está.')
const impossible = new Refusal(400, 'Essa ação não é possível na sua cidade. Mostramos agora como ela está.')
const actionList = z.array(cityAction)

/**
 * Plays actions on a pupil's city with the rules of the game: all of them or, when one is not possible, none. Refuses
 * 409 for actions made on an older city.
 */
export async function changeCity(
  db: Database,
  { userId, revision, actions, now }: { userId: string; revision: number; actions: unknown; now: Date },
): Promise<ReturnType<typeof presentCity> | Refusal> {
  const parsed = actionList.safeParse(actions)
  if (!parsed.success) return impossible
  return inTransaction(db, async tx => {
    const row = await lockCity(tx, userId, { city: firstCity, updatedAt: now })
    if (row.revision !== revision) return outdated
    const { city, paid } = keptCity.parse(row.city)
    const played = replayCity(city, parsed.data)
    if (!played) return impossible
    const next = { city: { city: played.city, paid }, revision: revision + 1 }
    await updateCity(tx, userId, { ...next, updatedAt: now })
    return presentCity(next)
  })
}
