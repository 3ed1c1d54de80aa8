import type { ModelAnswer } from '@capivira/generation/model/ask'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Usage } from './budget.ts'
import { aiCalls, modelAnswers } from './tables.ts'

type Call = typeof aiCalls.$inferInsert

/** What the model answered before to the same question about this material, if it was asked. */
export async function selectAnswer(db: Queryable, materialId: number, key: string): Promise<ModelAnswer | null> {
  const [row] = await db
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.materialId, materialId), eq(modelAnswers.key, key)))
  return row?.answer ?? null
}

/** Notes a call, and its answer with it when it brought one: what was paid for is kept before it is used. */
export async function insertCall(
  db: Database,
  call: Call,
  kept: { materialId: number; key: string; answer: ModelAnswer } | null,
): Promise<void> {
  await inTransaction(db, async tx => {
    await tx.insert(aiCalls).values(call)
    if (kept) {
      const { answer } = kept
      const raw = answer.raw.toWellFormed().replaceAll('\0', ' ')
      await tx
        .insert(modelAnswers)
        .values({ ...kept, answer: { ...answer, raw }, createdAt: call.startedAt })
        .onConflictDoNothing()
    }
  })
}

const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::float8`

/** What one processing of a material has used so far, and all of them since `since`. */
export async function selectUsage(
  db: Queryable,
  material: { id: number; generation: number },
  since: Date,
): Promise<Usage> {
  const [own] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      tokens: sum(sql`${aiCalls.inputTokens} + ${aiCalls.outputTokens}`),
      costMicros: sum(aiCalls.costMicros),
    })
    .from(aiCalls)
    .where(and(eq(aiCalls.materialId, material.id), eq(aiCalls.generation, material.generation)))
  return {
    calls: own?.calls ?? 0,
    tokens: own?.tokens ?? 0,
    costMicros: own?.costMicros ?? 0,
    dailyCostMicros: await selectCostSince(db, since),
  }
}

/** What all calls have cost since an instant, in millionths. */
export async function selectCostSince(db: Queryable, since: Date): Promise<number> {
  const [row] = await db
    .select({ costMicros: sum(aiCalls.costMicros) })
    .from(aiCalls)
    .where(gte(aiCalls.startedAt, since))
  return row?.costMicros ?? 0
}

/** Pictures asked of a model since an instant, and what all calls have cost since then. */
export async function selectImageUsage(
  db: Queryable,
  model: string,
  since: Date,
): Promise<{ calls: number; costMicros: number }> {
  const ofModel = and(eq(aiCalls.model, model), isNull(aiCalls.materialId))
  const [row] = await db
    .select({ calls: sql<number>`(count(*) filter (where ${ofModel}))::int`, costMicros: sum(aiCalls.costMicros) })
    .from(aiCalls)
    .where(gte(aiCalls.startedAt, since))
  return { calls: row?.calls ?? 0, costMicros: row?.costMicros ?? 0 }
}
