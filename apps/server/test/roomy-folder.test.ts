import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { roomyFolder } from './roomy-folder.ts'

const plenty = 64 * 1024 ** 3
const made: string[] = []
let memory = ''

beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'capivira-memory-'))
  made.push(memory)
})
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function parentOfRoomy(available: number): string {
  const folder = roomyFolder({ memory, available })
  made.push(folder)
  return path.dirname(folder)
}

test('lies in memory only where processes may take as much', () => {
  expect(parentOfRoomy(plenty)).toBe(memory)
  expect(parentOfRoomy(1024 ** 3)).toBe(tmpdir())
})

test('what a dead run left goes, but no run of other processes, nor one that lives', () => {
  const among = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const kept = [`capivira-test-1-${dead}-a`, `capivira-test-${among}-${process.ppid}-b`, `capivira-test-${dead}-c`]
  for (const name of [...kept, `capivira-test-${among}-${dead}-d`]) mkdirSync(path.join(memory, name))
  const own = roomyFolder({ memory, available: plenty })
  expect(readdirSync(memory).sort()).toEqual([...kept, path.basename(own)].sort())
})

test('what cannot be removed stays, and all else goes', () => {
  const among = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const left = ['a', 'b', 'c'].map(end => path.join(memory, `capivira-test-${among}-${dead}-${end}`))
  for (const folder of left) mkdirSync(folder)
  const remove = (folder: string) => {
    if (folder === left[0]) throw new Error('EACCES')
    rmSync(folder, { recursive: true })
  }
  const own = roomyFolder({ memory, available: plenty, remove })
  expect(readdirSync(memory).sort()).toEqual([path.basename(left[0] ?? ''), path.basename(own)].sort())
})
