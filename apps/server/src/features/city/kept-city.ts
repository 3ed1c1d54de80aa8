import { city, newCity } from '@capivira/games/city/city'
import { missionId } from '@capivira/games/city/missions'
import * as z from 'zod/mini'
import type { CityRow } from './store.ts'

/** What a row keeps: the city, and the missions that have paid XP. */
export const keptCity = z.object({ city, paid: z.array(missionId) })
export type KeptCity = z.output<typeof keptCity>

export const firstCity: KeptCity = { city: newCity, paid: [] }

/** A city as the browser is told it. */
export function presentCity(row: Pick<CityRow, 'city' | 'revision'> | null) {
  return { revision: row?.revision ?? 0, ...(row ? keptCity.parse(row.city) : firstCity) }
}
