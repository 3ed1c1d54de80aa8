import type { Queryable } from '../../platform/database.ts'
import { selectIsPupils } from './mailbox-store.ts'

/**
 * Whether the mailbox behind an address is the one of any pupil's account: for those who may not take it for somebody
 * else's.
 */
export const belongsToPupil = (db: Queryable, email: string): Promise<boolean> => selectIsPupils(db, email)
