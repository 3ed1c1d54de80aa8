import type { ItemKind } from '@capivira/core/editing/contract'
import type { RefusalReason, Standing, Verdict } from '@capivira/core/review/states'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { inSight, waits } from '../materials/sight-conditions.ts'
import { flipCards, words } from '../materials/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'

const tables = { card: flipCards, question: quizQuestions, word: words } as const

export type Judgement = {
  verdict: Verdict | null
  verdictReason: RefusalReason | null
  verdictAt: Date | null
  verdictBy: string | null
  unjudged: Standing | null
}

/**
 * Lets items of a kind stand otherwise with pupils, with what was said of them; nothing is said of them where `said` is
 * absent.
 */
export async function updateStanding(
  tx: Transaction,
  { kind, ids }: { kind: ItemKind; ids: readonly number[] },
  { publication, reason }: Standing,
  { said, now }: { said?: Judgement; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const table = tables[kind]
  const at = sql`${now.toISOString()}::timestamptz`
  // Of what was published from the beginning it is not written down when that was.
  const since = sql`case when ${table.publication} = 'published' then ${table.createdAt} end`
  const publishedAt = sql`coalesce(${table.publishedAt}, ${publication === 'published' ? at : since})`
  const set = { ...said, publication, publicationReason: reason, publishedAt, touchedAt: now }
  const wanted = inArray(table.id, [...ids])
  if (kind === 'question') {
    const doubt = reason === 'answers' ? {} : { doubt: null }
    return void (await tx
      .update(quizQuestions)
      .set({ ...set, ...doubt })
      .where(wanted))
  }
  if (kind === 'word') return void (await tx.update(words).set(set).where(wanted))
  await tx
    .update(flipCards)
    .set({ ...set, ...sightSince(publication === 'published', at) })
    .where(wanted)
}

/** When a card comes into pupils' sight, or goes out of it; one that stays where it is keeps its time. */
function sightSince(comes: boolean, at: SQL): { shownAt: SQL } | { hiddenAt: SQL } {
  const isSeen = inSight(flipCards)
  if (comes) return { shownAt: sql`case when ${isSeen} then ${flipCards.shownAt} else ${at} end` }
  return { hiddenAt: sql`case when ${isSeen} then ${at} else ${flipCards.hiddenAt} end` }
}

/** The suggestions of a kind that wait in a material, of which nothing was said: those named, or all. */
export async function lockWaiting(
  tx: Transaction,
  materialId: number,
  kind: ItemKind,
  ids?: readonly number[],
): Promise<{ id: number; publicationReason: Standing['reason']; certainty: number | null; factKind: string | null }[]> {
  const table = tables[kind]
  const { id, publicationReason, certainty, factKind } = table
  const fields = { id, publicationReason, certainty, factKind }
  const named = ids && inArray(id, [...ids])
  const open = and(waits(table), isNull(table.verdict), named)
  if (kind === 'question') {
    return tx
      .select({ ...fields, id: quizQuestions.id })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(and(eq(quizzes.materialId, materialId), open))
      .for('update', { of: quizQuestions })
  }
  if (kind === 'word')
    return tx
      .select(fields)
      .from(words)
      .where(and(eq(words.materialId, materialId), open))
      .for('update')
  return tx
    .select(fields)
    .from(flipCards)
    .where(and(eq(flipCards.materialId, materialId), open))
    .for('update')
}

/** What was decided about the items of a material so far, and what still waits. */
export async function countVerdicts(
  db: Queryable,
  materialId: number,
): Promise<{ kept: number; refused: number; waiting: number }> {
  const counted = (items: string, of: SQL) => sql`
    select count(*) filter (where ${sql.identifier(items)}.verdict = 'keep') as kept,
      count(*) filter (where ${sql.identifier(items)}.verdict = 'refuse') as refused,
      count(*) filter (where ${waits(items)}) as waiting
    ${of}`
  const { rows } = await db.execute<{ kept: number; refused: number; waiting: number }>(sql`
    select sum(kept)::int as kept, sum(refused)::int as refused, sum(waiting)::int as waiting from (
      ${counted('c', sql`from flip_cards c where c.material_id = ${materialId}`)}
      union all ${counted('w', sql`from words w where w.material_id = ${materialId}`)}
      union all ${counted(
        'q',
        sql`from quizzes z join quiz_questions q on q.quiz_id = z.id
        where z.material_id = ${materialId}`,
      )}
    ) of_kinds`)
  return rows[0] ?? { kept: 0, refused: 0, waiting: 0 }
}
