import { ServiceProblem } from '../service-problem.ts'

/**
 * Where uploaded files are kept: the data folder, or S3 when several machines share them. Keys are ours, never a user's
 * text: letters, digits, '-', '.', and '/' between folders. All but `space` throw {@link StoreAway} when a remote store
 * does not answer.
 */
export type FileStore = {
  /** Local folder, existing, for files that are still being written; on the store's own disk where it has one. */
  readonly incoming: string
  /** Moves a finished local file into the store under `key`; durable when the promise resolves. */
  keep: (localPath: string, key: string) => Promise<void>
  /**
   * A local path to read the file from; for a remote store a copy that the caller releases.
   * @throws MissingFile when there is none under this key
   */
  open: (key: string) => Promise<{ path: string; release: () => Promise<void> }>
  /** Removes a file; nothing happens when there is none. */
  remove: (key: string) => Promise<void>
  /** Removes every file below a folder; no other key may begin with the folder's name. */
  removeFolder: (name: string) => Promise<void>
  /** Every kept file, in no order. */
  list: () => AsyncIterable<StoredFile>
  /** Room on the disk that receives files, in bytes. */
  space: () => Promise<{ free: number; total: number }>
}

export type StoredFile = { key: string; modifiedAt: () => Promise<Date>; bytes: () => Promise<number> }

/** Nothing is kept under a key. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** The store itself does not answer (away), refuses us (denied) or has no room left (full): nothing is known about the file. */
export class StoreAway extends ServiceProblem {
  override readonly name = 'StoreAway'
  readonly reason: 'away' | 'denied' | 'full'

  constructor(message: string, { reason = 'away', ...options }: ErrorOptions & { reason?: StoreAway['reason'] } = {}) {
    super('storage', message, options)
    this.reason = reason
  }
}
