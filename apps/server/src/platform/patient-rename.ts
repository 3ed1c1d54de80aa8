import { renameSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** What Windows answers while another program, as a virus scanner, holds what is to be renamed. */
const held: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY'])
/** Milliseconds before each further try, two seconds in all: a scanner is done with a new file within them. */
const pauses = [10, 20, 40, 80, 150, 300, 600, 800]

type How<Done> = { once: (from: string, to: string) => Done; platform: NodeJS.Platform }

const passes = (error: unknown, platform: NodeJS.Platform) =>
  platform === 'win32' && error instanceof Error && 'code' in error && held.has(error.code)

/**
 * Renames a file or a folder; on Windows again for a while where another program still holds it.
 * @throws as `rename` does
 */
export async function renamePatiently(
  from: string,
  to: string,
  { once, platform }: How<Promise<void>> = { once: rename, platform: process.platform },
): Promise<void> {
  for (const pause of pauses) {
    try {
      return await once(from, to)
    } catch (error) {
      if (!passes(error, platform)) throw error
    }
    await sleep(pause)
  }
  await once(from, to)
}

/** The same where nothing else may happen meanwhile. @throws as `renameSync` does */
export function renamePatientlySync(
  from: string,
  to: string,
  { once, platform }: How<void> = { once: renameSync, platform: process.platform },
): void {
  for (const pause of pauses) {
    try {
      once(from, to)
      return
    } catch (error) {
      if (!passes(error, platform)) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  once(from, to)
}
