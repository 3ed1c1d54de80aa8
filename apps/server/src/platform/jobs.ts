import { sql } from 'drizzle-orm'
import type { ClientBase, Pool } from 'pg'
import { fromDrizzle, type JobResult, PgBoss, type SendOptions, type WorkOptions } from 'pg-boss'
import type { Queryable } from './database.ts'
import { dropAbandoned, keepFailed, queueAgain } from './jobs/again.ts'
import { calmLog, type QueueLog } from './jobs/calm-log.ts'
import { announceWorker } from './jobs/presence.ts'
import { type QueueAdmin, queueAdminOf } from './jobs/queue-admin.ts'
import {
  fitSchedule,
  type Lane,
  lanes,
  polling,
  type QueueName,
  queues,
  slowPriority,
  supervision,
  sweepSchedule,
} from './jobs/queues.ts'
import { sessionSettings } from './session-settings.ts'

export type { Lane }

/** A material as a job names it: a job of a generation that has passed does nothing. */
export type MaterialJob = { id: number; generation: number }

/** Which e-mail it is; what stands in it is written by who sends it. */
export type EmailKind =
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-paused'
  | 'sign-in-code'
  | 'enable-code'
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | 'confirm-new-email'
  | 'email-change-asked'
  | 'email-change-code'
  | 'two-factor-code'
  | 'email-changed'
  | 'guardian-consent'
  | 'consent-objected'
  | 'guardian-objected'
  | 'account-idle'
  | 'guardian-idle'

/**
 * An e-mail to be written and sent. It holds no token and no code: those are worked out from `id` by who has the
 * secret.
 */
export type EmailJob = {
  /** A random uuid: the e-mail's identity for good. */
  id: string
  kind: EmailKind
  /**
   * Whom it is for: a user, at `address` where it is not the account's own any more, or an address that may be
   * nobody's.
   */
  to: { userId: string; address?: string } | { email: string }
  /** Instants as ISO texts: when it was asked for, and from when on it is of no use. */
  askedAt: string
  until: string
}

/**
 * Queues work in the database, inside the caller's transaction: the job exists exactly when the rows it is about do.
 */
export type Jobs = {
  /**
   * Queues the processing of a material; nothing happens when this generation is queued or at work already.
   * @param job.priority the higher the sooner; 0 when absent
   */
  processMaterial: (transaction: Queryable, job: MaterialJob & { priority?: number }) => Promise<void>
  /** Queues an e-mail. */
  sendEmail: (transaction: Queryable, job: EmailJob) => Promise<void>
}

/**
 * What a worker does with each kind of job. A throw means: try again later, unless the error says that it `isFinal`.
 */
export type Work = {
  /**
   * Stops early, by throwing, when the signal is aborted; the job is then queued again. Answers 'slow' when the rest is
   * for the slow lane, where others get their turn in between.
   */
  material: (job: MaterialJob, signal: AbortSignal, lane: Lane) => Promise<'done' | 'slow'>
  /** Every attempt failed. */
  materialGivenUp: (job: MaterialJob) => Promise<void>
  email: (job: EmailJob) => Promise<void>
  sweep: () => Promise<void>
  /** Every night. */
  fit?: (signal: AbortSignal) => Promise<void>
  /** Goes on where an interrupted one stopped. */
  replay?: (signal: AbortSignal) => Promise<void>
  /** Every quarter of an hour a little, until nothing is left to look at. */
  look?: (signal: AbortSignal) => Promise<void>
  demo?: (signal: AbortSignal) => Promise<void>
}

export type Running = { jobs: Jobs; stop: () => Promise<void> }

/** How a job is sent that goes back to the queue. */
type SendAgain<T> = (data: T, outcome: 'slow' | null) => SendOptions

/** How long a stop waits for jobs to finish by themselves, for them to notice that they are interrupted, and in all. */
export const stopping = { graceMs: 5_000, totalMs: 18_000 }

/** The queue of a process that only sends, and what an administrator does with it. */
export async function openJobs(pool: Pool, log: QueueLog): Promise<Running & { queueAdmin: QueueAdmin }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values ? [...values] : undefined) },
    supervise: false,
    schedule: false,
  })
  await startBoss(boss, calmLog(log))
  return { jobs: jobsOf(boss), queueAdmin: queueAdminOf(boss), stop: () => boss.stop({ graceful: false }) }
}

/**
 * `concurrency`: materials processed at the same time in the quick lane, in the slow one it is always one;
 * `connections`: of the queue to the database; `timeZone`: whose nights are meant.
 */
type Capacity = { concurrency?: number; connections?: number; timeZone?: string }

/** The queue of a worker, with connections of its own. */
function queueOver(url: string, connections: number): PgBoss {
  // An option of the pool, which the queue hands on; its own types do not tell of it.
  const onItsConnections = { onConnect: (client: ClientBase) => client.query(sessionSettings()) }
  return new PgBoss({
    connectionString: url,
    max: connections,
    application_name: 'capivira-jobs',
    ...onItsConnections,
    useListenNotify: true,
    cronMonitorIntervalSeconds: 30,
    ...supervision,
  })
}

/**
 * Starts working off the queue. Jobs that a killed worker left behind are taken up at once when no other worker lives,
 * else as soon as their heartbeat is missed.
 */
export async function startWorking(
  url: string,
  workWith: (jobs: Jobs) => Work,
  ownLog: QueueLog,
  { concurrency = 1, connections = 4, timeZone = 'UTC' }: Capacity = {},
): Promise<Running> {
  const log = calmLog(ownLog)
  const boss = queueOver(url, connections)
  await startBoss(boss, log)
  const presence = await announceWorker(url)
  if (presence.alone) await dropAbandoned(boss)

  const work = workWith(jobsOf(boss))
  const interrupt = new AbortController()
  async function on<T extends object>(
    name: QueueName,
    handle: (data: T, signal: AbortSignal) => Promise<unknown>,
    again: SendAgain<T> = () => ({}),
    fetching: WorkOptions = {},
  ): Promise<void> {
    const options = { ...polling, ...fetching, perJobResults: true } as const
    const worker = await boss.work<T, JobResult, typeof options>(name, options, async ([job]) => {
      if (!job) return []
      const completed: JobResult[] = [{ id: job.id, status: 'completed' }]
      try {
        // What a worker that stops puts back may come to another of its lanes that was about to fetch.
        interrupt.signal.throwIfAborted()
        const outcome = await handle(job.data, AbortSignal.any([job.signal, interrupt.signal]))
        if (outcome === 'slow') await queueAgain(boss, job, again(job.data, outcome))
        return completed
      } catch (error) {
        // Interrupted because this worker stops: back to the queue, without counting as a failed attempt.
        if (interrupt.signal.aborted) {
          await queueAgain(boss, job, again(job.data, null))
          return completed
        }
        if (isFinal(error)) {
          log.warn({ queue: name, job: withoutAddress(job.data) }, error.message)
          await keepFailed(boss, job)
          return [{ id: job.id, status: 'deadletter', output: outputOf(error) }]
        }
        log.error({ err: error, queue: name, job: withoutAddress(job.data) }, 'a job failed and may be tried again')
        throw error
      } finally {
        // Another job may be waiting: look at once, not at the next round.
        boss.notifyWorker(worker)
      }
    })
  }
  const onMaterials = (lane: Lane) =>
    on<MaterialJob>(
      'material',
      (job, signal) => work.material(job, signal, lane),
      (job, outcome) => ({ ...keyOf(job), priority: outcome === 'slow' || lane === 'slow' ? slowPriority : 0 }),
      lanes[lane],
    )
  for (let one = 0; one < concurrency; one++) await onMaterials('quick')
  await onMaterials('slow')
  await on('material.dead', work.materialGivenUp)
  await on('letter', work.email)
  await on('sweep', work.sweep)
  await startClockwork(boss, on, work, timeZone)

  return {
    jobs: jobsOf(boss),
    async stop() {
      const timer = setTimeout(() => interrupt.abort(new Error('the worker is stopping')), stopping.graceMs)
      await boss.stop({ graceful: true, timeout: stopping.totalMs })
      clearTimeout(timer)
      await presence.end()
    },
  }
}

/** Has a queue's jobs handled. */
type On = (name: QueueName, handle: (data: object, signal: AbortSignal) => Promise<unknown>) => Promise<void>

/** What begins by the clock, and at the start, without anybody asking for it. */
async function startClockwork(boss: PgBoss, on: On, work: Work, timeZone: string): Promise<void> {
  const { demo, fit, look, replay } = work
  if (fit) {
    await on('fit', (_, signal) => fit(signal))
    await boss.schedule('fit', fitSchedule, {}, { tz: timeZone })
  }
  if (replay) {
    await on('replay', (_, signal) => replay(signal))
    await boss.schedule('replay', sweepSchedule)
    await boss.send('replay', {})
  }
  if (look) {
    await on('look', (_, signal) => look(signal))
    await boss.schedule('look', sweepSchedule)
    await boss.send('look', {})
  }
  if (demo) await on('demo', (_, signal) => demo(signal))
  await boss.schedule('sweep', sweepSchedule)
  await boss.send('sweep', {})
  if (demo) await boss.send('demo', {})
}

async function startBoss(boss: PgBoss, log: QueueLog): Promise<void> {
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  boss.on('warning', warning => log.warn({ warning }, 'job queue'))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    // A queue made by an earlier release takes over what has changed since; its policy never does.
    const { policy, ...changeable } = { policy: undefined, ...options }
    await boss.updateQueue(name, changeable)
  }
}

function jobsOf(boss: PgBoss): Jobs {
  return {
    async processMaterial(transaction, { id, generation, priority = 0 }) {
      await boss.send(
        'material',
        { id, generation },
        { ...keyOf({ id, generation }), priority, db: fromDrizzle(transaction, sql) },
      )
    },
    async sendEmail(transaction, job) {
      await boss.send('letter', job, { db: fromDrizzle(transaction, sql) })
    },
  }
}

const keyOf = ({ id, generation }: MaterialJob) => ({ singletonKey: `${id}:${generation}` })

/** Whether an error says that trying again brings nothing. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error && 'isFinal' in error && error.isFinal === true

/** What is kept of a last word: the sentence, and whether it is about one address or about all e-mails. */
const outputOf = (error: Error) => ({ message: error.message, ...('about' in error && { about: error.about }) })

/** What the log may say of a job: not to whom an e-mail goes. */
function withoutAddress(data: object): object {
  const { to: _, ...rest } = { to: undefined, ...data }
  return rest
}
