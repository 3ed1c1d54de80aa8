import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { childrenOf, guardian, me, type Person, put } from '../../../test/children.ts'
import { tokenIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { sweepConsents } from './sweep-consents.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

const at = (instant: string) => school.setNow(instant)

const children = () => childrenOf(school, () => school.now())

describe('the guardian', () => {
  test('is asked by an e-mail, reads, corrects who they are and agrees; the child sees it', async () => {
    const child = await children().aChild()
    expect(await child.get('/api/profile/consent')).toMatchObject({ body: { state: 'missing', guardianName: null } })
    expect(await child.post('/api/profile/consent', guardian)).toMatchObject({
      status: 200,
      body: { message: 'Aqui não há servidor de email: peça a mensagem a quem cuida do sistema.' },
    })
    expect(await children().stateOf(child)).toBe('asked')
    const [mail, ...more] = await children().emails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: { name: 'Rosa Souza', address: 'rosa@casa.example' },
      subject: 'Ana precisa da sua autorização na Capivira',
    })
    expect(mail?.text).toContain('Olá, Rosa!')
    // The address may be a stranger's: it learns no more than a first name.
    expect(mail?.text).not.toContain('Ana Souza')

    const token = tokenIn(mail)
    expect((await school.visitor().post('/api/consents/link', { token })).body).toEqual({
      state: 'asked',
      childFirstName: 'Ana',
      guardianName: 'Rosa Souza',
      relation: 'mãe',
      givenAt: null,
    })
    at('2026-03-05T12:00:00Z')
    expect(await children().give(token, { guardianName: 'Rosa Maria Souza', relation: 'avó' })).toMatchObject({
      status: 200,
      body: { message: 'Obrigado! O consentimento para Ana está registrado.' },
    })
    expect((await children().give(token)).status).toBe(200)
    expect((await child.get('/api/profile/consent')).body).toEqual({
      state: 'given',
      guardianName: 'Rosa Maria Souza',
      relation: 'avó',
      guardianEmail: 'rosa@casa.example',
      method: 'letter',
      askedAt: '2026-03-02T15:00:00.000Z',
      givenAt: '2026-03-05T12:00:00.000Z',
      textVersion: '2026-12',
      recordedByName: null,
    })
    const { body } = await child.get<string>('/api/profile/export')
    expect(JSON.stringify(body)).toContain('Rosa Maria Souza')
    expect(JSON.stringify(body)).not.toMatch(/tokenHash/)
  })

  test('agrees to the text that was read, and sees that one again', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    expect((await children().give(token, { textVersion: '2026-11' })).status).toBe(200)
    expect(await school.visitor().get(`/api/consents/${token}`)).toMatchObject({
      body: { state: 'given', textVersion: '2026-11' },
    })
  })

  test('has to say that they are one, and who', async () => {
    const token = await children().tokenFor(await children().aChild())
    expect(await children().give(token, { isGuardian: false })).toMatchObject({
      status: 400,
      body: { errors: { isGuardian: 'Marque que você é responsável pela criança e autoriza' } },
    })
    expect(await children().give(token, { guardianName: '', relation: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { guardianName: 'Informe o nome do responsável' } },
    })
  })

  test('takes it back by the same link, also long after; then the link is spent', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    expect((await children().revoke(token)).status).toBe(410)
    await children().give(token)
    at('2027-03-02T15:00:00Z')
    const answers = await Promise.all([children().revoke(token), children().revoke(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await children().give(token)).status).toBe(410)
    expect(await school.visitor().get(`/api/consents/${token}`)).toMatchObject({ body: { state: 'revoked' } })
    const { rows } = await school.connection.pool.query('select given_at, revoked_by from guardian_consents')
    expect(rows).toEqual([{ given_at: new Date('2026-03-02T15:00:00Z'), revoked_by: 'guardian' }])
  })

  test('has thirty days, and only the last e-mail counts', async () => {
    const child = await children().aChild()
    const old = await children().tokenFor(child)
    const token = await children().tokenFor(child)
    expect((await children().give(old)).status).toBe(410)
    expect((await school.visitor().get(`/api/consents/${old}`)).status).toBe(410)
    at('2026-04-01T15:00:00Z')
    expect((await children().give(token)).status).toBe(410)
    await sweepConsents(school.connection.db, new Date('2026-04-01T15:00:01Z'))
    expect((await school.connection.pool.query('select 1 from guardian_consents')).rowCount).toBe(0)
    expect((await children().give('inventado')).status).toBe(410)
  })

  test('has an e-mail whose secret reaches no server by opening it, and reading changes nothing', async () => {
    const child = await children().aChild()
    await child.post('/api/profile/consent', guardian)
    const [mail] = await children().emails()
    const token = tokenIn(mail)
    expect(mail?.text).toContain(`http://localhost:3000/consent#${token}\n`)
    expect(mail?.text).not.toContain(`/consent/${token}`)
    expect((await school.visitor().post('/api/consents/link', { token })).status).toBe(200)
    expect(await children().stateOf(child)).toBe('asked')
    expect(await school.visitor().post('/api/consents/link', {})).toMatchObject({
      status: 400,
      body: { errors: { token: 'Link inválido' } },
    })
    expect((await school.visitor().post('/api/consents/link', { token: 'inventado' })).status).toBe(410)
  })

  test('has the same answers by the calls of before, with the secret in the path', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    const by = (deed: string, body?: object) => school.visitor().post(`/api/consents/${token}/${deed}`, body)
    expect(await school.visitor().get(`/api/consents/${token}`)).toMatchObject({
      status: 200,
      body: { state: 'asked', childFirstName: 'Ana' },
    })
    expect((await by('give', { guardianName: 'Rosa Souza', relation: 'mãe', isGuardian: true })).status).toBe(200)
    expect(await children().stateOf(child)).toBe('given')
    expect((await by('revoke')).status).toBe(200)
    expect(await children().stateOf(child)).toBe('missing')
  })

  test('named when the account is made is asked at once, for children alone', async () => {
    const register = (email: string, ageRange: string) =>
      school.visitor().post('/api/auth/register', {
        ...me,
        email,
        ageRange,
        password: testPassword,
        confirmPassword: testPassword,
        guardian: { name: 'Rosa Souza', relation: 'mãe', email: 'rosa@casa.example' },
      })
    expect((await register('ana@casa.example', 'até 12')).status).toBe(201)
    expect((await register('bia@casa.example', '13 a 17')).status).toBe(201)
    expect((await children().emails()).map(({ to }) => to.address)).toEqual([
      'ana@casa.example',
      'rosa@casa.example',
      'bia@casa.example',
    ])
  })
})

describe('a child', () => {
  test('asks as often as e-mails may be sent; others need no guardian', async () => {
    const child = await children().aChild()
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await child.post('/api/profile/consent', guardian)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await child.post('/api/profile/consent', { ...guardian, guardianEmail: 'x', relation: '' })).toMatchObject({
      status: 400,
      body: { errors: { guardianEmail: 'Email inválido' } },
    })
    const teen = await school.signedIn()
    await put(teen, '/api/profile', { ...me, ageRange: '13 a 17' })
    expect((await teen.post('/api/profile/consent', { ...guardian, guardianEmail: 'outra@casa.example' })).status).toBe(
      409,
    )
    expect(await children().stateOf(teen)).toBe('not-needed')
    expect((await (await school.signedIn('teacher')).get('/api/profile/consent')).status).toBe(403)
  })

  test('has three e-mails a day sent to guardians, whoever they are, that of the registration included', async () => {
    const ask = (who: Person, number: number) =>
      who.post('/api/profile/consent', { ...guardian, guardianEmail: `adulto${number}@casa.example` })
    const child = await children().aChild()
    for (const number of [1, 2, 3]) expect((await ask(child, number)).status).toBe(200)
    expect(await ask(child, 4)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Amanhã pode pedir de novo') },
    })
    expect((await ask(await children().aChild('Bia Lima'), 4)).status).toBe(200)

    const fresh = school.visitor()
    await fresh.post('/api/auth/register', {
      ...me,
      email: 'caio@casa.example',
      ageRange: 'até 12',
      password: testPassword,
      confirmPassword: testPassword,
      guardian: { name: 'Rosa Souza', relation: 'mãe', email: 'rosa@casa.example' },
    })
    await fresh.post('/api/auth/login', { email: 'caio@casa.example', password: testPassword })
    const statuses: number[] = []
    for (const number of [5, 6, 7]) {
      const { status } = await fresh.post('/api/profile/consent', {
        ...guardian,
        guardianEmail: `adulto${number}@casa.example`,
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test('cannot write to strangers by the name of a guardian, nor by its own', async () => {
    const child = await children().aChild()
    for (const guardianName of ['http://mal.example/ganhe 13', 'www.mal', 'ligue 11 98888-7777', '<b>Rosa</b>'])
      expect(await child.post('/api/profile/consent', { ...guardian, guardianName })).toMatchObject({
        status: 400,
        body: { errors: { guardianName: expect.stringContaining('O nome não pode ter') } },
      })
    expect(await put(child, '/api/profile', { ...me, fullName: 'mal.example Souza' })).toMatchObject({
      status: 400,
      body: { errors: { fullName: expect.stringContaining('O nome não pode ter') } },
    })
    // Kept before names were looked at: the account goes on with it, and e-mails do without.
    await school.connection.pool.query(
      "update users set full_name = 'http://mal.example/x Souza', first_name = 'http://mal.example/x'",
    )
    await child.post('/api/profile/consent', guardian)
    await school.connection.pool.query("update guardian_consents set guardian_name = 'ganhe.em.mal.example agora'")
    const [mail] = await children().emails()
    expect(mail).toMatchObject({
      to: { name: '', address: 'rosa@casa.example' },
      subject: 'Uma criança precisa da sua autorização na Capivira',
    })
    expect(mail?.text).toMatch(/^Olá!\n\nUma criança criou uma conta/)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('mal.example')
    const kept = { ...me, fullName: 'http://mal.example/x Souza', phone: '(11) 98765-0000' }
    expect((await put(child, '/api/profile', kept)).status).toBe(200)
  })

  test('takes back a request or the consent itself', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    expect((await child.delete('/api/profile/consent')).status).toBe(200)
    expect((await children().give(token)).status).toBe(410)
    await children().give(await children().tokenFor(child))
    expect(await children().stateOf(child)).toBe('given')
    await child.delete('/api/profile/consent')
    expect(await children().stateOf(child)).toBe('missing')
    const { rows } = await school.connection.pool.query('select revoked_by from guardian_consents')
    expect(rows).toEqual([{ revoked_by: 'pupil' }])
  })

  test('does not grow up by a tap; the teacher can say so', async () => {
    const child = await children().aChild()
    expect(await put(child, '/api/profile', { ...me, ageRange: '18 ou mais' })).toMatchObject({
      status: 409,
      body: { errors: { ageRange: expect.stringContaining('fale com o seu professor') } },
    })
    expect((await put(child, '/api/profile', me)).status).toBe(200)
    const teacher = await school.signedIn('teacher')
    await children().teach(teacher, child)
    const age = `/api/consents/pupils/${child.id}/age`
    expect((await put(teacher, age, { ageRange: '13 a 17' })).status).toBe(200)
    expect(await children().stateOf(child)).toBe('not-needed')
    expect((await put(teacher, age, { ageRange: '40' })).status).toBe(400)
  })
})
