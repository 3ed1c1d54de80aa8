/** Where uploaded files are kept: the data folder, or S3 when several machines share them. Keys are ours, never a user's text. */
export type FileStore = {
  /** Moves a finished local file into the store under `key`; durable when the promise resolves. */
  keep: (localPath: string, key: string) => Promise<void>
  /** A local path to read the file from; for a remote store a copy that the caller releases. */
  open: (key: string) => Promise<{ path: string; release: () => Promise<void> }>
  remove: (key: string) => Promise<void>
}
