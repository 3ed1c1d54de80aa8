import { mostPrinted } from '@capivira/core/exchange/contract'
import type { ExportCard, ExportQuestion } from '@capivira/core/exchange/export-card'
import type { Database } from '../../platform/database.ts'
import type { ExportMaterial } from './store.ts'

/** The items of some materials up to what is printed at once. */
export async function listPrinted<Item extends ExportCard | ExportQuestion>(
  db: Database,
  materials: readonly ExportMaterial[],
  read: (db: Database, material: ExportMaterial) => AsyncGenerator<Item[]>,
): Promise<Item[]> {
  const items: Item[] = []
  for (const material of materials) {
    for await (const batch of read(db, material)) {
      items.push(...batch.slice(0, mostPrinted - items.length))
      if (items.length === mostPrinted) return items
    }
  }
  return items
}
