import type { AdminAct } from '@capivira/core/admin/system-contract'
import type { Database } from '../../platform/database.ts'
import { type NewAct, selectActs } from './acts-store.ts'

const pageSize = 50

/** A page of what administrators did, and whether there is more. */
export async function listActs(
  { db }: { db: Database },
  {
    search,
    act,
    before,
  }: { search?: string | undefined; act?: NewAct['act'] | undefined; before?: string | undefined },
): Promise<{ acts: AdminAct[]; more: boolean }> {
  const rows = await selectActs(db, {
    ...(search && { search }),
    ...(act && { act }),
    ...(before && { before: Number(before) }),
    limit: pageSize + 1,
  })
  const acts = rows.slice(0, pageSize).map(row => ({
    id: row.id,
    act: row.act,
    actor: { id: row.actorId, fullName: row.actorName },
    target: row.targetName,
    detail: row.detail,
    createdAt: row.createdAt.toISOString(),
  }))
  return { acts, more: rows.length > pageSize }
}
