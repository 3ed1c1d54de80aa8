import type { ReportedItem } from '@capivira/core/problems/contract'
import type { Database } from '../../platform/database.ts'
import { selectOpenReports } from './store.ts'

/** The items of a material with unresolved reports: those of most pupils first, then the newest. */
export async function listProblems(db: Database, materialId: number): Promise<ReportedItem[]> {
  const items = new Map<string, ReportedItem>()
  for (const { id, cardId, questionId, reason, comment, createdAt } of await selectOpenReports(db, materialId)) {
    const kind = cardId === null ? ('question' as const) : ('card' as const)
    const itemId = cardId ?? questionId
    if (itemId === null) continue
    const item = items.get(`${kind} ${itemId}`) ?? { kind, itemId, reports: [] }
    item.reports.push({ id, reason, comment, createdAt: createdAt.toISOString() })
    items.set(`${kind} ${itemId}`, item)
  }
  // Sorting is stable: among equals the newest stays first.
  return [...items.values()].sort((a, b) => b.reports.length - a.reports.length)
}
