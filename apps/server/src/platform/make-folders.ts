import { access, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { systemErrorCode } from './startup-problem.ts'

/** How the system makes one. */
type Make = (folder: string, options: { recursive?: boolean; mode?: number }) => Promise<unknown>

/**
 * Makes a folder, and those above it that are missing; nothing where it is there.
 * @param mode of what is made
 * @param make the system's way; tests give their own
 * @throws the system's error: on a disk that may only be read it is EROFS, where Node's own way says ENOENT
 */
export async function makeFolders(folder: string, mode?: number, make: Make = mkdir): Promise<void> {
  const options = mode === undefined ? {} : { mode }
  try {
    await make(folder, { recursive: true, ...options })
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
    // The first that is missing, by itself: its error tells why.
    await make(await firstMissing(resolve(folder)), options)
    await make(folder, { recursive: true, ...options })
  }
}

async function firstMissing(folder: string): Promise<string> {
  const parent = dirname(folder)
  if (parent === folder) return folder
  const isThere = await access(parent).then(
    () => true,
    () => false,
  )
  return isThere ? folder : firstMissing(parent)
}
