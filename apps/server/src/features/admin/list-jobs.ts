import type { AdminJob, JobState } from '@capivira/core/admin/system-contract'
import type { Database } from '../../platform/database.ts'
import type { JobLine, QueueAdmin } from '../../platform/jobs/queue-admin.ts'
import { countStandingEmails } from '../../platform/jobs/standing-emails.ts'
import { findReplay } from '../study/find-replay.ts'
import { selectFailed, selectMaterialsOf } from './jobs-store.ts'

const shown = 200

/** The work in the background and the materials whose processing failed. */
export async function listJobs({ db }: { db: Database }, queueAdmin: QueueAdmin | undefined, now: Date) {
  const { jobs, counts } = queueAdmin ? await queueAdmin.list(db, shown) : nothing
  const ids = jobs.map(materialOf).filter(id => id !== null)
  const [materials, failed, { refused, held }, memories] = await Promise.all([
    selectMaterialsOf(db, ids),
    selectFailed(db),
    countStandingEmails(db, now),
    findReplay(db),
  ])
  const failedMaterials = failed.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return {
    counts: {
      waiting: counts.created,
      retrying: counts.retry,
      running: counts.active,
      failed: counts.failed,
      cancelled: counts.cancelled,
      done: counts.completed,
    },
    jobs: jobs.map((job): AdminJob => {
      const { data: _, state, createdAt, startedAt, endedAt, ...line } = job
      return {
        ...line,
        state: stateOf[state],
        material: materials.get(materialOf(job) ?? 0) ?? null,
        createdAt: createdAt.toISOString(),
        startedAt: startedAt?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
      }
    }),
    failedMaterials,
    letters: { refused, held },
    memories,
  }
}

const nothing = {
  jobs: [],
  counts: { created: 0, retry: 0, active: 0, completed: 0, cancelled: 0, failed: 0 },
}

const stateOf: Record<JobLine['state'], JobState> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** The material a job is about, or null for other work. */
export function materialOf({ queue, data }: Pick<JobLine, 'queue' | 'data'>): number | null {
  if (!queue.startsWith('material') || typeof data !== 'object' || data === null) return null
  return 'id' in data && typeof data.id === 'number' ? data.id : null
}
