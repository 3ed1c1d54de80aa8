import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Acknowledged } from './acknowledged.ts'
import { sha256 } from './people.ts'

type Check = {
  /** What must hold. */
  name: string
  /** Finds what breaks it. */
  sql: string
  values?: (acknowledged: Acknowledged) => unknown[]
}

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map(row => row[key])

const checks: readonly Check[] = [
  {
    name: 'every acknowledged upload exists with its bytes',
    sql: `select a.id from unnest($1::int[], $2::text[]) a (id, sha256)
      where not exists (select from materials m where m.id = a.id and encode(m.pdf_sha256, 'hex') = a.sha256)`,
    values: ({ uploads }) => [column(uploads, 'id'), column(uploads, 'sha256')],
  },
  {
    name: 'every acknowledged review is in the log',
    sql: `select * from (
        select user_id, card_id, count(*) as told from unnest($1::uuid[], $2::int[]) a (user_id, card_id) group by 1, 2
      ) a
      where told > (select count(*) from review_log l where l.user_id = a.user_id and l.card_id = a.card_id)`,
    values: ({ reviews }) => [column(reviews, 'userId'), column(reviews, 'cardId')],
  },
  {
    name: 'every acknowledged side is kept',
    sql: `select a.* from unnest($1::uuid[], $2::int[], $3::text[]) a (user_id, card_id, side)
      where not exists (
        select from studied_cards s where s.user_id = a.user_id and s.card_id = a.card_id
          and case a.side when 'front' then front_viewed else back_viewed end
      )`,
    values: ({ sides }) => [column(sides, 'userId'), column(sides, 'cardId'), column(sides, 'side')],
  },
  {
    name: 'every acknowledged attempt is kept with its score',
    sql: `select a.* from unnest($1::int[], $2::uuid[], $3::int[]) a (id, user_id, score)
      where not exists (
        select from quiz_attempts q where q.id = a.id and q.user_id = a.user_id and q.score = a.score
      )`,
    values: ({ attempts }) => [column(attempts, 'id'), column(attempts, 'userId'), column(attempts, 'score')],
  },
  {
    name: 'every acknowledged achievement is kept',
    sql: `select a.* from unnest($1::uuid[], $2::text[]) a (user_id, id)
      where not exists (select from user_achievements u where u.user_id = a.user_id and u.achievement_id = a.id)`,
    values: ({ rewards }) => [column(rewards, 'userId'), column(rewards, 'id')],
  },
  {
    name: 'no pupil has less XP than they were told',
    sql: `select user_id, sum(xp) as told from unnest($1::uuid[], $2::int[]) a (user_id, xp) group by user_id
      having sum(xp) > (select xp from users where id = user_id)`,
    values: ({ reviews, sides, attempts, rewards }) => {
      const paid = [...reviews, ...sides, ...attempts, ...rewards]
      return [column(paid, 'userId'), column(paid, 'xp')]
    },
  },
  {
    name: 'the XP of every user is the sum of their ledger',
    sql:
      'select id, xp from users where xp <> (select coalesce(sum(amount), 0) from xp_ledger where user_id = ' +
      'users.id)',
  },
  {
    name: 'no event is in the ledger twice',
    sql: 'select user_id, source, source_id from xp_ledger group by 1, 2, 3 having count(*) > 1',
  },
  {
    name: 'a card pays 5 XP a day, a challenge 50, a side 1 or 2',
    sql: `select * from xp_ledger where case source
        when 'review' then amount <> 5 when 'challenge' then amount <> 50 when 'side' then amount > 2 else false end`,
  },
  {
    name: 'a quiz pays 10 XP for each question answered right that day',
    sql: `select a.user_id, a.quiz_id, a.day, count(distinct w.question_id)
      from quiz_attempts a left join quiz_answers w on w.attempt_id = a.id and w.is_right group by 1, 2, 3
      having 10 * count(distinct w.question_id) <> (
        select coalesce(sum(amount), 0) from xp_ledger l
        where l.user_id = a.user_id and l.day = a.day and source = 'quiz' and source_id like a.quiz_id || ':%'
      )`,
  },
  {
    name: 'every rating was paid once and no other',
    sql: `select user_id, card_id, day from review_log group by 1, 2, 3
      except select user_id, split_part(source_id, ':', 1)::int, day from xp_ledger where source = 'review'
      union all (
        select user_id, split_part(source_id, ':', 1)::int, day from xp_ledger where source = 'review'
        except select user_id, card_id, day from review_log
      )`,
  },
  {
    name: 'the counters say what happened',
    sql: `select t.* from activity_totals t
      where reviews <> (select count(*) from review_log where user_id = t.user_id)
        or cards <> (select count(*) from card_reviews where user_id = t.user_id)
        or quizzes <> (select count(*) from quiz_attempts where user_id = t.user_id)
        or reviews <> (select sum(review_count) from card_reviews where user_id = t.user_id)
        or (select sum(amount) from xp_ledger where user_id = t.user_id)
          <> (select sum(xp) from activity_days where user_id = t.user_id)`,
  },
  {
    name: 'a material shows its cards all at once or not at all',
    sql: `select id from materials m where is_processed <> exists (select from flip_cards where material_id = m.id)
      and status <> 'failed'`,
  },
  {
    name: 'no card, question or word is there twice',
    sql: `select 'card', material_id, question, answer from flip_cards group by 2, 3, 4 having count(*) > 1
      union all select 'question', quiz_id, question, '' from quiz_questions group by 2, 3,
        options::text having count(*) > 1
      union all select 'word', material_id, word, '' from words group by 2, 3 having count(*) > 1`,
  },
  {
    name: 'no quiz is without questions',
    sql: 'select id from quizzes q where not exists (select from quiz_questions where quiz_id = q.id)',
  },
]

/** What does not hold, one sentence each. */
export async function findViolations(db: pg.Client, dataFolder: string, acknowledged: Acknowledged): Promise<string[]> {
  const found: string[] = []
  for (const { name, sql, values } of checks) {
    const { rows } = await db.query(sql, values?.(acknowledged))
    if (rows.length > 0) found.push(`${name}: ${rows.length} times not, first ${JSON.stringify(rows[0])}`)
  }
  return [...found, ...(await findDamagedFiles(db, dataFolder))]
}

async function findDamagedFiles(db: pg.Client, dataFolder: string): Promise<string[]> {
  const { rows } = await db.query<{ id: number; path: string; sha256: string }>(
    `select id, pdf_path as path, encode(pdf_sha256, 'hex') as sha256 from materials`,
  )
  const found: string[] = []
  for (const { id, path, sha256: expected } of rows) {
    const bytes = await readFile(join(dataFolder, 'files', path)).catch(() => null)
    if (!bytes) found.push(`the file of material ${id} is missing`)
    else if (sha256(bytes) !== expected) found.push(`the file of material ${id} has other bytes`)
  }
  return found
}

/** PDFs in the store that no material refers to. A kill leaves some; the sweeper removes them later. */
export async function countOrphanFiles(db: pg.Client, dataFolder: string): Promise<number> {
  const { rows } = await db.query<{ path: string }>('select pdf_path as path from materials')
  const known = new Set(rows.map(({ path }) => path))
  const files = await readdir(join(dataFolder, 'files'))
  return files.filter(name => name.endsWith('.pdf') && !known.has(name)).length
}

export type Fates = { processed: number; failed: number; unfinished: number; reasons: string[] }

/** What became of the materials. */
export async function fatesOf(db: pg.Client): Promise<Fates> {
  const { rows } = await db.query<Fates>(
    `select count(*) filter (where status = 'processed') as processed, count(*) filter (where status = 'failed')
      as failed,
       count(*) filter (where status not in ('processed', 'failed')) as unfinished,
       array(select distinct failure_reason from materials where status = 'failed') as reasons
     from materials`,
  )
  const [fates] = rows
  if (!fates) throw new Error('an aggregate answered no row')
  return fates
}
