import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Rating } from '@capivira/core/study/contract'
import type { Memory } from '@capivira/core/study/schedule'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight, sightOf } from '../materials/sight-conditions.ts'
import { subjectOpenSince, subjectOpenTo } from '../materials/visibility-conditions.ts'
import { weightsFor } from '../memory/weights-conditions.ts'

/** An instant as PostgreSQL writes it, e.g. '2026-03-02 15:00:00+00'; Date reads it. */
type Instant = string

type PupilAndCard = { userId: string; cardId: number }

/** How a card stands, and when it last went out of pupils' sight and came back. */
export type Sighted = { sight: 'shown' | 'hidden' | 'removed'; hiddenAt: Instant | null; shownAt: Instant | null }

export type ViewedCard = {
  materialId: number
  frontViewed: boolean
  backViewed: boolean
  rated: boolean
  /** When the pupil last studied the material. */
  lastStudied: Instant | null
} & Sighted

/** What a pupil has seen of a card; no row when there is no such card for them. */
export const selectViewedCard = statement<PupilAndCard, ViewedCard>(
  'select_viewed_card',
  value => sql`
    select c.material_id as "materialId", ${sightOf('c')} as sight, c.hidden_at as "hiddenAt", c.shown_at as "shownAt",
      coalesce(s.front_viewed, false) as "frontViewed",
      coalesce(s.back_viewed, false) as "backViewed", r.id is not null as rated, p.last_studied as "lastStudied"
    from flip_cards c
    join materials m on m.id = c.material_id and m.is_processed
    left join studied_cards s on s.card_id = c.id and s.user_id = ${value('userId')}
    left join card_reviews r on r.card_id = c.id and r.user_id = ${value('userId')}
    left join user_progress p on p.material_id = c.material_id and p.user_id = ${value('userId')}
    where c.id = ${value('cardId')} and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}`,
)

/** Notes that sides of a card were seen; sides seen before stay seen. */
export const upsertStudiedCard = statement<
  PupilAndCard & { materialId: number; front: boolean; back: boolean; xp: number; now: Date },
  Record<string, never>
>(
  'upsert_studied_card',
  value => sql`
    insert into studied_cards as card
      (user_id, card_id, material_id, front_viewed, back_viewed, xp_earned, first_studied_at, last_studied_at)
    values (${value('userId')}, ${value('cardId')}, ${value('materialId')}, ${value('front')}, ${value('back')},
      ${value('xp')}, ${value('now')}, ${value('now')})
    on conflict (user_id, card_id) do update set
      front_viewed = card.front_viewed or excluded.front_viewed,
      back_viewed = card.back_viewed or excluded.back_viewed,
      xp_earned = card.xp_earned + excluded.xp_earned,
      last_studied_at = greatest(card.last_studied_at, excluded.last_studied_at)`,
)

type Rated = Omit<Memory, 'due' | 'lastReview'> & { due: Instant; lastReview: Instant }
type Unrated = { [Field in keyof Rated]: null }

/** Since when a pupil can have studied a card; no row when there is no such card for them. */
export const selectCardSince = statement<PupilAndCard, { since: Instant }>(
  'select_card_since',
  value => sql`
    select greatest(c.created_at, ${subjectOpenSince(sql`m.subject_id`, value('userId'))}) as since
    from flip_cards c
    join materials m on m.id = c.material_id
    where c.id = ${value('cardId')}`,
)

/** A card as a pupil remembers it: FSRS' memory of it is all null while it was never rated. */
export type RememberedCard = {
  materialId: number
  backViewed: boolean
  /**
   * Whether it is the only card of its material that the pupil has not rated, and the material never counted as
   * completed.
   */
  isLast: boolean
  /** What the memory is reckoned with: see memory/parameters.ts. */
  weights: string | null
} & Sighted &
  (Rated | Unrated)

/** What a pupil remembers of a card; no row when there is no such card for them. */
export const selectRememberedCard = statement<PupilAndCard, RememberedCard>(
  'select_remembered_card',
  value => sql`
    select c.material_id as "materialId", coalesce(s.back_viewed, false) as "backViewed",
      ${sightOf('c')} as sight, c.hidden_at as "hiddenAt", c.shown_at as "shownAt",
      r.id is null and p.completed_at is null and
        (select count(*) from flip_cards f where f.material_id = c.material_id and (${inSight('f')} or f.id = c.id)) =
        (
          select count(*) from card_reviews r join flip_cards f on f.id = r.card_id
          where r.user_id = ${value('userId')} and r.material_id = c.material_id and ${inSight('f')}
        ) + 1
        as "isLast",
      ${weightsFor(sql`${value('userId')}`, sql`m.teacher_id`)} as weights,
      r.next_review as due, r.stability, r.memory_difficulty as difficulty, r.state,
      r.learning_steps as "learningSteps", r.scheduled_days as "scheduledDays", r.review_count as reps, r.lapses,
      r.last_review as "lastReview"
    from flip_cards c
    join materials m on m.id = c.material_id and m.is_processed
    left join card_reviews r on r.card_id = c.id and r.user_id = ${value('userId')}
    left join studied_cards s on s.card_id = c.id and s.user_id = ${value('userId')}
    left join user_progress p on p.material_id = c.material_id and p.user_id = ${value('userId')}
    where c.id = ${value('cardId')} and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}`,
)

export type Review = PupilAndCard & {
  materialId: number
  rating: Rating
  /** Days since the previous rating; null for the first. */
  elapsedDays: number | null
  /** Rated by the pupil, or told by a round of a game. */
  source: 'study' | 'game'
  today: SchoolDay
  now: Date
  /** When it was rated; before `now` where a later rating of the card was told first. */
  ratedAt: Date
} & Omit<Memory, 'lastReview'>

/** Keeps what FSRS now remembers of a card, and appends the rating to the log. */
export const insertReview = statement<Review, Record<string, never>>(
  'insert_review',
  value => sql`
    with logged as (
      insert into review_log (user_id, card_id, rating, elapsed_days, source, day, reviewed_at)
      values (${value('userId')}, ${value('cardId')}, ${value('rating')}, ${value('elapsedDays')}, ${value('source')},
        ${value('today')}, ${value('ratedAt')})
    )
    insert into card_reviews as review (user_id, card_id, material_id, difficulty, next_review, review_count, stability,
      memory_difficulty, state, learning_steps, scheduled_days, lapses, forgotten, last_review, created_at)
    values (${value('userId')}, ${value('cardId')}, ${value('materialId')}, ${value('rating')}, ${value('due')},
      ${value('reps')}, ${value('stability')}, ${value('difficulty')}, ${value('state')}, ${value('learningSteps')},
      ${value('scheduledDays')}, ${value('lapses')}, (${value('rating')}::text = 'errei')::int,
      ${value('now')}, ${value('now')})
    on conflict (user_id, card_id) do update set
      difficulty = excluded.difficulty, next_review = excluded.next_review, review_count = excluded.review_count,
      stability = excluded.stability, memory_difficulty = excluded.memory_difficulty, state = excluded.state,
      learning_steps = excluded.learning_steps, scheduled_days = excluded.scheduled_days, lapses = excluded.lapses,
      forgotten = review.forgotten + excluded.forgotten, last_review = excluded.last_review`,
)

/** What an act adds to the day's row of a pupil and a material. */
export type DayGrowth = {
  reviews: number
  forgotten: number
  quizzes: number
  questions: number
  right: number
  games: number
}

/**
 * A pupil's progress in a material grows: `newlyStudied` cards more, and completed if it is by now; and so do the
 * figures of the day.
 */
export const upsertProgress = statement<
  DayGrowth & {
    userId: string
    materialId: number
    newlyStudied: number
    completed: boolean
    today: SchoolDay
    now: Date
  },
  Record<string, never>
>(
  'upsert_progress',
  value => sql`
    with counted as (
      insert into material_days as of_day (user_id, material_id, day, reviews, forgotten, quizzes, questions,
        right_answers, games)
      values (${value('userId')}, ${value('materialId')}, ${value('today')}, ${value('reviews')}, ${value('forgotten')},
        ${value('quizzes')}, ${value('questions')}, ${value('right')}, ${value('games')})
      on conflict (user_id, material_id, day) do update set
        reviews = of_day.reviews + excluded.reviews, forgotten = of_day.forgotten + excluded.forgotten,
        quizzes = of_day.quizzes + excluded.quizzes, questions = of_day.questions + excluded.questions,
        right_answers = of_day.right_answers + excluded.right_answers, games = of_day.games + excluded.games
    )
    insert into user_progress as progress
      (user_id, material_id, cards_studied, total_cards, completion_percentage, last_studied, last_act_at, completed_at,
        created_at)
    select ${value('userId')}::uuid, ${value('materialId')}::int, given.studied, cards.total,
      least(100, 100 * given.studied / greatest(1, cards.total)), given.at,
      case when ${value('reviews')}::int + ${value('quizzes')}::int + ${value('games')}::int > 0 then given.at end,
      case when ${value('completed')}::boolean then given.at end, given.at
    from (select ${value('newlyStudied')}::int as studied, ${value('now')}::timestamptz as at) given,
      (select count(*)::int as total from flip_cards f where f.material_id = ${value('materialId')}
        and ${inSight('f')}) cards
    on conflict (user_id, material_id) do update set
      cards_studied = least(excluded.total_cards, progress.cards_studied + excluded.cards_studied),
      total_cards = excluded.total_cards,
      completion_percentage =
        least(100, 100 * (progress.cards_studied + excluded.cards_studied) / greatest(1, excluded.total_cards)),
      last_studied = greatest(progress.last_studied, excluded.last_studied),
      last_act_at = greatest(progress.last_act_at, excluded.last_act_at),
      completed_at = coalesce(progress.completed_at, excluded.completed_at)`,
)
