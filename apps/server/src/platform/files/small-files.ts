import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, MissingFile, StoreNotOurs } from '../files.ts'

/** A small file of the store in memory; null when nothing is kept under the key. */
export async function readBytes(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    const { path, release } = await files.open(key)
    return await readFile(path).finally(release)
  } catch (error) {
    if (error instanceof MissingFile) return null
    throw error
  }
}

/** Keeps bytes under a key, whole or not at all. */
export async function keepBytes(files: FileStore, key: string, bytes: Uint8Array | string): Promise<void> {
  await files.mayWrite()
  const path = join(files.incoming, `${randomUUID()}.part`)
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    await files.keep(path, key)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Keeps what can be made again at any time: not kept where nothing may be written. */
export async function keepMade(files: FileStore, key: string, bytes: Uint8Array | string): Promise<void> {
  try {
    await keepBytes(files, key, bytes)
  } catch (error) {
    if (!(error instanceof StoreNotOurs)) throw error
  }
}
