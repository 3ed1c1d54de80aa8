import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { cities } from './tables.ts'

/** The city a pupil has built. */
export const ownCityData: readonly OwnData[] = [ownRows('cidade', cities, cities.userId)]
