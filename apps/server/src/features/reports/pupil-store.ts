import type { ageRanges } from '@capivira/core/accounts/contract'
import type { PupilOrder } from '@capivira/core/reports/contract'
import { type SQL, sql } from 'drizzle-orm'
import { inNameOrder } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { teachesAll } from '../materials/visibility-conditions.ts'
import { wasStudied } from '../study/studied-conditions.ts'
import { type Candidates, candidates } from './candidate-store.ts'
import { ownMaterials, recallAt, type Scope } from './scope-store.ts'

type AgeRange = (typeof ageRanges)[number]

/** Instants as PostgreSQL writes them; shares 0–1, null where nothing was done. */
export type PupilFigures = {
  userId: string
  fullName: string
  streak: number
  lastStudyDate: string | null
  cardsStudied: number
  retention: number | null
  right: number
  questions: number
  quizzes: number
  lastStudied: string | null
}

const orders: Record<PupilOrder, SQL> = {
  name: sql`u.name_order`,
  cards: sql`coalesce(studied.cards, 0)`,
  retention: sql`memory.retention`,
  accuracy: sql`taken.right_answers::float8 / nullif(taken.questions, 0)`,
  streak: sql`case when u.last_study_date >= yesterday.day then u.streak else 0 end`,
  last: sql`studied.last_studied`,
}

/** The pupils of a scope and how they do in the teacher's materials; one pass over each rollup. */
export async function selectPupils(
  db: Queryable,
  scope: Scope,
  {
    pupilId,
    search,
    sort,
    descending,
    limit,
    offset,
    now,
    yesterday,
  }: {
    pupilId?: string
    search?: string | undefined
    sort: PupilOrder
    descending: boolean
    limit: number
    offset: number
    now: Date
    yesterday: string
  },
): Promise<{ pupils: PupilFigures[]; total: number }> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const missing = sql.raw(descending ? 'nulls last' : 'nulls first')
  // No name is missing, so its index serves both directions as it is.
  const order =
    sort === 'name'
      ? sql`order by u.name_order ${direction}, u.id ${direction}`
      : sql`order by ${orders[sort]} ${direction} ${missing}, u.name_order, u.id`
  const page = sql`${order} limit ${limit} offset ${offset}`
  // An index leads to the page: figures are looked up for its pupils alone.
  const first = sort === 'name'
  const wholeSchool = pupilId === undefined && scope.classId === undefined && (await reachesAll(db, scope.teacherId))
  const streak = sort === 'streak' ? sql.raw(descending ? 'desc' : 'asc') : null
  const wanted: Candidates = { scope, wholeSchool, pupilId, search, page, first, streak, most: limit + offset }
  const { rows } = await db.execute<PupilFigures & { total: number }>(sql`
    with ${ownMaterials(scope)}, yesterday as (select ${yesterday}::date as day),
    pupils as materialized (
      ${candidates(wanted)}
    ), studied as (
      select p.user_id, sum(p.cards_studied)::int as cards, max(p.last_act_at) as last_studied
      from own join user_progress p on p.material_id = own.id join pupils on pupils.id = p.user_id
      group by p.user_id
    ), memory as (
      select r.user_id, avg(${recallAt(sql`${now.toISOString()}::timestamptz`)}) as retention
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
      group by r.user_id
    ), taken as (
      select t.user_id, sum(t.score)::int as right_answers, sum(t.total_questions)::int as questions,
        count(*)::int as quizzes
      from own join quizzes on quizzes.material_id = own.id join quiz_attempts t on t.quiz_id = quizzes.id
      join pupils on pupils.id = t.user_id
      group by t.user_id
    )
    select u.id as "userId", u.full_name as "fullName", u.streak, u.last_study_date as "lastStudyDate",
      coalesce(studied.cards, 0) as "cardsStudied", studied.last_studied as "lastStudied",
      memory.retention, coalesce(taken.right_answers, 0) as "right", coalesce(taken.questions, 0) as questions,
      coalesce(taken.quizzes, 0) as quizzes, u.total
    from pupils u
    cross join yesterday
    left join studied on studied.user_id = u.id
    left join memory on memory.user_id = u.id
    left join taken on taken.user_id = u.id
    ${first ? order : page}`)
  return { pupils: rows, total: rows[0]?.total ?? 0 }
}

/** One pupil's figures in each of a teacher's materials they did anything with, the last studied first. */
export async function selectPupilMaterials(db: Queryable, { teacherId }: Scope, pupilId: string, now: Date) {
  const { rows } = await db.execute<
    Omit<PupilFigures, 'userId' | 'fullName' | 'streak' | 'lastStudyDate'> & {
      materialId: number
      title: string
      subject: string
      totalCards: number
    }
  >(sql`
    select m.id as "materialId", m.title, s.name as subject, m.cards_count as "totalCards",
      least(p.cards_studied, m.cards_count) as "cardsStudied", p.last_act_at as "lastStudied",
      (
        select avg(${recallAt(sql`${now.toISOString()}::timestamptz`)}) from card_reviews r
        where r.user_id = p.user_id and r.material_id = m.id
      ) as retention,
      coalesce(taken.right_answers, 0)::int as "right", coalesce(taken.questions, 0)::int as questions,
      coalesce(taken.quizzes, 0)::int as quizzes
    from user_progress p
    join materials m on m.id = p.material_id and m.teacher_id = ${teacherId}
    join subjects s on s.id = m.subject_id
    cross join lateral (
      select sum(right_answers) as right_answers, sum(questions) as questions, sum(quizzes) as quizzes
      from material_days d where d.user_id = p.user_id and d.material_id = m.id
    ) taken
    where p.user_id = ${pupilId}
    order by p.last_act_at desc nulls last, p.last_studied desc nulls last, m.id`)
  return rows
}

/** The last days on which a pupil studied a teacher's materials, the oldest first. */
export async function selectPupilDays(db: Queryable, { teacherId }: Scope, pupilId: string, limit: number) {
  const { rows } = await db.execute<{
    day: string
    reviews: number
    forgotten: number
    questions: number
    right: number
    games: number
  }>(sql`
    select * from (
      select d.day::text as day, sum(d.reviews)::int as reviews, sum(d.forgotten)::int as forgotten,
        sum(d.questions)::int as questions, sum(d.right_answers)::int as "right",
        sum(d.games)::int as games
      from material_days d
      join materials m on m.id = d.material_id and m.teacher_id = ${teacherId}
      where d.user_id = ${pupilId} and ${wasStudied}
      group by d.day order by d.day desc limit ${limit}
    ) latest order by day`)
  return rows
}

/** Names of a teacher's active classes a pupil is in, and the pupil's age range. */
export async function selectBelonging(
  db: Queryable,
  { teacherId }: Scope,
  pupilId: string,
): Promise<{ classes: string[]; ageRange: AgeRange | null }> {
  const { rows } = await db.execute<{ name: string; ageRange: AgeRange | null }>(sql`
    select c.name, u.age_range as "ageRange" from class_members m
    join classes c on c.id = m.class_id and c.teacher_id = ${teacherId} and c.archived_at is null
    join users u on u.id = m.user_id
    where m.user_id = ${pupilId} order by ${inNameOrder(sql`c.name`)}, c.id`)
  return { classes: rows.map(({ name }) => name), ageRange: rows[0]?.ageRange ?? null }
}

async function reachesAll(db: Queryable, teacherId: string): Promise<boolean> {
  const { rows } = await db.execute<{ all: boolean }>(sql`select ${teachesAll(teacherId)} as all`)
  return rows[0]?.all ?? false
}
