import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { keepBytes, readBytes } from '../../platform/files/small-files.ts'
import { eraseAgain } from './erase-again.ts'
import { sweepErasures } from './sweep-erasures.ts'

let school: TestApp
beforeEach(async () => {
  school = await startTestApp()
})
afterEach(() => school.close())

const query = async <Row extends object>(text: string) => (await school.connection.pool.query<Row>(text)).rows
const start = () => eraseAgain({ ...school, db: school.connection.db, now: school.now() })
const list = () => readFile(school.settings.erasedList, 'utf8')
const lines = async () => (await list()).split('\n').filter(line => line && !line.startsWith('#'))
const emails = async () =>
  (await query<{ email: string }>('select email from users order by email')).map(({ email }) => email)

/** Puts people back as a backup from before their erasure would: with the id and all they had. */
async function restore(rows: readonly object[]): Promise<void> {
  const { pool } = school.connection
  for (const row of rows)
    await pool.query('insert into users select * from json_populate_record(null::users, $1)', [row])
  await pool.query('truncate erased_accounts')
}

test('who was erased after a backup is erased again at its restoring, with files and acts; others stay', async () => {
  const [pupil, teacher, stays] = [
    await school.signedIn('student', 'Lia Souza'),
    await school.signedIn('teacher', 'Caio Nunes'),
    await school.signedIn('student', 'Bia Souza'),
  ]
  const backup = await query<{ row: object }>('select to_json(users) as row from users')
  for (const who of [pupil, teacher])
    expect((await who.post('/api/profile/delete', { password: testPassword })).status).toBe(200)
  expect(await lines()).toHaveLength(2)
  expect(await list()).not.toContain(pupil.id)

  const gone = [pupil.id, teacher.id]
  await restore(backup.map(({ row }) => row).filter(row => 'id' in row && gone.includes(String(row.id))))
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id })
  await keepBytes(school.files, material.pdfPath, '%PDF')
  expect(await start()).toEqual([
    '2 contas que tinham sido excluídas depois desta cópia de segurança foram excluídas de novo.',
  ])
  expect(await emails()).toEqual([stays.email])
  expect(await readBytes(school.files, material.pdfPath)).toBeNull()
  expect(await lines()).toHaveLength(2)
  // Once is enough.
  expect(await start()).toEqual([])
  expect(await emails()).toEqual([stays.email])
})

test('of several processes that start together one erases, and the others wait for it', async () => {
  const pupil = await school.signedIn('student', 'Lia Souza')
  const [backup] = await query<{ row: object }>('select to_json(users) as row from users')
  await pupil.post('/api/profile/delete', { password: testPassword })
  await restore(backup ? [backup.row] : [])
  const said = await Promise.all([start(), start(), start()])
  expect(said.flat()).toEqual([
    'Uma conta que tinha sido excluída depois desta cópia de segurança foi excluída de novo.',
  ])
  expect(await emails()).toEqual([])
})

test('who was erased elsewhere comes on this machine’s list, too', async () => {
  const pupil = await school.signedIn()
  await pupil.post('/api/profile/delete', { password: testPassword })
  const before = await lines()
  const settings = { ...school.settings, erasedList: join(school.settings.dataFolder, 'other', 'list') }
  await sweepErasures({ db: school.connection.db, settings, now: school.now() })
  expect(await readFile(settings.erasedList, 'utf8')).toContain(before[0])
})

test('a list that is not where it was is asked for, and written anew as far as the database knows', async () => {
  expect(await start()).toEqual([])
  const pupil = await school.signedIn()
  await pupil.post('/api/profile/delete', { password: testPassword })
  const before = await lines()
  await rm(school.settings.erasedList)
  expect(await start()).toEqual([expect.stringContaining('A lista de contas excluídas não estava em')])
  expect(await lines()).toEqual(before)
  expect(await start()).toEqual([])
})

test('a line that a power cut tore off spoils neither what is there nor what comes', async () => {
  const [one, other] = [await school.signedIn(), await school.signedIn()]
  await one.post('/api/profile/delete', { password: testPassword })
  const whole = await list()
  await writeFile(school.settings.erasedList, `${whole}${whole.slice(-60, -20)}`)
  await other.post('/api/profile/delete', { password: testPassword })
  const last = (await lines()).at(-1)
  expect(last).toMatch(/^[\w-]{43} [\w-]{43}$/)
  expect(last?.slice(0, 43)).toBe((await lines())[0]?.slice(0, 43))
})

test('where nothing can be written beside the data folder the list is in it, and that is said', async () => {
  const settings = { ...school.settings, erasedList: '/proc/nowhere/erased' }
  const said = await eraseAgain({ settings, db: school.connection.db, files: school.files, now: school.now() })
  expect(said).toEqual([expect.stringContaining('Defina ERASED_LIST com um arquivo fora da pasta de dados.')])
})
