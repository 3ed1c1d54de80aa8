import type { Queryable } from '../../platform/database.ts'
import { insertReplay, insertReplayPupils } from './replay-store.ts'

/**
 * Notes pupils whose memories are to be reckoned anew from the log, since what they are reckoned with has changed:
 * those of a turma, or all (null). A worker takes them one by one; until then their memories are what they were.
 */
export async function noteForReplay(tx: Queryable, classId: number | null, now: Date): Promise<void> {
  await insertReplay(tx, { now })
  await insertReplayPupils(tx, { classId })
}
