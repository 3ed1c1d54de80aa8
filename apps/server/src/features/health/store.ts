import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'

/** How the database stands: it answers and can be written, only be read, or does not answer. */
export async function databaseState(db: Database): Promise<'ok' | 'read-only' | 'away'> {
  try {
    const { rows } = await db.execute<{ mode: string }>(sql`select current_setting('transaction_read_only') as mode`)
    return rows[0]?.mode === 'off' ? 'ok' : 'read-only'
  } catch {
    return 'away'
  }
}
