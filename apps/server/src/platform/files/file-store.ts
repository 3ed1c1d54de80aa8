import type { FolderIdentity } from '../folder-identity.ts'
import { ServiceProblem } from '../service-problem.ts'

/** Where a store is, as its mark tells it. */
export type StoragePlace = { kind: 'folder'; folder: FolderIdentity } | { kind: 's3'; bucket: string; prefix: string }

/**
 * Where uploaded files are kept: the data folder, or S3 when several machines share them. Keys are ours, never a user's
 * text: letters, digits, '-', '.', and '/' between folders. All but `space` throw {@link StoreAway} when a remote store
 * does not answer.
 */
export type FileStore = {
  /** Local folder, existing, for files that are still being written; on the store's own disk where it has one. */
  readonly incoming: string
  /**
   * Whether files may be written; for calls that receive or pay something first.
   * @throws StoreNotOurs when they may not
   */
  mayWrite: () => Promise<void>
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
  /** Every kept file whose name has a form of ours, in no order; what else lies there is passed over. */
  list: () => AsyncIterable<StoredFile>
  /** Room on the disk that receives files, in bytes. */
  space: () => Promise<{ free: number; total: number }>
}

/** A store, and what is asked of it to tell whose it is. */
export type BareStore = FileStore & {
  place: () => StoragePlace
  has: (key: string) => Promise<boolean>
  /** With a prefix: the root of the bucket, where versions before kept their files. */
  root?: RootOfBucket
}

export type RootOfBucket = {
  has: (key: string) => Promise<boolean>
  list: () => AsyncIterable<StoredFile>
  /** Copies a file from the root to where the store keeps it now. */
  adopt: (key: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

export type StoredFile = { key: string; modifiedAt: () => Promise<Date>; bytes: () => Promise<number> }

/** Nothing is kept under a key. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/**
 * The store itself does not answer (away), refuses us (denied) or has no room left (full): nothing is known about the
 * file.
 */
export class StoreAway extends ServiceProblem {
  override readonly name = 'StoreAway'
  readonly reason: 'away' | 'denied' | 'full'

  constructor(message: string, { reason = 'away', ...options }: ErrorOptions & { reason?: StoreAway['reason'] } = {}) {
    super('storage', message, options)
    this.reason = reason
  }
}

/** The store belongs to another installation: nothing is written there. */
export class StoreNotOurs extends Error {
  override readonly name = 'StoreNotOurs'
}
