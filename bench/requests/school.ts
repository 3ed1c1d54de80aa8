import type pg from 'pg'

/** A small school with some weeks behind it, written by SQL so that it takes seconds. */
export const school = { teachers: 10, materials: 60, cardsPerMaterial: 40, questionsPerQuiz: 20, pupils: 300 } as const

/** Ids start high, so that a value of a recorded statement tells what it is. */
export const firstCard = 100_001
export const firstMaterial = 5_001
export const cards = school.materials * school.cardsPerMaterial

/** The id of the n-th user, from 1: pupils first, then teachers. The last group holds the number in decimal digits. */
export const userId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const userIdSql = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`

/** Whether the n-th pupil has studied a material before: each has studied a tenth of them. */
export const hasStudied = (n: number, materialId: number) => (materialId + n) % 10 === 0

export const emailOf = (n: number) => `pessoa${n}@escola.example`

const statements = (password: string) => [
  `insert into users (id, email, first_name, last_name, full_name, phone, password, user_type, xp, level, streak,
     last_study_date, created_at, updated_at)
   select ${userIdSql('n')}, 'pessoa' || n || '@escola.example', 'Pessoa', 'Número ' || n, 'Pessoa Número ' || n,
     '(11) 98765-4321', '${password}', case when n <= ${school.pupils} then 'student' else 'teacher' end,
     0, 1, 3, current_date - 1, now() - interval '60 days', now()
   from generate_series(1, ${school.pupils + school.teachers}) n`,
  `insert into subjects (name, name_key, teacher_id, created_at)
   select 'Matéria ' || n, 'materia ' || n, ${userIdSql(`${school.pupils} + n`)}, now() - interval '50 days'
   from generate_series(1, ${school.teachers}) n`,
  `insert into materials (id, title, subject_id, teacher_id, pdf_path, pdf_sha256, pdf_bytes, content, is_processed,
    status,
     progress, created_at, processed_at)
   overriding system value
   select ${firstMaterial - 1} + n, 'Material ' || n, s.id, s.teacher_id, n || '.pdf', sha256(n::text::bytea), 100000,
     repeat('Um parágrafo do texto deste material. ', 500), true, 'processed', 100,
     now() - interval '40 days' + n * interval '1 hour', now() - interval '40 days'
   from generate_series(1, ${school.materials}) n
   join (select id, teacher_id, row_number() over (order by id) as place from subjects) s
     on s.place = (n - 1) % ${school.teachers} + 1`,
  `insert into flip_cards (id, material_id, question, answer, position, source_page, source_quote, fingerprint,
    created_at)
   overriding system value
   select ${firstCard - 1} + n, ${firstMaterial} + (n - 1) / ${school.cardsPerMaterial},
     'O que é o conceito número ' || n || '?',
     'É o que o texto explica sobre o conceito número ' || n || '.', (n - 1) % ${school.cardsPerMaterial}, n % 12 + 1,
     'O trecho do texto que explica o conceito número ' || n || '.', md5(n::text), now() - interval '40 days'
   from generate_series(1, ${cards}) n`,
  `insert into quizzes (material_id, title, created_at) select id, 'Quiz: ' || title, created_at from materials`,
  `insert into quiz_questions (quiz_id, question, options, correct_answer, explanation, position, fingerprint,
    created_at)
   select q.id, 'Qual alternativa responde à questão ' || n || '?', '["Uma", "Duas", "Três", "Quatro"]', n % 4,
     'A página diz por quê.', n, md5(q.id || ' ' || n), q.created_at
   from quizzes q, generate_series(1, ${school.questionsPerQuiz}) n`,
  // The same tenth as hasStudied.
  `insert into card_reviews (user_id, card_id, material_id, difficulty, next_review, review_count, stability,
     memory_difficulty, state, learning_steps, scheduled_days, lapses, last_review, created_at)
   select u.id, c.id, c.material_id, 'médio', now() + ((c.id * 7 + u.n) % 40 - 10) * interval '1 day', 3, 8.2, 5.1,
     'review',
     0, 8, 0, now() - ((c.id + u.n) % 20 + 1) * interval '1 day', now() - interval '25 days'
   from (select id, row_number() over (order by id) as n from users where user_type = 'student') u
   join flip_cards c on (c.material_id + u.n) % 10 = 0`,
  `insert into review_log (user_id, card_id, rating, elapsed_days, day, reviewed_at)
   select user_id, card_id, 'médio', 2, (last_review - n * interval '2 days')::date, last_review - n * interval '2 days'
   from card_reviews, generate_series(0, 2) n`,
  `insert into studied_cards (user_id, card_id, material_id, front_viewed, back_viewed, xp_earned, first_studied_at,
    last_studied_at)
   select user_id, card_id, material_id, true, true, 3, created_at, last_review from card_reviews`,
  `insert into user_progress (user_id, material_id, cards_studied, total_cards, completion_percentage, last_studied,
    last_act_at,
     created_at)
   select user_id, material_id, count(*), ${school.cardsPerMaterial}, 100 * count(*) / ${school.cardsPerMaterial},
     max(last_review), max(last_review), min(created_at)
   from card_reviews group by user_id, material_id`,
  `insert into quiz_attempts (user_id, quiz_id, score, total_questions, percentage, graded, day, completed_at)
   select p.user_id, q.id, 14, ${school.questionsPerQuiz}, 70, true, p.last_studied::date, p.last_studied
   from user_progress p join quizzes q on q.material_id = p.material_id`,
  `insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
   select distinct on (user_id, card_id, day) user_id, 'review', card_id || ':' || day, 5, day, reviewed_at
     from review_log`,
  `insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
   select user_id, 'side', card_id || ':' || side, case side when 'front' then 1 else 2 end, first_studied_at::date,
     first_studied_at
   from studied_cards, unnest(array['front', 'back']) side`,
  `insert into user_achievements (user_id, achievement_id, unlocked_at)
   select id, achievement, now() - interval '10 days'
   from users, unnest(array['cards-1', 'cards-10', 'cards-25', 'cards-50', 'streak-2', 'streak-3',
     'quizzes-1']) achievement
   where user_type = 'student'`,
  `insert into activity_totals (user_id, cards, reviews, quizzes)
   select user_id, count(*), 3 * count(*), 6 from card_reviews group by user_id`,
  `insert into activity_days (user_id, day, cards, reviews, xp)
   select user_id, day, count(distinct card_id), count(*), 0 from review_log group by user_id, day`,
  `update users set xp = paid.xp, level = paid.xp / 1000 + 1
   from (select user_id, sum(amount)::int as xp from xp_ledger group by user_id) paid where paid.user_id = users.id`,
]

/** Fills an empty, migrated database. `password` is the hash of everybody's password. */
export async function foundSchool(client: pg.ClientBase, password: string): Promise<void> {
  for (const statement of statements(password)) await client.query(statement)
  await client.query('vacuum analyze')
  await client.query('checkpoint').catch(() => {})
}
