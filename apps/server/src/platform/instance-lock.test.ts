import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from './folder-identity.ts'
import { takeInstanceLock } from './instance-lock.ts'

const MODULE = fileURLToPath(new URL('./instance-lock.ts', import.meta.url))
const HOLD = `
  const { takeInstanceLock } = await import(process.argv[1])
  try {
    const lock = await takeInstanceLock(process.argv[2])
    lock.note({ address: 'http://localhost:4321' })
    console.log('held')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.message)
  }`

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'capivira-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Another process that takes the lock: what it said first. */
async function newcomer(): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, MODULE, folder], { stdio: 'pipe' })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { said: String(chunk), child }
}

test('a second process is told who holds the folder, and the first keeps it', async () => {
  const first = await newcomer()
  expect(first.said).toBe('held\n')
  const second = await newcomer()
  expect(second.said).toContain(`já está em execução com a pasta de dados ${folder} (processo ${first.child.pid})`)
  expect(second.said).toContain('http://localhost:4321')
  await expect(takeInstanceLock(folder)).rejects.toThrow('já está em execução')
})

test('the lock ends with a killed process, and the next one reads its note', async () => {
  const first = await newcomer()
  first.child.kill('SIGKILL')
  const lock = await takeInstanceLock(folder)
  const note = { pid: first.child.pid, folder: identityOf(folder), address: 'http://localhost:4321', children: [] }
  expect(lock.previous).toEqual(note)
  expect(lock.copiedFrom).toBeUndefined()
  lock.release()
})

test('a copy of the folder believes nothing told of the original, and knows that it is one until up', async () => {
  await newcomer()
  const copy = `${folder}-copy`
  await cp(folder, copy, { recursive: true })
  const first = await takeInstanceLock(copy)
  expect(first.previous).toBeUndefined()
  expect(first.copiedFrom).toBe(folder)
  first.note({})
  first.release()
  const second = await takeInstanceLock(copy)
  expect(second.previous?.folder).toEqual(identityOf(copy))
  expect(second.copiedFrom).toBe(folder)
  second.note({ copiedFrom: undefined })
  second.release()
  const third = await takeInstanceLock(copy)
  expect(third.copiedFrom).toBeUndefined()
  third.release()
  await rm(copy, { recursive: true })
})

test('a note that names no folder is of a version that wrote none, and is not believed', async () => {
  await writeFile(path.join(folder, 'instance.json'), '{"pid":1,"children":[{"pid":1,"identity":"x"}]}')
  const lock = await takeInstanceLock(folder)
  expect(lock.previous).toBeUndefined()
  expect(lock.copiedFrom).toBeUndefined()
  lock.release()
})

test('a folder that was renamed is the same', async () => {
  const before = await takeInstanceLock(folder)
  before.note({ children: [{ pid: 1, identity: 'x' }] })
  before.release()
  await rename(folder, `${folder}-renamed`)
  const lock = await takeInstanceLock(`${folder}-renamed`)
  expect(lock.previous?.children).toEqual([{ pid: 1, identity: 'x' }])
  expect(lock.copiedFrom).toBeUndefined()
  lock.release()
  await rename(`${folder}-renamed`, folder)
})

test('the folder by another path is refused', async () => {
  const first = await newcomer()
  const link = `${folder}-link`
  await symlink(folder, link)
  await expect(takeInstanceLock(link)).rejects.toThrow(
    `já está em execução com a pasta de dados ${link} (processo ${first.child.pid})`,
  )
  await rm(link)
})

test('a damaged note does no harm', async () => {
  await writeFile(path.join(folder, 'instance.json'), '{"pid":')
  const lock = await takeInstanceLock(folder)
  expect(lock.previous).toBeUndefined()
  lock.release()
})

test('a folder that is a file is named', async () => {
  const file = path.join(folder, 'arquivo')
  await writeFile(file, '')
  await expect(takeInstanceLock(file)).rejects.toThrow(`Há um arquivo no lugar de uma pasta em ${file}.`)
})
