import { fewest } from '@capivira/core/memory/judge'
import type { Rating } from '@capivira/core/study/contract'
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { memoryWeights } from './tables.ts'

/** A school is named by null, a turma by its number. */
export type ScopeId = number | null

const ofScope = (classId: ScopeId): SQL =>
  classId === null ? isNull(memoryWeights.classId) : eq(memoryWeights.classId, classId)

export type Standing = typeof memoryWeights.$inferSelect

/** How memories of the school or a turma are reckoned; undefined before the first fit. */
export async function selectStanding(db: Queryable, classId: ScopeId): Promise<Standing | undefined> {
  const [row] = await db.select().from(memoryWeights).where(ofScope(classId))
  return row
}

/** As {@link selectStanding}, held until the transaction ends; made where there is none. */
export async function holdStanding(tx: Queryable, classId: ScopeId): Promise<Standing> {
  await tx.insert(memoryWeights).values({ classId }).onConflictDoNothing()
  const [row] = await tx.select().from(memoryWeights).where(ofScope(classId)).for('update')
  if (!row) throw new Error('a row that was just made is gone')
  return row
}

export type StandingChange = Partial<Omit<typeof memoryWeights.$inferInsert, 'id' | 'classId'>>

export async function updateStanding(tx: Queryable, id: number, change: StandingChange): Promise<void> {
  await tx.update(memoryWeights).set(change).where(eq(memoryWeights.id, id))
}

/** Turmas go back to the weights of their school: theirs were found against others. */
export async function resetClasses(tx: Queryable): Promise<void> {
  await tx
    .update(memoryWeights)
    .set({ weights: null, usedSince: null, found: null, isBetter: false })
    .where(sql`${memoryWeights.classId} is not null`)
}

export type LogLine = { userId: string; cardId: number; rating: Rating; at: number; source: 'study' | 'game' }

/** Memories of a teacher's cards by the pupils of one turma of theirs, in figures of the log. */
const ofTurma = (classId: number): { pupils: SQL; card: SQL } => ({
  pupils: sql`and d.user_id in (select user_id from class_members where class_id = ${classId})
    and d.material_id in (select m.id from materials m join classes k on k.teacher_id = m.teacher_id
      where k.id = ${classId})`,
  card: sql`and l.card_id in (
    select c.id from flip_cards c join materials m on m.id = c.material_id join classes k on k.teacher_id = m.teacher_id
    where k.id = ${classId})`,
})

/**
 * All ratings of some pupils, about `most` in all, of every memory that lies in the log from its beginning. Which
 * pupils is told by chance that stays the same, not by what they did.
 */
export async function selectLog(db: Queryable, classId: ScopeId, most: number): Promise<LogLine[]> {
  const { pupils, card } = classId === null ? { pupils: sql``, card: sql`` } : ofTurma(classId)
  const { rows } = await db.execute<LogLine>(sql`
    with counted as (
      select d.user_id, sum(d.reviews) as reviews from material_days d where d.reviews > 0 ${pupils} group by d.user_id
    ), drawn as materialized (
      select user_id from (
        select user_id, sum(reviews) over (order by md5(user_id::text)) as so_far from counted
      ) dealt where so_far <= ${most}
    ), logged as (
      select l.user_id, l.card_id, l.rating, l.source, l.reviewed_at,
        count(*) over (partition by l.user_id, l.card_id) as ratings
      from drawn join review_log l on l.user_id = drawn.user_id where true ${card}
    )
    select logged.user_id as "userId", logged.card_id as "cardId", logged.rating, logged.source,
      date_part('epoch', logged.reviewed_at) * 1000 as at
    from logged
    join card_reviews r on r.user_id = logged.user_id and r.card_id = logged.card_id and r.review_count = logged.ratings
    order by logged.user_id, logged.card_id, logged.reviewed_at`)
  return rows
}

/** Turmas that may have ratings enough for weights of their own, those whose turn was longest ago first. */
export async function selectClassesToFit(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select k.id from classes k
    left join memory_weights w on w.class_id = k.id
    where k.archived_at is null and (
      select sum(d.reviews) from class_members cm join material_days d on d.user_id = cm.user_id
      join materials m on m.id = d.material_id and m.teacher_id = k.teacher_id where cm.class_id = k.id
    ) >= ${fewest.ratings}
    order by w.fitted_at nulls first, k.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
