import { type OwnData, ownList, ownRows } from '../../platform/own-data.ts'
import { activityDays, activityTotals, xpLedger } from './tables.ts'

/** What progress keeps about a person. */
export const ownProgressData: readonly OwnData[] = [
  ownList('XP recebido', xpLedger, xpLedger.userId),
  ownRows('totais', activityTotals, activityTotals.userId),
  ownList('atividade por dia', activityDays, activityDays.userId),
]
