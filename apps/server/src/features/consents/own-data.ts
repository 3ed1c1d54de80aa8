import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { guardianConsents } from './tables.ts'

/** What a child's guardian was asked and answered. */
export const ownConsentData: readonly OwnData[] = [
  ownRows('consentimentos de responsáveis', guardianConsents, guardianConsents.userId, {
    leaveOut: ['tokenHash', 'recordedBy', 'revokedById', 'checkedById'],
  }),
]
