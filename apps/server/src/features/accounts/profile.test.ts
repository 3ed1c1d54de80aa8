import { getTableName } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeSubject } from '../../../test/factories.ts'
import { nothingToTell, ownData } from './own-data-file.ts'
import { users } from './tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const put = (person: Visitor, url: string, payload: object) => person.send({ method: 'PUT', url, payload })

describe('what a person tells of themselves', () => {
  test('name, phone and age range change; the rest of the account does not', async () => {
    const pupil = await school.signedIn()
    const body = { fullName: '  Ana Luísa de Souza ', phone: '(21) 99876-5432', ageRange: '13 a 17' }
    const answer = await put(pupil, '/api/profile', { ...body, userType: 'admin', xp: 9999, email: 'x@x.example' })
    expect(answer).toMatchObject({
      status: 200,
      body: { fullName: 'Ana Luísa de Souza', firstName: 'Ana', lastName: 'Luísa de Souza', ageRange: '13 a 17' },
    })
    expect(await pupil.get('/api/auth/user')).toMatchObject({
      body: { phone: '(21) 99876-5432', userType: 'student', xp: 0, email: pupil.email },
    })
    expect((await put(pupil, '/api/profile', { ...body, ageRange: null })).body).toMatchObject({ ageRange: null })
  })

  test('an area code that does not exist is told of; one kept from before stays', async () => {
    const pupil = await school.signedIn()
    const body = { fullName: 'Ana Souza', phone: '(01) 19123-4567' }
    const phone = 'O DDD 01 não existe. Confira os dois primeiros números do telefone.'
    expect(await put(pupil, '/api/profile', body)).toMatchObject({ status: 400, body: { errors: { phone } } })
    await school.connection.pool.query('update users set phone = $2 where id = $1', [pupil.id, body.phone])
    expect(await put(pupil, '/api/profile', body)).toMatchObject({ status: 200, body })
  })

  test('what is wrong is said at its field', async () => {
    const pupil = await school.signedIn()
    expect(await put(pupil, '/api/profile', { fullName: 'A', phone: '1', ageRange: '40' })).toMatchObject({
      status: 400,
      body: {
        errors: {
          fullName: 'Nome completo deve ter pelo menos 2 caracteres',
          phone: 'Telefone deve estar no formato (XX) XXXXX-XXXX',
        },
      },
    })
  })
})

describe('a picture', () => {
  const photo = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 500, height = 400) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#157347' } })
    const bytes = await picture
      .withExif({ IFD0: { Copyright: 'segredo-da-foto' } })
      .toFormat(format)
      .toBuffer()
    return `data:image/${format};base64,${bytes.toString('base64')}`
  }
  type Shown = { profileImageUrl: string }

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s becomes a small square without what the camera wrote',
    async format => {
      const pupil = await school.signedIn()
      const { status, body } = await pupil.send<Shown>({
        method: 'PUT',
        url: '/api/profile/picture',
        payload: { image: await photo(format) },
      })
      expect(status).toBe(200)
      expect(body.profileImageUrl).toMatch(/^\/api\/pictures\/[0-9a-f]{32}$/)
      const raw = await school.app.inject({ url: body.profileImageUrl })
      expect(raw.statusCode).toBe(401)
      const { rows } = await school.connection.pool.query('select image from profile_pictures where user_id = $1', [
        pupil.id,
      ])
      expect(await sharp(rows[0].image).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect(rows[0].image.toString('latin1')).not.toContain('segredo-da-foto')
      const teacher = await school.signedIn('teacher')
      expect((await teacher.get(body.profileImageUrl)).headers['content-type']).toBe('image/webp')
    },
  )

  test('that is none, that lies or that would flood the memory is refused before it is decoded', async () => {
    const pupil = await school.signedIn()
    const bomb = await sharp({ create: { width: 4200, height: 4200, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const url = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
    const images = [
      url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      url(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'jpeg'),
      url(bomb),
      'data:image/svg+xml;base64,PHN2Zz4=',
      'https://exemplo.example/foto.png',
      `data:image/png;base64,${'A'.repeat(240_100)}`,
    ]
    for (const image of images)
      expect(await put(pupil, '/api/profile/picture', { image })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/foto/) },
      })
    expect(await pupil.get('/api/auth/user')).toMatchObject({ body: { profileImageUrl: null } })
  })

  test('gives way to a drawing, and goes with it', async () => {
    const pupil = await school.signedIn()
    const saved = await pupil.send<Shown>({
      method: 'PUT',
      url: '/api/profile/picture',
      payload: { image: await photo() },
    })
    expect(await put(pupil, '/api/profile/avatar', { avatar: 'fox' })).toMatchObject({
      status: 200,
      body: { profileImageUrl: '/avatars/fox.svg' },
    })
    expect((await pupil.get(saved.body.profileImageUrl)).status).toBe(404)
    expect((await put(pupil, '/api/profile/avatar', { avatar: '../../etc/passwd' })).status).toBe(400)
    expect(await put(pupil, '/api/profile/avatar', { avatar: null })).toMatchObject({ body: { profileImageUrl: null } })
  })
})

describe('the password', () => {
  const change = (currentPassword: string, password: string) => ({
    currentPassword,
    password,
    confirmPassword: password,
  })

  test('changes for who knows the current one; the other devices are signed out, this one is not', async () => {
    const pupil = await school.signedIn()
    const other = school.visitor()
    await other.post('/api/auth/login', { email: pupil.email, password: testPassword })
    expect(await put(pupil, '/api/profile/password', change('errada', 'OutraSenha2@'))).toMatchObject({
      status: 403,
      body: { errors: { currentPassword: 'Senha incorreta' } },
    })
    expect(await put(pupil, '/api/profile/password', change(testPassword, testPassword))).toMatchObject({
      status: 400,
      body: { errors: { password: 'Escolha uma senha diferente da atual.' } },
    })
    school.emails.length = 0
    expect((await put(pupil, '/api/profile/password', change(testPassword, 'OutraSenha2@'))).status).toBe(200)
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect(school.emails.map(({ kind }) => kind)).toEqual(['password-changed'])
    const login = (password: string) => school.visitor().post('/api/auth/login', { email: pupil.email, password })
    expect((await login(testPassword)).status).toBe(401)
    expect((await login('OutraSenha2@')).status).toBe(200)
  })
})

describe('sessions on other devices', () => {
  type Line = { id: string; device: string; current: boolean }

  test('are listed, the own one first, and can be ended one by one or all at once', async () => {
    const pupil = await school.signedIn()
    const phone = school.visitor()
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36' }
    const payload = { email: pupil.email, password: testPassword }
    await phone.send({ method: 'POST', url: '/api/auth/login', payload, headers })
    const { body } = await pupil.get<Line[]>('/api/profile/sessions')
    expect(body.map(({ device, current }) => [device, current])).toEqual([
      ['Aparelho desconhecido', true],
      ['Chrome no Android', false],
    ])
    const stranger = await school.signedIn()
    expect((await stranger.delete(`/api/profile/sessions/${body[1]?.id}`)).status).toBe(404)
    expect((await pupil.delete(`/api/profile/sessions/${body[1]?.id}`)).status).toBe(200)
    expect((await phone.get('/api/auth/user')).status).toBe(401)

    await phone.post('/api/auth/login', payload)
    expect((await pupil.delete('/api/profile/sessions')).status).toBe(200)
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
  })

  test('tell when each was last used, to five minutes; the one that asks is used now', async () => {
    const start = school.now().getTime()
    const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
    const pupil = await school.signedIn()
    const phone = school.visitor()
    await phone.post('/api/auth/login', { email: pupil.email, password: testPassword })
    school.setNow(after(6))
    await phone.get('/api/auth/user')
    school.setNow(after(10))
    const { body } = await pupil.get<{ lastSeenAt: string }[]>('/api/profile/sessions')
    expect(body.map(({ lastSeenAt }) => lastSeenAt)).toEqual([after(10), after(6)])
    school.setNow(after(0))
  })
})

/** A table of the file whose rows are lists of values. */
type Listed = { colunas: string[]; linhas: unknown[][] }

/** Its rows by the names of their columns. */
const named = ({ colunas, linhas }: Listed) =>
  linhas.map(row => Object.fromEntries(colunas.map((name, place) => [name, row[place]])))

describe('my data', () => {
  test('every table that refers to a person is in the file, or has nothing to tell', async () => {
    const { rows } = await school.connection.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = '${getTableName(users)}'::regclass`,
    )
    const known = new Set<string>([...ownData.map(({ table }) => table), ...nothingToTell])
    const forgotten = rows.map(({ name }) => name).filter(name => !known.has(name))
    // A new table about people? Name it in its feature's own-data.ts, and that list in own-data-file.ts.
    expect(forgotten).toEqual([])
  })

  test('come as a file with the own rows, without secrets and without those of others', async () => {
    const pupil = await school.signedIn('student', 'Bia Alves')
    const material = await makeMaterial(school.connection.db)
    const [card] = await makeCards(school.connection.db, 1, { materialId: material.id })
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })
    const other = await school.signedIn()
    await other.post(`/api/cards/${card?.id}/review`, { difficulty: 'errei' })

    const answer = await pupil.get<Record<string, object[]> & { 'todas as revisões': Listed }>('/api/profile/export')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="meus-dados-capivira-2026-03-02.json"')
    expect(answer.body.conta).toMatchObject([{ email: pupil.email, fullName: 'Bia Alves' }])
    const reviewedAt = '2026-03-02T15:00:00+00:00'
    expect(named(answer.body['todas as revisões'])).toMatchObject([{ cardId: card?.id, rating: 'fácil', reviewedAt }])
    const text = JSON.stringify(answer.body)
    expect(text).not.toContain(other.id)
    expect(text).not.toMatch(/argon2|password"|"sid"|twoFactorSecret/)
  })
})

describe('my data of many years', () => {
  test('come whole', async () => {
    const pupil = await school.signedIn()
    await school.connection.pool.query(
      `insert into activity_days (user_id, day, cards, reviews, xp)
       select $1, date '2020-01-01' + n, 1, n, 0 from generate_series(1, 1250) n`,
      [pupil.id],
    )
    const answer = await pupil.get<{ 'atividade por dia': Listed }>('/api/profile/export')
    const days = named(answer.body['atividade por dia'])
    expect(days.map(({ reviews }) => reviews).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 1250 }, (_, n) => n + 1),
    )
  })
})

describe('deleting my account', () => {
  const leave = (person: Visitor, password = testPassword) => person.post('/api/profile/delete', { password })

  test('asks for the password, then nothing of the person is left in any table', async () => {
    const pupil = await school.signedIn()
    const [card] = await makeCards(school.connection.db, 1)
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })
    expect(await leave(pupil, 'errada')).toMatchObject({
      status: 403,
      body: { errors: { password: 'Senha incorreta' } },
    })
    expect((await pupil.get('/api/auth/user')).status).toBe(200)

    const left = await leave(pupil)
    expect(left).toMatchObject({ status: 200, body: { message: 'Sua conta foi excluída.' } })
    expect(left.headers['clear-site-data']).toBeUndefined()
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    const login = await school.visitor().post('/api/auth/login', { email: pupil.email, password: testPassword })
    expect(login.status).toBe(401)
    for (const { table, read } of ownData)
      expect([table, await read(school.connection.db, pupil.id)]).toEqual([table, null])
  })

  test("takes a teacher's subjects and materials along, and leaves the XP that pupils earned with them", async () => {
    const teacher = await school.signedIn('teacher')
    const subject = await makeSubject(school.connection.db, { teacherId: teacher.id })
    const material = await makeMaterial(school.connection.db, { subjectId: subject.id })
    const [card] = await makeCards(school.connection.db, 1, { materialId: material.id })
    const pupil = await school.signedIn()
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })
    const before = (await pupil.get<{ xp: number }>('/api/auth/user')).body.xp
    expect(before).toBeGreaterThan(0)
    expect((await leave(teacher)).status).toBe(200)
    expect((await pupil.get(`/api/materials/${material.id}`)).status).toBe(404)
    expect((await pupil.get<{ xp: number }>('/api/auth/user')).body.xp).toBe(before)
  })

  test('is not for administrators', async () => {
    const admin = await school.signedIn('admin')
    expect(await leave(admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('não podem ser excluídas') },
    })
    expect((await admin.get('/api/auth/user')).status).toBe(200)
  })
})
