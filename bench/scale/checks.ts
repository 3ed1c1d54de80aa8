import type pg from 'pg'

/** What must be as the product keeps it: each statement counts the rows that are not. */
const checks: Record<string, string> = {
  'XP is the sum of the ledger': `select count(*) from users u
    left join (select user_id, sum(amount) as xp from xp_ledger group by user_id) paid on paid.user_id = u.id
    where u.xp <> coalesce(paid.xp, 0) or u.level <> u.xp / 1000 + 1`,
  'a day has the XP paid on it': `select count(*) from activity_days d
    full join (select user_id, day, sum(amount) as xp from xp_ledger group by user_id, day) paid using (user_id, day)
    where coalesce(d.xp, 0) <> coalesce(paid.xp, 0)`,
  'materials count their cards and words': `select count(*) from materials m where
    m.cards_count <> (select count(*) from flip_cards where material_id = m.id and state = 'shown')
    or m.words_count <> (select count(*) from words where material_id = m.id and state = 'shown')`,
  'materials count their items by engine': `select count(*) from materials m join (
      select id, count(*) filter (where engine = 'model') as model, count(*) filter (where engine = 'extractive')
        as extractive
      from (
        select material_id as id, engine from flip_cards
        union all select q.material_id, i.engine from quiz_questions i join quizzes q on q.id = i.quiz_id
      ) items group by id
    ) counted using (id)
    where m.model_items <> counted.model or m.extractive_items <> counted.extractive`,
  'quizzes count their questions': `select count(*) from quizzes q
    where q.questions_count <> (select count(*) from quiz_questions where quiz_id = q.id and state = 'shown')`,
  'a memory has as many ratings as the log': `select count(*) from card_reviews r
    full join (
      select user_id, card_id, count(*) as ratings, count(*) filter (where rating = 'errei') as forgotten,
        max(reviewed_at) as last
      from review_log group by user_id, card_id
    ) l using (user_id, card_id)
    where r.review_count is distinct from l.ratings or r.forgotten is distinct from l.forgotten
      or r.last_review is distinct from l.last`,
  'progress counts the cards studied': `select count(*) from user_progress p
    full join (select user_id, material_id, count(*) as cards from studied_cards group by user_id, material_id) s
      using (user_id, material_id)
    where p.cards_studied is distinct from s.cards`,
  'days of a material sum up to the log': `select count(*) from (
      select user_id, sum(reviews) as reviews, sum(quizzes) as quizzes from material_days group by user_id) d
    full join activity_totals t using (user_id)
    where d.reviews is distinct from t.reviews or d.quizzes is distinct from t.quizzes`,
  'a score is the number of right answers': `select count(*) from quiz_attempts t
    join (select attempt_id, count(*) filter (where is_right) as score from quiz_answers group by attempt_id) a
      on a.attempt_id = t.id
    where t.score <> a.score`,
  'the school counts what there is': `select count(*) from (
      select sum(students) as students, sum(subjects) as subjects, sum(materials) as materials, sum(cards) as cards,
        sum(consented) as consented, sum(pdf_bytes) as bytes from school_counts) s
    where s.students <> (select count(*) from users where user_type = 'student') or s.subjects <> (select count(*)
      from subjects)
      or (s.materials, s.cards, s.bytes) <> (select count(*), sum(cards_count), sum(pdf_bytes) from materials)
      or s.consented <> (select count(*) from users u join guardian_consents c on c.user_id = u.id
        where u.age_range = 'até 12' and c.given_at is not null and c.revoked_at is null)`,
  'nothing is dated in the future': 'select count(*) from review_log where reviewed_at > now()',
}

/** Throws when a filled database is not what the product would keep. */
export async function check(client: pg.ClientBase): Promise<void> {
  await client.query("set statement_timeout = 0; set work_mem = '256MB'")
  for (const [name, statement] of Object.entries(checks)) {
    const { rows } = await client.query<{ count: number }>(statement)
    if (Number(rows[0]?.count) !== 0) throw new Error(`not so: ${name} (${rows[0]?.count} rows)`)
  }
}

/** Rows and megabytes of the largest tables, their indexes included. */
export async function measureTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; rows: number; mb: number }>(
    `select relname as table, reltuples::bigint as rows, round(pg_total_relation_size(oid) / 1048576.0)::int as mb
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 3 desc, 1 limit 16`,
  )
  return rows
}
