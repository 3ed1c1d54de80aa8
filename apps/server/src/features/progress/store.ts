import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Totals } from '@capivira/core/progress/totals'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '../../platform/columns.ts'
import { statement } from '../../platform/statement.ts'
import { outOfSight } from '../materials/sight-conditions.ts'
import { materials, subjects } from '../materials/tables.ts'
import { subjectOpenTo } from '../materials/visibility-conditions.ts'
import type { xpLedger } from './tables.ts'

export type XpSource = (typeof xpLedger.$inferInsert)['source']

/** Holds a pupil until the transaction ends: acts of one pupil happen one after another. */
export const lockUser = statement<{ userId: string }, { id: string }>(
  'lock_user',
  value => sql`select id from users where id = ${value('userId')} for no key update`,
)

export type StandingRow = Totals & {
  xp: number
  streak: number
  lastDay: SchoolDay | null
  cardsToday: number
  studiedToday: boolean
  unlocked: string[]
  /** Whether the ledger holds the event asked about. */
  alreadyPaid: boolean
}

/** A pupil's standing before an act. Only true while {@link lockUser} holds. */
export const selectStanding = statement<
  { userId: string; today: SchoolDay; source: XpSource; sourceId: string },
  StandingRow
>(
  'select_standing',
  value => sql`
    select u.xp, u.streak, u.last_study_date as "lastDay",
      coalesce(t.cards, 0) as cards, coalesce(t.reviews, 0) as reviews, coalesce(t.quizzes, 0) as quizzes,
      coalesce(t.perfect_quizzes, 0) as "perfectQuizzes", coalesce(t.daily_challenges, 0) as "dailyChallenges",
      coalesce(t.materials_completed, 0) as "materialsCompleted", coalesce(t.games, 0) as games,
      coalesce(t.game_kinds, 0) as "gameKinds",
      coalesce(d.cards, 0) as "cardsToday", coalesce(d.reviews + d.quizzes + d.games > 0, false) as "studiedToday",
      array(select achievement_id from user_achievements where user_id = u.id) as unlocked,
      exists (
        select from xp_ledger
        where user_id = u.id and source = ${value('source')} and source_id = ${value('sourceId')}
      ) as "alreadyPaid"
    from users u
    left join activity_totals t on t.user_id = u.id
    left join activity_days d on d.user_id = u.id and d.day = ${value('today')}
    where u.id = ${value('userId')}`,
)

/** The days on which a pupil studied. Only true while {@link lockUser} holds. */
export const selectStudiedDays = statement<{ userId: string }, { day: SchoolDay }>(
  'select_studied_days',
  value => sql`
    select day from activity_days where user_id = ${value('userId')} and reviews + quizzes + games > 0`,
)

/** What an act changed: ledger entries as three lists of equal length, and how much the day's counters grow. */
export type ActivityChange = {
  userId: string
  today: SchoolDay
  now: Date
  sources: XpSource[]
  sourceIds: string[]
  amounts: number[]
  achievements: string[]
  cards: number
  reviews: number
  quizzes: number
  games: number
  /** XP that the pupil has by the rule. */
  xp: number
  level: number
  streak: number
  lastDay: SchoolDay | null
}

/**
 * Writes the ledger and everything that follows from it. Fails, and with it the transaction, where the ledger did not
 * take what the rule says: XP then would be null, which the table refuses.
 */
export const insertActivity = statement<ActivityChange, Record<string, never>>(
  'insert_activity',
  value => sql`
    with paid as (
      insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
      select ${value('userId')}::uuid, source, source_id, amount, ${value('today')}::date, ${value('now')}::timestamptz
      from unnest(${value('sources')}::text[], ${value('sourceIds')}::text[], ${value('amounts')}::int[])
        as entry (source, source_id, amount)
      on conflict do nothing
      returning amount
    ), gained as (
      select coalesce(sum(amount), 0)::int as xp from paid
    ), unlocked as (
      insert into user_achievements (user_id, achievement_id, unlocked_at)
      select ${value('userId')}::uuid, id, ${value('now')}::timestamptz
      from unnest(${value('achievements')}::text[]) as achievement (id)
      on conflict do nothing
    ), counted as (
      insert into activity_days as day (user_id, day, cards, reviews, quizzes, games, xp)
      select ${value('userId')}::uuid, ${value('today')}::date, ${value('cards')}::int, ${value('reviews')}::int,
        ${value('quizzes')}::int, ${value('games')}::int, gained.xp
      from gained
      on conflict (user_id, day) do update set
        cards = day.cards + excluded.cards, reviews = day.reviews + excluded.reviews,
        quizzes = day.quizzes + excluded.quizzes, games = day.games + excluded.games, xp = day.xp + excluded.xp
    )
    update users set xp = case when users.xp + gained.xp = ${value('xp')} then users.xp + gained.xp end,
      level = ${value('level')}, streak = ${value('streak')},
      last_study_date = ${value('lastDay')}, updated_at = ${value('now')}
    from gained
    where id = ${value('userId')}`,
)

/** An act by the name that its person's device gave it. */
export type ActName = { userId: string; eventId: string }

/** What is known of an act. */
export const selectEvent = statement<ActName, { answer: unknown }>(
  'select_study_event',
  value => sql`select answer from study_events where user_id = ${value('userId')} and event_id = ${value('eventId')}`,
)

/**
 * Writes the name of an act down. Fails where the name is known, so that it may travel ahead of what the act changes.
 */
export const insertEvent = statement<ActName & { now: Date }, Record<string, never>>(
  'insert_study_event',
  value => sql`
    insert into study_events (user_id, event_id, created_at)
    values (${value('userId')}, ${value('eventId')}, ${value('now')})`,
)

/** Takes the name of an act back. */
export const deleteEvent = statement<ActName, Record<string, never>>(
  'delete_study_event',
  value => sql`delete from study_events where user_id = ${value('userId')} and event_id = ${value('eventId')}`,
)

/** Keeps what an act was answered, and forgets the names from before `forgotten`. */
export const keepAnswer = statement<
  ActName & { now: Date; forgotten: Date; answer: string | null },
  Record<string, never>
>(
  'keep_study_answer',
  value => sql`
    with forgotten as (
      delete from study_events where user_id = ${value('userId')} and created_at < ${value('forgotten')}
    )
    insert into study_events (user_id, event_id, created_at, answer)
    values (${value('userId')}, ${value('eventId')}, ${value('now')}, ${value('answer')}::jsonb)
    on conflict (user_id, event_id) do update set answer = excluded.answer`,
)

/** Writes a pupil's counters. */
export const upsertTotals = statement<Totals & { userId: string }, Record<string, never>>(
  'upsert_totals',
  value => sql`
    insert into activity_totals (user_id, cards, reviews, quizzes, perfect_quizzes, daily_challenges,
      materials_completed, games, game_kinds)
    values (${value('userId')}, ${value('cards')}, ${value('reviews')}, ${value('quizzes')},
      ${value('perfectQuizzes')}, ${value('dailyChallenges')}, ${value('materialsCompleted')}, ${value('games')},
      ${value('gameKinds')})
    on conflict (user_id) do update set
      cards = excluded.cards, reviews = excluded.reviews, quizzes = excluded.quizzes,
      perfect_quizzes = excluded.perfect_quizzes, daily_challenges = excluded.daily_challenges,
      materials_completed = excluded.materials_completed, games = excluded.games, game_kinds = excluded.game_kinds`,
)

export type ProgressRow = {
  materialId: number
  subjectId: number
  subject: string
  title: string
  teacherName: string
  totalCards: number
  cardsStudied: number
  cardsDue: number
  quizQuestionsCount: number
  lastStudied: string | null
}

/** Whether there is anything to study in material `m`; `offset 0`: its quiz is looked up, not all of them read. */
const hasItems = sql`(
  m.cards_count > 0 or exists (select from quizzes q where q.material_id = m.id and q.questions_count > 0 offset 0)
)`

/**
 * Materials with something to study and how far a pupil has come in each: those studied first, the last one before the
 * others, then the newest. Begun materials are few and looked up; the others are walked from the newest on until the
 * page is full.
 */
const progressOf = (value: (name: 'userId' | 'now' | 'limit' | 'offset') => Placeholder, found: SQL) => sql`
    with begun as materialized (
      select material_id, cards_studied, last_studied from user_progress
      where user_id = ${value('userId')} and last_studied is not null
    ), studied as (
      select m.id, m.created_at, begun.last_studied
      from begun join materials m on m.id = begun.material_id
      where m.is_processed and ${hasItems} and ${found} and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
    ), others as (
      select m.id, m.created_at
      from materials m
      where m.is_processed and ${hasItems} and ${found} and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
        and m.id not in (select material_id from begun)
      order by m.created_at desc, m.id desc
      limit ${value('limit')}::bigint + ${value('offset')}::bigint
    ), page as (
      select id, created_at, last_studied from studied
      union all select id, created_at, null from others
      order by last_studied desc nulls last, created_at desc, id desc
      limit ${value('limit')} offset ${value('offset')}
    )
    select m.id as "materialId", m.subject_id as "subjectId", s.name as subject, m.title, u.full_name as "teacherName",
      m.cards_count as "totalCards", coalesce(begun.cards_studied, 0) as "cardsStudied",
      case when begun.material_id is null then 0 else (
        select count(*)::int from card_reviews r
        where r.user_id = ${value('userId')} and r.material_id = m.id and r.next_review <= ${value('now')}
      ) - (
        -- Cards out of sight have an index of their own, and few of them were studied: see countDueCards.
        select count(*)::int from flip_cards c
        join card_reviews r on r.user_id = ${value('userId')} and r.card_id = c.id and r.next_review <= ${value('now')}
        where c.material_id = m.id and ${outOfSight('c')}
      ) end as "cardsDue",
      coalesce(q.questions_count, 0) as "quizQuestionsCount", page.last_studied as "lastStudied"
    from page
    join materials m on m.id = page.id
    join subjects s on s.id = m.subject_id
    join users u on u.id = m.teacher_id
    left join begun on begun.material_id = m.id
    left join quizzes q on q.material_id = m.id
    order by page.last_studied desc nulls last, page.created_at desc, page.id desc`

type ProgressAsked = { userId: string; now: Date; limit: number; offset: number }

/** See {@link progressOf}. */
export const selectProgress = statement<ProgressAsked, ProgressRow>('select_progress', value =>
  progressOf(value, sql`true`),
)

/** The same of materials whose title or subject has words that begin as those of the query (see `wordsQuery`). */
export const selectFoundProgress = statement<ProgressAsked & { words: string }, ProgressRow>(
  'select_found_progress',
  value => {
    const matches = (words: SQL) => sql`${words} @@ to_tsquery('pg_catalog.simple', ${value('words')}::text)`
    return progressOf(
      value,
      sql`(
        m.id in (select id from materials where ${matches(searchWords(materials.title, materials.description))})
        or m.subject_id in (select id from subjects where ${matches(searchWords(subjects.name, subjects.description))})
      )`,
    )
  },
)
