import type { User } from '@capivira/core/accounts/contract'
import { tellAge } from '@capivira/core/accounts/profile-contract'
import { call } from '../../lib/call.ts'

/**
 * Tells the server an age range, or that it is not told now; answers the changed user. Loaded with the first answer: no
 * first screen needs it.
 */
export const sendAge = (ageRange: User['ageRange']): Promise<User> => call(tellAge, { body: { ageRange } })
