import { shares } from '../sizes.ts'

/** What the acts themselves keep for lists and reports: days, progress in materials, tarefas done. */
export const progressStatements: readonly string[] = [
  `insert into material_days (user_id, material_id, day, reviews, forgotten, quizzes, questions, right_answers, games)
   select user_id, material_id, day, sum(reviews), sum(forgotten), sum(quizzes), sum(questions), sum(right_answers),
     sum(games) from (
     select user_id, material_id, at::date as day, count(*) as reviews, count(*) filter (where rating = 'errei')
       as forgotten,
       0 as quizzes, 0 as questions, 0 as right_answers, 0 as games
     from bench.ratings group by user_id, material_id, at::date
     union all
     select t.user_id, q.material_id, t.day, 0, 0, count(*), sum(t.total_questions), sum(t.score), 0
     from quiz_attempts t join quizzes q on q.id = t.quiz_id group by t.user_id, q.material_id, t.day
     union all
     select user_id, material_id, day, 0, 0, 0, 0, 0, count(*) from game_rounds
     where state = 'completed' and material_id is not null and day is not null group by user_id, material_id, day
   ) acts group by user_id, material_id, day order by day`,
  `insert into user_progress (user_id, material_id, cards_studied, total_cards, completion_percentage, last_studied,
    last_act_at,
     completed_at, created_at)
   select r.user_id, r.material_id, r.cards, ${shares.cardsPerMaterial}, 100 * r.cards / ${shares.cardsPerMaterial},
     greatest(r.last, t.last, g.last), greatest(r.last, t.last, g.last), case
       when r.cards = ${shares.cardsPerMaterial} then r.completed end, r.first
   from (
     select user_id, material_id, count(*)::int as cards, max(last_review) as last, max(created_at) as completed,
       min(created_at) as first
     from card_reviews group by user_id, material_id
   ) r
   left join (
     select t.user_id, q.material_id, max(t.completed_at) as last
     from quiz_attempts t join quizzes q on q.id = t.quiz_id group by t.user_id, q.material_id
   ) t on t.user_id = r.user_id and t.material_id = r.material_id
   left join (
     select user_id, material_id, max(completed_at) as last from game_rounds group by user_id, material_id
   ) g on g.user_id = r.user_id and g.material_id = r.material_id
   order by r.first`,
  `insert into assignment_results (assignment_id, user_id, done_at)
   select a.id, member.user_id, greatest(cards.done, quiz.done)
   from assignments a
   join class_members member on member.class_id = a.class_id
   left join (
     select a.id, r.user_id, max(r.last_review) as done
     from assignments a join card_reviews r on r.material_id = a.material_id and r.last_review >= a.created_at
     where a.with_cards group by a.id, r.user_id having count(*) = ${shares.cardsPerMaterial}
   ) cards on cards.id = a.id and cards.user_id = member.user_id
   left join (
     select a.id, t.user_id, min(t.completed_at) as done
     from assignments a join quizzes q on q.material_id = a.material_id
     join quiz_attempts t on t.quiz_id = q.id and t.completed_at >= a.created_at group by a.id, t.user_id
   ) quiz on quiz.id = a.id and quiz.user_id = member.user_id
   where (not a.with_cards or cards.done is not null) and (not a.with_quiz or quiz.done is not null)`,
]
