import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartupProblem } from './platform/startup-problem.ts'
import { start } from './start.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'capivira-pages-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(place, { recursive: true, force: true, maxRetries: 10 })
})

test('pages that cannot be built end the start by their sentence, and the database made meanwhile', async () => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(sentence => said.push(String(sentence).trim()))
  const pages = pause(200).then(() => {
    throw new StartupProblem('Não foi possível preparar as páginas: de propósito')
  })
  pages.catch(() => {})
  const dataFolder = path.join(place, 'dados')
  const env = { DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: '4298' }
  expect(await start(['--server'], env, { pages })).toBe(1)
  expect(said).toEqual(['Criando o banco de dados…', 'Não foi possível preparar as páginas: de propósito'])
  expect(existsSync(path.join(dataFolder, 'postgres/PG_VERSION'))).toBe(true)
  expect(existsSync(path.join(dataFolder, 'postgres/postmaster.pid'))).toBe(false)
})
