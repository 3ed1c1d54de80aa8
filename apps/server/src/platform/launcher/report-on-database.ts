import { type DatabaseFacts, refuseUnknownZone } from '../examine-database.ts'
import { pendingMigrations } from '../migrate.ts'
import { explainRefusal, tryConnection } from './database.ts'

/** What a database that will do tells besides. */
export type DatabaseReport = DatabaseFacts & {
  /** Migrations that the next start applies; null for an empty database. */
  pending: number | null
  /** Milliseconds that its clock is ahead of this machine's. */
  clockAheadMs: number
}

/**
 * Asks a database everything that a start would ask, and changes nothing.
 * @throws StartupProblem when it does not answer, or will not do
 */
export async function reportOnDatabase(url: string, timeZone: string): Promise<DatabaseReport> {
  const found: DatabaseReport[] = []
  const refused = await tryConnection(url, async (client, facts) => {
    await refuseUnknownZone(client, timeZone)
    const before = Date.now()
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const here = (before + Date.now()) / 2
    const clockAheadMs = (rows[0]?.now.getTime() ?? here) - here
    found.push({ ...facts, clockAheadMs, pending: await pendingMigrations(client) })
  })
  const [report] = found
  if (report) return report
  throw explainRefusal(url, refused ?? { why: 'o servidor não respondeu', isFinal: true })
}
