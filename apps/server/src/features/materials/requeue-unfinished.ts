import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { listUnfinished } from './processing-store.ts'

/** Sees to it that every unfinished material has a job; those that have one are left alone. */
export async function requeueUnfinished({
  db,
  jobs,
}: {
  db: Database
  jobs: Pick<Jobs, 'processMaterial'>
}): Promise<void> {
  for (const job of await listUnfinished(db)) await jobs.processMaterial(db, job)
}
