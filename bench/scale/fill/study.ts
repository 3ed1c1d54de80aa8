import { dice, uuidSql } from '../sizes.ts'

/** What pupils did with cards. Every table that follows from ratings is written from the same ratings. */
export const studyStatements: readonly string[] = [
  // Which history each card of a pupil went through: one that ends before today.
  `create table bench.studied as
   select pair.pair, pair.n, pair.user_id, pair.material_id, c.id as card_id, c.position, chosen.history,
     bench.at(-pair.age + started.later) + (pair.n % 7200 + c.position % 30) * interval '1 second' as began
   from bench.pairs pair
   join flip_cards c on c.material_id = pair.material_id and c.position < pair.cards
   cross join lateral (select least(c.position / 8, pair.age - 1) as later) started
   cross join lateral (
     select ${dice('pair.n::bigint * 10000000 + c.id', 30, 1_000_000)} % count(*)::int as history
     from bench.histories where span <= pair.age - started.later - 1
   ) chosen`,
  `create table bench.ratings as
   select s.n, s.user_id, s.material_id, s.card_id, step.step, step.rating, step.elapsed,
     s.began + step.day * interval '1 day' as at
   from bench.studied s join bench.steps step on step.history = s.history`,
  `insert into review_log (user_id, card_id, rating, elapsed_days, source, day, reviewed_at)
   select user_id, card_id, rating, elapsed, 'study', r.at::date, r.at from bench.ratings r order by r.at`,
  `insert into card_reviews (user_id, card_id, material_id, difficulty, next_review, review_count, stability,
    memory_difficulty, state,
     learning_steps, scheduled_days, lapses, forgotten, last_review, created_at)
   select s.user_id, s.card_id, s.material_id, h.difficulty, s.began + h.span * interval '1 day' + h.due, h.reps,
     h.stability,
     h.memory_difficulty, h.state, h.learning_steps, h.scheduled_days, h.lapses, h.forgotten,
       s.began + h.span * interval '1 day',
     s.began
   from bench.studied s join bench.histories h on h.id = s.history order by s.began`,
  `insert into studied_cards (user_id, card_id, material_id, front_viewed, back_viewed, xp_earned, first_studied_at,
    last_studied_at)
   select s.user_id, s.card_id, s.material_id, true, true, 3, s.began, s.began + h.span * interval '1 day'
   from bench.studied s join bench.histories h on h.id = s.history order by s.began`,
  `insert into study_events (user_id, event_id, created_at)
   select user_id, ${uuidSql("card_id || '/' || step || '/' || n")}, at from bench.ratings where at > bench.at(-14)`,
]
