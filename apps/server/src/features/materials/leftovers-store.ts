import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { leftoversOf } from './leftovers.ts'
import type { ItemTable } from './rewrite-store.ts'
import { inSight, waits } from './sight-conditions.ts'

/** How many items of a table pupils get of a material. */
export async function countSeen(tx: Transaction, table: ItemTable, ofMaterial: SQL): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(table)
    .where(and(ofMaterial, inSight(table)))
  return row?.total ?? 0
}

type Run = {
  /** Which rows of the table are the material's. */
  ofMaterial: SQL
  isTouched: SQL
  isUsed: SQL
  written: readonly { fingerprint: string }[]
  /** How many items pupils got before the run. */
  before: number
}

/** Deletes what a run writes no more, and puts behind the others what stays of it; see {@link leftoversOf}. */
export async function clearLeftovers(
  tx: Transaction,
  table: ItemTable,
  { ofMaterial, isTouched, isUsed, written, before }: Run,
): Promise<void> {
  const { id, fingerprint, position } = table
  const is = (condition: SQL) => sql<boolean>`coalesce(${condition}, false)`
  const looks = { isSeen: is(inSight(table)), waits: is(waits(table)), isTouched: is(isTouched), isUsed: is(isUsed) }
  const rows = await tx
    .select({ id, fingerprint, ...looks })
    .from(table)
    .where(ofMaterial)
    .orderBy(asc(position), asc(id))
    // What a teacher edits, or a pupil first studies, meanwhile is not deleted.
    .for('update')
  const { gone, last } = leftoversOf(rows, new Set(written.map(item => item.fingerprint)), before)
  if (gone.length > 0) await tx.delete(table).where(inArray(id, gone))
  if (last.length === 0) return
  const places = last.map((row, place) => sql`(${row}::int, ${written.length + place}::int)`)
  await tx.execute(sql`
    update ${table} as item set position = place.at
    from (values ${sql.join(places, sql`, `)}) as place (id, at) where item.id = place.id`)
}
