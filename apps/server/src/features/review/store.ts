import type { Mark } from '@capivira/core/review/line'
import type { PublicationPolicy, RefusalReason, Verdict } from '@capivira/core/review/states'
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { materialPages, materials } from '../materials/tables.ts'
import { factKinds, publicationRules } from './tables.ts'

/** When new items of a material go to pupils, by itself and by its teacher; null where either says nothing. */
export async function selectPolicy(
  db: Queryable,
  materialId: number,
): Promise<{ own: PublicationPolicy | null; ofTeacher: PublicationPolicy | null }> {
  const [row] = await db
    .select({ own: materials.publicationPolicy, ofTeacher: publicationRules.policy })
    .from(materials)
    .leftJoin(publicationRules, eq(publicationRules.userId, materials.teacherId))
    .where(eq(materials.id, materialId))
  return row ?? { own: null, ofTeacher: null }
}

/** The kinds of items that an admin has withdrawn. */
export async function selectWithdrawnKinds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ factKind: factKinds.factKind }).from(factKinds).where(isNotNull(factKinds.withdrawnAt))
  return rows.map(({ factKind }) => factKind)
}

/** How surely each page of a material was read; null for pages that hold their text. */
export async function selectConfidences(
  db: Queryable,
  materialId: number,
): Promise<{ number: number; confidence: number | null }[]> {
  return db
    .select({
      number: materialPages.number,
      confidence: sql<number | null>`(${materialPages.page} ->> 'confidence')::float8`,
    })
    .from(materialPages)
    .where(eq(materialPages.materialId, materialId))
}

/** Lets a material say itself when its new items go to pupils; answers whose it is. */
export async function updateOwnPolicy(
  tx: Transaction,
  materialId: number,
  policy: PublicationPolicy,
): Promise<string | null> {
  const [row] = await tx
    .update(materials)
    .set({ publicationPolicy: policy })
    .where(eq(materials.id, materialId))
    .returning({ teacherId: materials.teacherId })
  return row?.teacherId ?? null
}

/** Makes a teacher's rule this one. */
export async function upsertRule(tx: Transaction, rule: typeof publicationRules.$inferInsert): Promise<void> {
  const { policy, changedAt } = rule
  await tx
    .insert(publicationRules)
    .values(rule)
    .onConflictDoUpdate({ target: publicationRules.userId, set: { policy, changedAt } })
}

const itemTables = ['flip_cards', 'quiz_questions', 'words'] as const
const ofAllItems = (select: (table: SQL) => SQL): SQL =>
  sql.join(
    itemTables.map(name => select(sql`${sql.identifier(name)}`)),
    sql` union all `,
  )

/** Verdicts that are weighed, the newest; of each kind of item no more are looked at. */
const mostMarks = 20_000
/** Led by the index of what was judged, which ends there. */
const newest = sql`order by verdict_at desc limit ${mostMarks}`

/**
 * Verdicts of this school's teachers on items with a certainty, the newest. One on a suggestion says nothing of what is
 * published, and teachers look at those that please or displease them: of suggestions every tenth counts, by its
 * fingerprint.
 */
export async function selectMarks(db: Queryable): Promise<Mark[]> {
  const { rows } = await db.execute<Mark>(sql`
    select certainty, fact_kind as "factKind", verdict = 'keep' as kept from (${ofAllItems(
      table => sql`(select certainty, fact_kind, verdict, verdict_at from ${table}
        where verdict is not null and certainty is not null
          and (unjudged ->> 'publication' = 'published' or left(md5(fingerprint), 4) < '199a') ${newest})`,
    )}) judged ${newest}`)
  return rows
}

/** What teachers decided, counted by kind, verdict and reason; of items of no kind as well. */
export async function selectVerdicts(
  db: Queryable,
): Promise<{ factKind: string | null; verdict: Verdict; reason: RefusalReason | null; times: number }[]> {
  const { rows } = await db.execute<{
    factKind: string | null
    verdict: Verdict
    reason: RefusalReason | null
    times: number
  }>(sql`
    select fact_kind as "factKind", verdict, verdict_reason as reason, count(*)::int as times from (${ofAllItems(
      table => sql`select fact_kind, verdict, verdict_reason from ${table} where verdict is not null`,
    )}) judged group by fact_kind, verdict, verdict_reason order by fact_kind nulls last, verdict,
      verdict_reason nulls first`)
  return rows
}

/** The newest verdicts on items that had been published by themselves, and how many of them were kept. */
export async function countPublishedVerdicts(db: Queryable): Promise<{ judged: number; kept: number }> {
  const { rows } = await db.execute<{ judged: number; kept: number }>(sql`
    select count(*)::int as judged, (count(*) filter (where verdict = 'keep'))::int as kept from (${ofAllItems(
      table => sql`(select verdict from ${table}
        where verdict is not null and certainty is not null and unjudged ->> 'publication' = 'published' ${newest})`,
    )}) judged`)
  return rows[0] ?? { judged: 0, kept: 0 }
}

export type KindRow = {
  factKind: string
  withdrawnAt: string | null
  published: number
  suggested: number
  withdrawn: number
  kept: number
  refused: number
  reasons: { reason: RefusalReason; times: number }[] | null
}

/**
 * Every kind of which there are items, or that was switched once, with what became of its items and what teachers said
 * of them.
 */
export async function selectKinds(db: Queryable): Promise<KindRow[]> {
  const { rows } = await db.execute<KindRow>(sql`
    with counted as (
      select fact_kind, publication, verdict, verdict_reason, count(*)::int as times from (${ofAllItems(
        table => sql`select fact_kind, publication, verdict, verdict_reason from ${table}
          where fact_kind is not null and state <> 'removed'`,
      )}) items group by fact_kind, publication, verdict, verdict_reason
    ), refusals as (
      select fact_kind,
        jsonb_agg(jsonb_build_object('reason', verdict_reason, 'times', times) order by times desc, verdict_reason)
          as reasons
      from (
        select fact_kind, verdict_reason, sum(times)::int as times from counted
        where verdict = 'refuse' and verdict_reason is not null group by fact_kind, verdict_reason
      ) by_reason group by fact_kind
    )
    select coalesce(counted.fact_kind, k.fact_kind) as "factKind", k.withdrawn_at as "withdrawnAt", refusals.reasons,
      coalesce(sum(times) filter (where publication = 'published'), 0)::int as published,
      coalesce(sum(times) filter (where publication = 'suggested'), 0)::int as suggested,
      coalesce(sum(times) filter (where publication = 'withdrawn'), 0)::int as withdrawn,
      coalesce(sum(times) filter (where verdict = 'keep'), 0)::int as kept,
      coalesce(sum(times) filter (where verdict = 'refuse'), 0)::int as refused
    from counted full join fact_kinds k on k.fact_kind = counted.fact_kind
    left join refusals on refusals.fact_kind = coalesce(counted.fact_kind, k.fact_kind)
    group by coalesce(counted.fact_kind, k.fact_kind), k.withdrawn_at, refusals.reasons
    order by "factKind"`)
  return rows
}

/** Notes that an admin withdrew a kind, or brought it back. */
export async function upsertKind(db: Queryable, row: typeof factKinds.$inferInsert): Promise<void> {
  const { withdrawnAt, decidedAt, decidedBy } = row
  await db
    .insert(factKinds)
    .values(row)
    .onConflictDoUpdate({ target: factKinds.factKind, set: { withdrawnAt, decidedAt, decidedBy } })
}
