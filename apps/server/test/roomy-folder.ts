import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory, open to everybody. */
const MEMORY = '/dev/shm'

/** Bytes: the databases that live at a time, and the half gigabyte that PostgreSQL lets its log grow to. */
const NEEDED = 2 * 1024 ** 3

const NAME = /^capivira-test-(\d+)-/

/**
 * Makes a folder for files that nobody misses after the run: in memory where it has room, else among temporary files.
 * Thousands of tables are made and thrown away, and a disk's file system looks for a free number for each, the longer
 * the more were just freed. What runs that were killed left in memory goes first.
 */
export function roomyFolder(): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), `capivira-test-${process.pid}-`))
}

function hasRoom(): boolean {
  try {
    for (const left of readdirSync(MEMORY)) {
      const pid = Number(NAME.exec(left)?.[1] ?? process.pid)
      if (!isAlive(pid)) rmSync(path.join(MEMORY, left), { recursive: true, force: true })
    }
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
