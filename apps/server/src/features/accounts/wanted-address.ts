import type { Queryable } from '../../platform/database.ts'
import { selectWantedEmail } from './email-store.ts'

/** The address somebody wanted for their account and did not prove, if there is one. */
export const wantedAddressOf = (db: Queryable, userId: string): Promise<string[]> => selectWantedEmail(db, userId)
