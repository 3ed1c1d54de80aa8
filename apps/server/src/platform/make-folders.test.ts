import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolders } from './make-folders.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-folders-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('makes what is missing, and leaves what is there', async () => {
  const inner = join(folder, 'um/dois')
  await makeFolders(inner, 0o700)
  await makeFolders(inner, 0o700)
  expect((await stat(inner)).mode & 0o777).toBe(0o700)
})

test('tells why a disk that may only be read takes no folder, which Node does not', async () => {
  const asked: string[] = []
  const readOnly = async (path: string, { recursive = false }) => {
    asked.push(path)
    const code = recursive ? 'ENOENT' : 'EROFS'
    throw Object.assign(new Error(code), { code })
  }
  await expect(makeFolders(join(folder, 'um/dois'), 0o700, readOnly)).rejects.toThrow('EROFS')
  expect(asked).toEqual([join(folder, 'um/dois'), join(folder, 'um')])
})
