import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { idleAccounts } from './tables.ts'

/** Whether the erasure of an account that nobody uses was announced, or the school keeps it. */
export const ownRetentionData: readonly OwnData[] = [ownRows('conta parada', idleAccounts, idleAccounts.userId)]
