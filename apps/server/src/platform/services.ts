import type { Database } from './database.ts'
import type { FileStore } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { ToldActs } from './once.ts'
import type { Settings } from './settings.ts'
import type { SessionFinder } from './signed-in.ts'
import type { Warnings } from './warnings.ts'

/** What features are given to work with; the edge makes it once and passes it down. */
export type Services = {
  settings: Settings
  db: Database
  files: FileStore
  jobs: Jobs
  findSession: SessionFinder
  /** The acts that were told by name. */
  toldActs: ToldActs
  /** What administrators are to know about how this installation runs. */
  warnings: Warnings
  /** The one clock. */
  now: () => Date
}
