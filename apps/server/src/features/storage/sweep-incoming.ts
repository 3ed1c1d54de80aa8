import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isTemporary } from '../../platform/files/own-names.ts'

/** Longer than the longest upload. */
const safeAgeMs = 60 * 60 * 1000

/** Removes what uploads and exports that broke off left on their way. Answers how many. */
export async function sweepIncoming(incoming: string, now: Date): Promise<number> {
  let removed = 0
  for (const name of (await readdir(incoming)).filter(isTemporary)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (!found || now.getTime() - found.mtime.getTime() <= safeAgeMs) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
