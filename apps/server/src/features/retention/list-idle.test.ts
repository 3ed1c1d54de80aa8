import type { IdleList } from '@capivira/core/retention/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, type Person } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { sweepIdle } from './sweep-idle.ts'

const school = useSchool()
let teacher: Person
let other: Person
let admin: Person
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'served_days', 'rate_limits')
  Object.assign(school.settings, { inactiveMonths: 24 })
})

const query = (text: string, values: unknown[] = []) => school.connection.pool.query(text, values)

async function sweepOn(instant: string): Promise<void> {
  school.setNow(instant)
  const { db } = school.connection
  const jobs = { processMaterial: async () => {}, sendEmail: async () => {} }
  const { files, settings } = school
  await sweepIdle({ db, files, settings, jobs, logger: { info: () => {} }, now: school.now() })
}

/** Two pupils of 2026, one of them in the teacher's class; both are told of in March 2028, and the staff signs in. */
async function idlePupils(): Promise<{ mine: Person; alone: Person }> {
  const mine = await school.signedIn('student', 'Bia Souza')
  const alone = await school.signedIn('student', 'Davi Nunes')
  const teach = await school.signedIn('teacher', 'Caio Nunes')
  await childrenOf(school, () => school.now()).teach(teach, mine, 'Turma A')
  await query(`delete from sessions`)
  await query('update users set email = $2 where id = $1', [teach.id, 'antes@escola.example'])
  await sweepOn('2028-03-02T15:00:00Z')
  teacher = await school.signedIn('teacher', 'Nara Nunes')
  other = await school.signedIn('teacher', 'Ivo Nunes')
  admin = await school.signedIn('admin', 'Rosa Nunes')
  await query('update classes set teacher_id = $1', [teacher.id])
  return { mine, alone }
}

const listOf = async (who: Person, more = '') => (await who.get<IdleList>(`/api/idle-accounts${more}`)).body
const namesOf = async (who: Person, more = '') => (await listOf(who, more)).rows.map(({ fullName }) => fullName)

describe('the list of idle accounts', () => {
  test('tells a teacher of the own classes, an administrator of all: since when, and what will happen', async () => {
    const { mine } = await idlePupils()
    expect(await listOf(teacher)).toEqual({
      months: 24,
      count: 1,
      found: 1,
      rows: [
        {
          userId: mine.id,
          fullName: 'Bia Souza',
          classes: ['Turma A'],
          usedAt: '2026-03-02T15:00:00.000Z',
          everUsed: false,
          noticedAt: '2028-03-02T15:00:00.000Z',
          erasedFrom: '2028-05-01',
          told: { pupil: false, guardian: false },
          locked: false,
        },
      ],
    })
    expect(await namesOf(other)).toEqual([])
    expect(await namesOf(admin)).toEqual(['Bia Souza', 'Davi Nunes'])
    expect(await namesOf(admin, '?search=nunes')).toEqual(['Davi Nunes'])
    expect(await namesOf(admin, '?page=2')).toEqual([])
    const counts = [teacher, other, admin].map(who => who.get('/api/idle-accounts/count'))
    expect((await Promise.all(counts)).map(({ body }) => body)).toEqual([{ count: 1 }, { count: 0 }, { count: 2 }])
    const pupil = await school.signedIn('student')
    expect((await pupil.get('/api/idle-accounts')).status).toBe(403)
  })

  test('lets go at once of who signs in, and says a later day while no server runs', async () => {
    const { mine } = await idlePupils()
    await sweepOn('2028-03-12T15:00:00Z')
    admin = await school.signedIn('admin')
    expect((await listOf(admin)).rows.map(({ erasedFrom }) => erasedFrom)).toEqual(['2028-05-11', '2028-05-11'])
    await query('update users set last_used_at = $2 where id = $1', [mine.id, school.now()])
    expect(await namesOf(admin)).toEqual(['Davi Nunes'])
  })

  test('is empty where the school keeps all accounts', async () => {
    await idlePupils()
    Object.assign(school.settings, { inactiveMonths: 0 })
    expect(await listOf(admin)).toEqual({ months: 0, count: 0, found: 0, rows: [] })
    expect((await admin.get('/api/idle-accounts/count')).body).toEqual({ count: 0 })
  })

  test('goes into a spreadsheet', async () => {
    await idlePupils()
    const { body, headers } = await admin.get<string>('/api/idle-accounts/csv')
    expect(body.split('\r\n')).toEqual([
      '\uFEFFAluno;Turmas;Último uso;Aviso em;Excluída a partir de;Avisados por email',
      'Bia Souza;Turma A;nunca (criada em 02/03/2026);02/03/2028;01/05/2028;',
      'Davi Nunes;;nunca (criada em 02/03/2026);02/03/2028;01/05/2028;',
      '',
    ])
    expect(headers['content-disposition']).toBe('attachment; filename="capivira-contas-paradas-2028-03-02.csv"')
  })
})

describe('an idle account', () => {
  test('is kept for twelve months by who teaches the pupil, and who did is written down', async () => {
    const { mine, alone } = await idlePupils()
    expect((await other.post(`/api/idle-accounts/${mine.id}/keep`)).status).toBe(404)
    expect((await teacher.post(`/api/idle-accounts/${alone.id}/keep`)).status).toBe(404)
    expect(await teacher.post(`/api/idle-accounts/${mine.id}/keep`)).toMatchObject({
      status: 200,
      body: { message: 'A conta de Bia Souza fica por mais 12 meses.' },
    })
    expect((await teacher.post(`/api/idle-accounts/${mine.id}/keep`)).status).toBe(404)
    expect(await namesOf(admin)).toEqual(['Davi Nunes'])
    const { rows } = await query(`select actor_name, target_name from admin_acts where act = 'keep-idle'`)
    expect(rows).toEqual([{ actor_name: 'Nara Nunes', target_name: 'Bia Souza' }])

    await sweepOn('2029-03-02T14:59:59Z')
    admin = await school.signedIn('admin')
    expect(await namesOf(admin)).toEqual(['Davi Nunes'])
    await sweepOn('2029-03-02T15:00:00Z')
    expect(await namesOf(admin)).toEqual(['Davi Nunes', 'Bia Souza'])
  })

  test('is handed over as a file by an administrator alone, and erased sooner where they want it', async () => {
    const { mine } = await idlePupils()
    const url = `/api/idle-accounts/${mine.id}/data`
    expect((await teacher.get(url)).status).toBe(403)
    const { body, headers } = await admin.get<{ conta: { fullName: string }[] }>(url)
    expect(body.conta).toMatchObject([{ fullName: 'Bia Souza', email: mine.email }])
    expect(JSON.stringify(body)).not.toMatch(/argon2|password"/)
    expect(headers['cache-control']).toBe('private, no-store')
    const { rows } = await query(`select actor_name, target_name from admin_acts where act = 'export-idle'`)
    expect(rows).toEqual([{ actor_name: 'Rosa Nunes', target_name: 'Bia Souza' }])
    // Of an account that is used nobody takes the file.
    const here = await school.signedIn('student')
    expect((await admin.get(`/api/idle-accounts/${here.id}/data`)).status).toBe(404)
    expect((await admin.delete(`/api/admin/users/${mine.id}`)).status).toBe(200)
    expect(await namesOf(admin)).toEqual(['Davi Nunes'])
  })
})
