import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'capivira-data-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

test('a folder is made with its parents, closed to others, and nothing else stays in it', async () => {
  const folder = path.join(place, 'escola', 'dados')
  await prepareDataFolder(folder)
  await prepareDataFolder(folder)
  expect((await readdir(folder)).sort()).toEqual(['cache', 'files', 'outbox', 'secrets'])
  expect((await stat(path.join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
  // Root's may be passed through, by PostgreSQL's own account, but not read.
  expect((await stat(folder)).mode & 0o066).toBe(0)
})

test('several that start at once make it together', async () => {
  const folder = path.join(place, 'dados')
  await Promise.all(Array.from({ length: 20 }, () => prepareDataFolder(folder)))
  expect((await readdir(folder)).sort()).toEqual(['cache', 'files', 'outbox', 'secrets'])
})

test('a file in its place or on the way is told', async () => {
  const file = path.join(place, 'arquivo')
  await writeFile(file, '')
  await expect(prepareDataFolder(file)).rejects.toThrow(`Há um arquivo no lugar de uma pasta em ${file}.`)
  const below = path.join(file, 'dados')
  await expect(prepareDataFolder(below)).rejects.toThrow(`Há um arquivo no lugar de uma pasta em ${below}.`)
})

test.runIf(process.platform === 'linux')('a place where no folder can be made is told', async () => {
  await expect(prepareDataFolder('/proc/capivira')).rejects.toThrow('Não foi possível criar a pasta /proc/capivira.')
})
