import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory, open to everybody. */
const MEMORY = '/dev/shm'

/** Bytes: the databases that live at a time, and the half gigabyte that PostgreSQL lets its log grow to. */
const NEEDED = 2 * 1024 ** 3

/**
 * The folder for files that nobody misses after the run: in memory where it has room, else that of temporary files.
 * Thousands of tables are made and thrown away, and a disk's file system looks for a free number for each longer the
 * more were just freed.
 */
export function roomyMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
