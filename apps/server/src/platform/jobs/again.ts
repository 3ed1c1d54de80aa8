import type { Job, PgBoss, SendOptions } from 'pg-boss'
import { keptFailedSeconds, queues } from './queues.ts'

/**
 * Lets an administrator see for a week what was given up at its first attempt: other failures show elsewhere as well.
 */
export async function keepFailed(boss: PgBoss, { name, id }: Job): Promise<void> {
  const statement = 'update pgboss.job set deletion_seconds = $3 where name = $1 and id = $2::uuid'
  await boss.getDb().executeSql(statement, [name, id, keptFailedSeconds])
}

/** Puts a job at work back to the end of its queue. Should this process die in between, the sweeper sends it again. */
export async function queueAgain<T extends object>(boss: PgBoss, job: Job<T>, options: SendOptions): Promise<void> {
  // No sweeper knows of e-mails: better one job too many, since sent twice it is still one e-mail.
  if (job.name === 'letter') await boss.send(job.name, job.data, options)
  await boss.deleteJob(job.name, job.id)
  if (job.name === 'letter') return
  await boss.send(job.name, job.data, options)
}

/**
 * Removes jobs that nobody works on any more: with every other worker dead, they would only wait for their heartbeat.
 * E-mails are queued again first; all else is sent again by the sweeper.
 */
export async function dropAbandoned(boss: PgBoss): Promise<void> {
  for (const name of Object.keys(queues)) {
    const abandoned = (await boss.findJobs<object>(name)).filter(({ state }) => state === 'active')
    if (abandoned.length === 0) continue
    if (name === 'letter') for (const { data } of abandoned) await boss.send(name, data)
    await boss.deleteJob(
      name,
      abandoned.map(({ id }) => id),
    )
  }
}
