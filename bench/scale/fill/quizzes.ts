import { dice, shares } from '../sizes.ts'

const { questionsPerQuiz } = shares

/** Quizzes taken, on days apart, with every answer; the score is the number of right ones. */
export const quizStatements: readonly string[] = [
  `create table bench.attempts as
   select row_number() over (order by taken.at, pair, k)::int as id, pair, n, user_id, quiz_id, material_id, taken.at
   from (
     select pair.pair, pair.n, pair.user_id, q.id as quiz_id, pair.material_id, k,
       bench.at(-pair.age + least(pair.age - 1, 3 + 9 * k)) + (7300 + pair.n % 600) * interval '1 second' as at
     from bench.pairs pair
     join quizzes q on q.material_id = pair.material_id
     cross join generate_series(0, ${dice('pair.pair', 40, 3)}) k
     where k = 0 or pair.age > 12 + 9 * k
   ) taken`,
  `create table bench.answers as
   select a.id as attempt_id, q.id as question_id, chosen.option, chosen.option = q.correct_answer as is_right,
     q.options ->> chosen.option as text
   from bench.attempts a
   join quiz_questions q on q.quiz_id = a.quiz_id
   cross join lateral (select case when ${dice('a.id::bigint * 1000 + q.position', 41, 100)} < 72 then q.correct_answer
     else ${dice('a.id::bigint * 1000 + q.position', 42, 4)} end as option) chosen`,
  `insert into quiz_attempts (id, user_id, quiz_id, score, total_questions, percentage, answers, graded, day,
    completed_at)
   overriding system value
   select a.id, a.user_id, a.quiz_id, given.score, ${questionsPerQuiz},
     round(100.0 * given.score / ${questionsPerQuiz}), given.answers,
     true, a.at::date, a.at
   from bench.attempts a
   join (
     select attempt_id, count(*) filter (where is_right)::int as score,
       jsonb_agg(jsonb_build_object('questionId', question_id, 'option', text)) as answers
     from bench.answers group by attempt_id
   ) given on given.attempt_id = a.id
   order by a.id`,
  `select setval(pg_get_serial_sequence('quiz_attempts', 'id'), (select max(id) from quiz_attempts))`,
  `insert into quiz_answers (attempt_id, question_id, option, is_right)
   select attempt_id, question_id, text, is_right from bench.answers order by attempt_id, question_id`,
]
