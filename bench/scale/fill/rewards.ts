import { achievements } from '@capivira/core/achievements/catalog'
import { xpPerLevel } from '@capivira/core/progress/level'
import { correctAnswerXp, dailyChallenge, reviewXp, sideXp } from '@capivira/core/progress/xp'

/** XP of everything that was done, each event once, by the product's own amounts. */
export const ledgerStatements: readonly string[] = [
  `insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
   select user_id, source, source_id, amount, events.at::date, events.at from (
     select user_id, 'review' as source, card_id || ':' || at::date as source_id, ${reviewXp} as amount, at
       from bench.ratings
     union all
     select user_id, 'side', card_id || ':' || side, case side when 'front' then ${sideXp.front}
       else ${sideXp.back} end, began
     from bench.studied, unnest(array['front', 'back']) side
     union all
     select user_id, 'quiz', quiz_id || ':' || day || ':' || score, score * ${correctAnswerXp}, completed_at
     from quiz_attempts where score > 0
     union all
     select user_id, 'game', id::text, xp, completed_at from game_rounds
     union all
     select user_id, 'challenge', at::date::text, ${dailyChallenge.xp}, max(at)
     from bench.ratings group by user_id, at::date having count(distinct card_id) >= ${dailyChallenge.cards}
   ) events order by events.at`,
  `insert into activity_days (user_id, day, cards, reviews, quizzes, games, xp)
   select user_id, day, sum(cards), sum(reviews), sum(quizzes), sum(games), sum(xp) from (
     select user_id, at::date as day, count(distinct card_id) as cards, count(*) as reviews, 0 as quizzes, 0 as games, 0
       as xp
     from bench.ratings group by user_id, at::date
     union all select user_id, day, 0, 0, count(*), 0, 0 from quiz_attempts group by user_id, day
     union all select user_id, day, 0, 0, 0, count(*), 0 from game_rounds group by user_id, day
     union all select user_id, day, 0, 0, 0, 0, sum(amount) from xp_ledger group by user_id, day
   ) acts group by user_id, day order by day`,
  `insert into activity_totals (user_id, cards, reviews, quizzes, perfect_quizzes, daily_challenges,
    materials_completed, games,
     game_kinds)
   select p.id, coalesce(r.cards, 0), coalesce(r.reviews, 0), coalesce(q.quizzes, 0), coalesce(q.perfect, 0),
     coalesce(c.challenges, 0), coalesce(m.completed, 0), coalesce(g.rounds, 0), coalesce(g.kinds, 0)
   from bench.pupils p
   left join (select user_id, count(*) as cards, sum(review_count) as reviews from card_reviews group by user_id) r
     on r.user_id = p.id
   left join (select user_id, count(*) as quizzes, count(*) filter (where score = total_questions) as perfect
     from quiz_attempts group by user_id) q on q.user_id = p.id
   left join (select user_id, count(*) as challenges from xp_ledger where source = 'challenge' group by user_id) c
     on c.user_id = p.id
   left join (select user_id, count(*) as completed from user_progress where completed_at is not null
     group by user_id) m
     on m.user_id = p.id
   left join (select user_id, sum(rounds) as rounds, count(*) as kinds from game_completions group by user_id) g
     on g.user_id = p.id`,
  // Runs of days with an act of study: the last one is the streak, the longest one earns achievements.
  `create table bench.streaks as
   select user_id, max(days) as longest, (array_agg(days order by until desc))[1] as days, max(until) as until from (
     select user_id, count(*)::int as days, max(day) as until from (
       select user_id, day, day - row_number() over (partition by user_id order by day)::int as run
       from activity_days where reviews + quizzes + games > 0
     ) days group by user_id, run
   ) runs group by user_id`,
  `update users set streak = s.days, last_study_date = s.until from bench.streaks s where s.user_id = users.id`,
  addUp(),
]

const values = achievements
  .map(({ id, metric, requirement, xpReward }) => `('${id}', '${metric}', ${requirement}, ${xpReward})`)
  .join(', ')

/** Gives pupils the achievements they have earned by now, on the last day they studied, and pays them. */
const unlock = `with given as (
    insert into user_achievements (user_id, achievement_id, unlocked_at)
    select u.id, a.id, u.last_study_date + time '19:00'
    from users u
    join activity_totals t on t.user_id = u.id
    join bench.streaks s on s.user_id = u.id
    join (values ${values}) as a (id, metric, requirement, reward) on a.requirement <= case a.metric
      when 'cards' then t.cards when 'reviews' then t.reviews when 'quizzes' then t.quizzes
      when 'perfectQuizzes' then t.perfect_quizzes when 'dailyChallenges' then t.daily_challenges
      when 'materialsCompleted' then t.materials_completed when 'games' then t.games when 'gameKinds' then t.game_kinds
      when 'streak' then s.longest when 'level' then u.level end
    on conflict do nothing
    returning user_id, achievement_id, unlocked_at
  ), paid as (
    insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
    select g.user_id, 'achievement', g.achievement_id, a.reward, g.unlocked_at::date, g.unlocked_at
    from given g join (values ${values}) as a (id, metric, requirement, reward) on a.id = g.achievement_id
    returning user_id, amount, day
  )
  update activity_days d set xp = d.xp + earned.xp
  from (select user_id, day, sum(amount)::int as xp from paid group by user_id, day) earned
  where earned.user_id = d.user_id and earned.day = d.day`

/** A reward may reach a level that is an achievement itself: three rounds are enough for all there are. */
export const achievementStatements: readonly string[] = [1, 2, 3, 4].flatMap(() => [unlock, addUp()])

function addUp(): string {
  return `update users set xp = paid.xp, level = paid.xp / ${xpPerLevel} + 1
    from (select user_id, sum(amount)::int as xp from xp_ledger group by user_id) paid where paid.user_id = users.id`
}
