import type { Rating } from '@capivira/core/study/contract'
import type { Memory } from '@capivira/core/study/schedule'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { weightsFor } from '../memory/weights-conditions.ts'

/** A memory as it is kept; instants in milliseconds. */
export type KeptMemory = {
  id: number
  cardId: number
  reps: number
  due: number
  stability: number
  state: Memory['state']
  /** What it is reckoned with: see memory/parameters.ts. */
  weights: string | null
}

export const selectMemories = statement<{ userId: string }, KeptMemory>(
  'select_memories',
  value => sql`
    select r.id, r.card_id as "cardId", r.review_count as reps, date_part('epoch', r.next_review) * 1000 as due,
      r.stability, r.state,
      ${weightsFor(sql`${value('userId')}`, sql`m.teacher_id`)} as weights
    from card_reviews r join materials m on m.id = r.material_id
    where r.user_id = ${value('userId')} order by r.id`,
)

export type LoggedReview = { cardId: number; rating: Rating; at: number; day: string }

/** All ratings of a pupil, read from an index that holds the whole row. */
export const selectLog = statement<{ userId: string }, LoggedReview>(
  'select_log',
  value => sql`
    select card_id as "cardId", rating, date_part('epoch', reviewed_at) * 1000 as at, day
    from review_log where user_id = ${value('userId')} order by reviewed_at`,
)

type Lists = {
  ids: number[]
  reps: number[]
  due: number[]
  stability: number[]
  difficulty: number[]
  states: string[]
  steps: number[]
  days: number[]
  lapses: number[]
  lastReview: number[]
}

/** Writes memories that have had no rating since they were read; answers which. The pupil is held. */
export const updateMemories = statement<Lists, { id: number }>(
  'update_memories',
  value => sql`
    update card_reviews kept set next_review = to_timestamp(told.due / 1000), stability = told.stability,
      memory_difficulty = told.difficulty, state = told.state, learning_steps = told.steps, scheduled_days = told.days,
      lapses = told.lapses, last_review = to_timestamp(told.last / 1000)
    from unnest(${value('ids')}::int[], ${value('reps')}::int[], ${value('due')}::float8[],
      ${value('stability')}::float8[],
      ${value('difficulty')}::float8[], ${value('states')}::text[], ${value('steps')}::int[], ${value('days')}::int[],
      ${value('lapses')}::int[], ${value('lastReview')}::float8[])
      as told (id, reps, due, stability, difficulty, state, steps, days, lapses, last)
    where kept.id = told.id and kept.review_count = told.reps
    returning kept.id`,
)

/** Begins a reckoning for other weights, unless one is under way. */
export const insertReplay = statement<{ now: Date }, Record<string, never>>(
  'insert_replay',
  value => sql`
    insert into memory_replays (asked_at, for_weights)
    select ${value('now')}::timestamptz, true where not exists (select from memory_replays where ended_at is null)`,
)

/** Notes pupils for it: all who have rated a card, or those of one turma. */
export const insertReplayPupils = statement<{ classId: number | null }, Record<string, never>>(
  'insert_replay_pupils',
  value => sql`
    insert into memory_replay_pupils (user_id)
    select u.id from users u
    where exists (select from card_reviews r where r.user_id = u.id) and (
      ${value('classId')}::int is null
      or exists (select from class_members cm where cm.class_id = ${value('classId')}::int and cm.user_id = u.id)
    )
    on conflict do nothing`,
)

/** The pupils whose turn is next. */
export const selectReplayPupils = statement<{ limit: number }, { userId: string }>(
  'select_replay_pupils',
  value => sql`
    select user_id as "userId" from memory_replay_pupils order by user_id limit ${value('limit')}`,
)

export const deleteReplayPupil = statement<{ userId: string }, { userId: string }>(
  'delete_replay_pupil',
  value => sql`delete from memory_replay_pupils where user_id = ${value('userId')} returning user_id as "userId"`,
)

export type Came = {
  pupils: number
  memories: number
  sooner: number
  later: number
  unlogged: number
  streaks: number
  achievements: number
}

/** Adds to what the reckoning under way has come to. */
export const addToReplay = statement<Came, Record<string, never>>(
  'add_to_replay',
  value => sql`
    update memory_replays set pupils = pupils + ${value('pupils')}, memories = memories + ${value('memories')},
      sooner = sooner + ${value('sooner')}, later = later + ${value('later')},
        unlogged = unlogged + ${value('unlogged')},
      streaks = streaks + ${value('streaks')}, achievements = achievements + ${value('achievements')}
    where ended_at is null`,
)

/** Ends the reckoning when nobody is left. */
export const endReplay = statement<{ now: Date }, Came>(
  'end_replay',
  value => sql`
    update memory_replays set ended_at = ${value('now')}
    where ended_at is null and not exists (select from memory_replay_pupils)
    returning pupils, memories, sooner, later, unlogged, streaks, achievements`,
)

/** The last reckoning, and how many pupils are still to come. */
export const selectReplay = statement<
  Record<string, never>,
  Came & { forWeights: boolean; endedAt: string | null; left: number }
>(
  'select_replay',
  () => sql`
    select pupils, memories, sooner, later, unlogged, streaks, achievements, for_weights as "forWeights", ended_at
      as "endedAt",
      (select count(*)::int from memory_replay_pupils) as left
    from memory_replays order by id desc limit 1`,
)
