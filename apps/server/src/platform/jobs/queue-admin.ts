import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Queryable } from '../database.ts'

const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
type State = (typeof states)[number]

/** A job as the queue's table has it. */
export type JobLine = {
  id: string
  queue: string
  state: State
  data: unknown
  /** What its last attempt threw, as a sentence. */
  reason: string | null
  retries: number
  retryLimit: number
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

/** Looks at jobs and puts them right, for an administrator. */
export type QueueAdmin = {
  /**
   * Jobs that failed or run first, then what waits in its order, then what ended lately; and how many of each state
   * there are.
   */
  list: (db: Queryable, limit: number) => Promise<{ jobs: JobLine[]; counts: Record<State, number> }>
  find: (db: Queryable, queue: string, id: string) => Promise<JobLine | null>
  /** Tries a job again that failed or was cancelled. */
  retry: (tx: Queryable, job: JobLine) => Promise<void>
  /** Takes a job that waits or runs from the queue; one that runs learns of it when it next writes. */
  cancel: (tx: Queryable, job: JobLine) => Promise<void>
}

/** What pg-boss does for its own clock is nobody's work. */
const ours = sql`not starts_with(name, '__pgboss__')`

/** What an administrator does with a queue. Jobs that ended are kept for an hour, so the table stays small. */
export function queueAdminOf(boss: PgBoss): QueueAdmin {
  return {
    async list(db, limit) {
      const rank = sql`case state when 'failed' then 0 when 'active' then 1 when 'retry' then 2 when 'created' then 2
        else 3 end`
      const [jobs, counted] = await Promise.all([
        db.execute<Row>(sql`
          select ${columns} from pgboss.job where ${ours} and (state <> 'completed'
            or completed_on > now() - interval '1 hour')
          order by ${rank}, case when state <= 'active' then -priority else 0 end,
            case when state > 'active' then completed_on end desc, created_on, id
          limit ${limit}`),
        db.execute<{ state: State; total: number }>(
          sql`select state, count(*)::int as total from pgboss.job where ${ours} group by state`,
        ),
      ])
      const counts: Record<State, number> = { created: 0, retry: 0, active: 0, completed: 0, cancelled: 0, failed: 0 }
      for (const { state, total } of counted.rows) counts[state] = total
      return { jobs: jobs.rows.map(lineOf), counts }
    },
    async find(db, queue, id) {
      const { rows } = await db.execute<Row>(
        sql`select ${columns} from pgboss.job where name = ${queue} and id = ${id}::uuid`,
      )
      return rows[0] ? lineOf(rows[0]) : null
    },
    async retry(tx, { queue, id, state }) {
      const db = fromDrizzle(tx, sql)
      if (state === 'cancelled') await boss.resume(queue, id, { db })
      else await boss.retry(queue, id, { db })
    },
    async cancel(tx, { queue, id }) {
      await boss.cancel(queue, id, { db: fromDrizzle(tx, sql) })
    },
  }
}

type Row = {
  id: string
  name: string
  state: State
  data: unknown
  message: string | null
  retries: number
  retryLimit: number
  createdAt: string | Date
  startedAt: string | Date | null
  endedAt: string | Date | null
}

const columns = sql`id, name, state, data, left(coalesce(output ->> 'message', output #>> '{value,message}'), 500)
  as message,
  retry_count as retries, retry_limit as "retryLimit", created_on as "createdAt", started_on as "startedAt",
  completed_on as "endedAt"`

const instantOf = (value: string | Date | null) => (value === null ? null : new Date(value))

function lineOf({ name, message, createdAt, startedAt, endedAt, ...row }: Row): JobLine {
  return {
    ...row,
    queue: name,
    reason: message?.split('\n')[0] ?? null,
    createdAt: new Date(createdAt),
    startedAt: instantOf(startedAt),
    endedAt: instantOf(endedAt),
  }
}
