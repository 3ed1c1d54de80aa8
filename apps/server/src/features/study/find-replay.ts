import type { MemoryReplay } from '@capivira/core/admin/system-contract'
import type { Queryable } from '../../platform/database.ts'
import { selectReplay } from './replay-store.ts'

/** What the last reckoning of all memories has come to; null where there never was one. */
export async function findReplay(db: Queryable): Promise<MemoryReplay | null> {
  const [last] = await selectReplay(db, {})
  return last ? { ...last, endedAt: last.endedAt && new Date(last.endedAt).toISOString() } : null
}
