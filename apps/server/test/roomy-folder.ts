import { mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory, open to everybody. */
const MEMORY = '/dev/shm'

/** Bytes: the databases that live at a time, and the half gigabyte that PostgreSQL lets its log grow to. */
const NEEDED = 2 * 1024 ** 3

/** Bytes: what the tests and PostgreSQL have to have of the same memory for themselves. */
const BESIDE = 1024 ** 3

const NAME = /^capivira-test-(\w+)-(\d+)-/

/** Where files go that nobody misses. */
interface Places {
  /** A file system in memory. */
  memory?: string
  /** Bytes that processes may still take; a container has often less than its file system says. */
  available?: number
  /** Removes a folder and all in it; throws where it may not. */
  remove?: (folder: string) => void
}

const removeAll = (folder: string) => rmSync(folder, { recursive: true, force: true })

/**
 * Makes a folder for files that nobody misses after the run: in memory where it has room, else among temporary files.
 * Thousands of tables are made and thrown away, and a disk's file system looks for a free number for each, the longer
 * the more were just freed. What runs that were killed left in memory goes first.
 */
export function roomyFolder(places: Places = {}): string {
  const { memory = MEMORY, available = process.availableMemory(), remove = removeAll } = places
  const name = `capivira-test-${numbersOfProcesses()}-${process.pid}-`
  removeLeft(memory, remove)
  return mkdtempSync(path.join(hasRoom(memory, available) ? memory : tmpdir(), name))
}

/** Which processes a process number is counted among: containers that share a memory have the same numbers. */
function numbersOfProcesses(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 'all'
  } catch {
    return 'all'
  }
}

function hasRoom(memory: string, available: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= NEEDED && available >= NEEDED + BESIDE
  } catch {
    return false
  }
}

/** Removes what runs of these processes left, as far as this user may. */
function removeLeft(memory: string, remove: (folder: string) => void): void {
  for (const left of namesIn(memory)) {
    const [, among, pid] = NAME.exec(left) ?? []
    if (among !== numbersOfProcesses() || isAlive(Number(pid))) continue
    try {
      remove(path.join(memory, left))
    } catch {
      // Another user's: it takes room, which is counted.
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
