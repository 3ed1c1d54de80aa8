import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { cities } from './tables.ts'

export type CityRow = typeof cities.$inferSelect

/** A pupil's city as it is kept; null before the first action. */
export async function selectCity(db: Queryable, userId: string): Promise<CityRow | null> {
  const [row] = await db.select().from(cities).where(eq(cities.userId, userId))
  return row ?? null
}

/** The same, held until the transaction ends; `first` is kept where there was none. */
export async function lockCity(
  tx: Transaction,
  userId: string,
  first: { city: unknown; updatedAt: Date },
): Promise<CityRow> {
  await tx
    .insert(cities)
    .values({ userId, ...first })
    .onConflictDoNothing()
  const [row] = await tx.select().from(cities).where(eq(cities.userId, userId)).for('update')
  if (!row) throw new Error('a city that was just kept is not there')
  return row
}

export async function updateCity(
  tx: Transaction,
  userId: string,
  change: Pick<CityRow, 'city' | 'revision' | 'updatedAt'>,
): Promise<void> {
  await tx.update(cities).set(change).where(eq(cities.userId, userId))
}
