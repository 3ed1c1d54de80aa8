import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { ItemTable } from './rewrite-store.ts'

/** Gives rows of items the fingerprints of what stands in their place now, so that writing it meets them. */
export async function handOver(tx: Transaction, table: ItemTable, heirs: ReadonlyMap<number, string>): Promise<void> {
  if (heirs.size === 0) return
  const rows = [...heirs].map(([id, fingerprint]) => sql`(${id}::int, ${fingerprint}::text)`)
  await tx.execute(sql`
    update ${table} as former set fingerprint = heir.fingerprint
    from (values ${sql.join(rows, sql`, `)}) as heir (id, fingerprint) where former.id = heir.id`)
}
