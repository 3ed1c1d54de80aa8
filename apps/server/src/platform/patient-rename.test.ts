import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renamePatiently, renamePatientlySync } from './patient-rename.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'capivira-rename-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A rename that fails so often with a code before it is done; its tries are counted. */
function holding(code: string, failures: number) {
  const tries = { count: 0 }
  const once = () => {
    tries.count++
    if (tries.count <= failures) throw Object.assign(new Error(code), { code })
  }
  return { tries, once, onceLater: async () => once() }
}

test('a file gets its new name', async () => {
  await writeFile(path.join(folder, 'a'), 'um')
  await renamePatiently(path.join(folder, 'a'), path.join(folder, 'b'))
  renamePatientlySync(path.join(folder, 'b'), path.join(folder, 'c'))
  expect(await readFile(path.join(folder, 'c'), 'utf8')).toBe('um')
})

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'what Windows says to be held by another program (%s) is tried again',
  async code => {
    const first = holding(code, 4)
    await renamePatiently('a', 'b', { once: first.onceLater, platform: 'win32' })
    const second = holding(code, 4)
    renamePatientlySync('a', 'b', { once: second.once, platform: 'win32' })
    expect([first.tries.count, second.tries.count]).toEqual([5, 5])
  },
)

test('what stays held is told in the end', async () => {
  const { tries, onceLater } = holding('EPERM', 99)
  await expect(renamePatiently('a', 'b', { once: onceLater, platform: 'win32' })).rejects.toThrow('EPERM')
  expect(tries.count).toBe(9)
})

test.each([
  ['win32', 'ENOENT'],
  ['linux', 'EPERM'],
] as const)('on %s %s is no matter of patience', async (platform, code) => {
  const { tries, once, onceLater } = holding(code, 99)
  await expect(renamePatiently('a', 'b', { once: onceLater, platform })).rejects.toThrow(code)
  expect(() => renamePatientlySync('a', 'b', { once, platform })).toThrow(code)
  expect(tries.count).toBe(2)
})
