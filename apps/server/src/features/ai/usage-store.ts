import { desc, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { aiCalls } from './tables.ts'

const used = {
  calls: sql<number>`count(*)::int`,
  failures: sql<number>`(count(*) filter (where ${aiCalls.outcome} <> 'answered'))::int`,
  inputTokens: sql<number>`coalesce(sum(${aiCalls.inputTokens}), 0)::float8`,
  outputTokens: sql<number>`coalesce(sum(${aiCalls.outputTokens}), 0)::float8`,
  costMicros: sql<number>`coalesce(sum(${aiCalls.costMicros}), 0)::float8`,
}

/** Calls by school day since an instant, the newest day first. */
export async function selectUsageByDay(db: Queryable, since: Date, timeZone: string) {
  const day = sql<string>`to_char(${aiCalls.startedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return db
    .select({ day, ...used })
    .from(aiCalls)
    .where(gte(aiCalls.startedAt, since))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`))
}

/** Failures by kind since an instant, the most frequent first. */
export async function selectFailures(db: Queryable, since: Date) {
  const count = sql<number>`count(*)::int`
  return db
    .select({
      outcome: aiCalls.outcome,
      count,
      lastAt: sql<Date>`max(${aiCalls.startedAt})`.mapWith(aiCalls.startedAt),
    })
    .from(aiCalls)
    .where(sql`${aiCalls.startedAt} >= ${since.toISOString()} and ${aiCalls.outcome} <> 'answered'`)
    .groupBy(aiCalls.outcome)
    .orderBy(desc(count), aiCalls.outcome)
}
