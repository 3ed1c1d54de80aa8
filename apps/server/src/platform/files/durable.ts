import { open, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders } from '../make-folders.ts'
import { renamePatiently } from '../patient-rename.ts'

/** Moves a file within a disk so that a power cut right after leaves it whole under the new name. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncFile(from)
  await makeFolders(dirname(to), 0o700)
  await renamePatiently(from, to)
  await syncFolder(dirname(to))
}

/** Waits until a file's bytes are on the disk. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; there the rename itself is journalled.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes `incoming` below a folder, closed to other users, and answers its path. */
export async function prepareIncoming(folder: string): Promise<string> {
  const incoming = join(folder, 'incoming')
  await makeFolders(incoming, 0o700)
  return incoming
}

/** Room on a folder's disk in bytes: what an ordinary user may still fill, and its size. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
