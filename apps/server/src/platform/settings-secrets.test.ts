import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newPassword } from '@capivira/core/accounts/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('secrets that are not set', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'capivira-settings-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('are made once, also when several processes ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => readSettings({ DATA_DIR: folder })))
    expect(new Set(all.map(one => one.sessionSecret)).size).toBe(1)
    expect(new Set(all.map(one => one.teacherSecret)).size).toBe(1)
    const [first] = all
    expect(first?.teacherSecret).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(first?.teacherSecret).not.toBe(first?.adminSecret)
    expect(newPassword.safeParse(first?.demoPassword).success).toBe(true)
    expect(await readSettings({ DATA_DIR: folder })).toEqual(first)
  })

  test('are for the owner only, and no draft stays', async () => {
    await readSettings({ DATA_DIR: folder })
    expect((await readdir(path.join(folder, 'secrets'))).sort()).toEqual(['admin', 'demo', 'session', 'teacher'])
    expect((await stat(path.join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(folder, 'secrets', 'session'))).mode & 0o777).toBe(0o600)
  })

  test('from the environment go first and are not written', async () => {
    const env = { SESSION_SECRET: 's'.repeat(32), TEACHER_SECRET: 'professor', ADMIN_SECRET: 'diretora', DEMO: '0' }
    expect(await readSettings({ DATA_DIR: folder, ...env })).toMatchObject({ teacherSecret: 'professor' })
    expect(await readdir(folder)).toEqual([])
  })
})
