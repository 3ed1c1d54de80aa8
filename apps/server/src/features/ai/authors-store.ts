import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { flipCards, materials, words } from '../materials/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { aiCalls } from './tables.ts'

/** Whether somebody teaches a material; an admin may look at all. */
export async function teaches(db: Queryable, user: Pick<SignedIn, 'id' | 'userType'>, materialId: number) {
  const mine = user.userType === 'admin' ? undefined : eq(materials.teacherId, user.id)
  const [row] = await db
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.id, materialId), mine))
  return row !== undefined
}

/** Items of a material that were not removed, by what is known of who wrote them. */
export async function selectWriters(db: Queryable, materialId: number): Promise<WriterRow[]> {
  const { rows } = await db.execute<WriterRow>(sql`
    select engine, origin, pasted, count(*)::int as items from (
      select engine, origin, pasted, state from ${flipCards} where material_id = ${materialId}
      union all select q.engine, q.origin, q.pasted, q.state from ${quizQuestions} q
        join ${quizzes} on ${quizzes.id} = q.quiz_id where ${quizzes.materialId} = ${materialId}
      union all select engine, origin, pasted, state from ${words} where material_id = ${materialId}
    ) items where state <> 'removed' group by engine, origin, pasted`)
  return rows
}

export type WriterRow = {
  engine: 'extractive' | 'model' | null
  origin: 'generated' | 'requested' | 'teacher' | 'imported'
  pasted: boolean
  items: number
}

/** The models that were asked about a material, with what their calls took, the last one first. */
export function selectServices(db: Queryable, materialId: number) {
  const lastAt = sql<Date>`max(${aiCalls.startedAt})`.mapWith(aiCalls.startedAt)
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`
  return db
    .select({
      provider: aiCalls.provider,
      model: aiCalls.model,
      host: aiCalls.host,
      calls: sql<number>`count(*)::int`,
      failures: sql<number>`(count(*) filter (where ${aiCalls.outcome} <> 'answered'))::int`,
      milliseconds: sum(aiCalls.milliseconds),
      tokens: sum(sql`${aiCalls.inputTokens} + ${aiCalls.outputTokens}`),
      costMicros: sum(aiCalls.costMicros),
      lastAt,
    })
    .from(aiCalls)
    .where(eq(aiCalls.materialId, materialId))
    .groupBy(aiCalls.provider, aiCalls.model, aiCalls.host)
    .orderBy(desc(lastAt))
}
