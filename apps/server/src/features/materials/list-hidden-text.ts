import type { HiddenText } from '@capivira/core/admin/system-contract'
import type { Database } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { countUnlooked, selectReadHidden } from './hidden-text-store.ts'

const pageSize = 50
const pagesShown = 100

/**
 * Materials whose items may be made of text that no page shows, whether there are more, and how many are not known yet.
 */
export async function listHiddenText(
  { db }: { db: Database },
  { before }: { before?: string | undefined },
): Promise<{ materials: HiddenText[]; more: boolean; left: number }> {
  const wanted = { ...(before && { before: Number(before) }), limit: pageSize + 1 }
  const [rows, left] = await together(db, connection =>
    Promise.all([selectReadHidden(connection, wanted), countUnlooked(connection)]),
  )
  const materials = rows.slice(0, pageSize).map(({ createdAt, pages, ...row }) => ({
    ...row,
    pages: pages.slice(0, pagesShown),
    createdAt: createdAt.toISOString(),
  }))
  return { materials, more: rows.length > pageSize, left }
}
