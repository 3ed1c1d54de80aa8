import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { activityDays, activityTotals, xpLedger } from './tables.ts'

/** What progress keeps about a person. */
export const ownProgressData: readonly OwnData[] = [
  ownRows('XP recebido', xpLedger, xpLedger.userId),
  ownRows('totais', activityTotals, activityTotals.userId),
  ownRows('atividade por dia', activityDays, activityDays.userId),
]
