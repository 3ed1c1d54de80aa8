import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { postman, tokenIn } from '../../../test/emails.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
  school.emails.length = 0
})

let address = 0
/** An address nobody else asks from. */
const elsewhere = () => `10.7.${++address >> 8}.${address & 255}`

const login = (email: string, password: string, remoteAddress: string, person: Visitor = school.visitor()) =>
  person.send({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress })
const forgot = (email: string, remoteAddress: string, person: Visitor = school.visitor()) =>
  person.send({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress })

/** Tries a wrong password as often, from as many addresses as `from` answers; answers how many were looked at. */
async function guess(email: string, count: number, from: () => string, person?: Visitor): Promise<number> {
  let looked = 0
  for (let n = 0; n < count; n++) if ((await login(email, `Errada${n}@`, from(), person)).status === 401) looked++
  return looked
}

/** Lets so many minutes pass for everything that is counted. */
const wait = (minutes: number) =>
  school.connection.pool.query('update rate_limits set expire = expire - $1', [minutes * 60_000])

const emails = () => postman(school, () => school.now())

describe('a school behind one address', () => {
  test('signs in four hundred times, one in ten with a typing mistake before, and nobody waits', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => school.signedIn()))
    const statuses: number[] = []
    for (let n = 0; n < 400; n++) {
      const { email } = people[n % 20] ?? { email: '' }
      if (n % 10 === 3) statuses.push((await login(email, 'Errada1@', '10.2.0.1')).status)
      statuses.push((await login(email, testPassword, '10.2.0.1')).status)
    }
    expect([200, 401, 429].map(one => statuses.filter(status => status === one).length)).toEqual([400, 40, 0])
    // Only the failures are left of them.
    const { rows } = await school.connection.pool.query(
      "select points from rate_limits where key like 'login-address:%' and points > 0",
    )
    expect(rows).toEqual([{ points: 40 }])
  })

  test('signs in at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => school.signedIn()))
    const answers = await Promise.all(people.map(({ email }) => login(email, testPassword, '10.2.0.2')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  })

  test('lets people in while somebody there invents accounts, on known devices and unknown ones', async () => {
    const teacher = await school.signedIn('teacher')
    for (let n = 0; n < 310; n++) await login(`inventada${n}@escola.example`, 'Errada1@', '10.2.0.3')
    expect((await login(teacher.email, 'Errada1@', '10.2.0.3')).status).toBe(401)
    expect((await login(teacher.email, testPassword, '10.2.0.3')).status).toBe(200)
    expect((await login(teacher.email, testPassword, '10.2.0.3', teacher)).status).toBe(200)
  })

  test('gets fewer tries at each account while somebody there fails so often', async () => {
    const { email } = await school.signedIn()
    for (let n = 0; n < 301; n++) await login(`outra${n}@escola.example`, 'Errada1@', '10.2.0.4')
    expect(await guess(email, 5, () => '10.2.0.4')).toBe(2)
    expect((await login(email, testPassword, '10.2.0.5')).status).toBe(200)
  })

  test('gets e-mails while somebody there asks for many', async () => {
    const { email } = await school.signedIn()
    for (let n = 0; n < 110; n++) await forgot(`ninguem${n}@escola.example`, '10.2.0.6')
    expect((await forgot(email, '10.2.0.6')).status).toBe(200)
    expect((await forgot(email, '10.2.0.6')).status).toBe(429)
  })
})

describe('guesses of one account', () => {
  test('are eight in a quarter of an hour from one address, also when they come at once', async () => {
    const { email } = await school.signedIn()
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, 'Errada1@', '10.3.0.1')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(32)
  })

  test('are fifty a day, from one address and from many', async () => {
    const { email } = await school.signedIn()
    let fromOne = 0
    for (let quarter = 0; quarter < 8; quarter++) {
      fromOne += await guess(email, 10, () => '10.3.0.2')
      await wait(16)
    }
    expect(fromOne).toBe(50)
    const another = await school.signedIn()
    expect(await guess(another.email, 70, elsewhere)).toBe(50)
  })

  test('are counted together by several servers', async () => {
    const { email } = await school.signedIn()
    const second = await startTestApp({ beside: school })
    const there = second.visitor()
    expect(await guess(email, 5, () => '10.3.0.3')).toBe(5)
    expect(await guess(email, 5, () => '10.3.0.3', there)).toBe(3)
    await second.close()
  })

  test('from devices kept by who knew the password once are those of strangers', async () => {
    const owner = await school.signedIn()
    const kept = await Promise.all(Array.from({ length: 4 }, () => school.visitor()))
    for (const device of kept) await login(owner.email, testPassword, elsewhere(), device)
    const other = { currentPassword: testPassword, password: 'OutraSenha2@', confirmPassword: 'OutraSenha2@' }
    expect((await owner.send({ method: 'PUT', url: '/api/profile/password', payload: other })).status).toBe(200)
    let looked = 0
    for (let quarter = 0; quarter < 6; quarter++) {
      for (const device of kept) looked += await guess(owner.email, 10, elsewhere, device)
      await wait(16)
    }
    expect(looked).toBe(50)
    // Whose account it is has the new password, and then a known device again.
    await wait(24 * 60)
    expect((await login(owner.email, 'OutraSenha2@', elsewhere(), owner)).status).toBe(200)
    await guess(owner.email, 60, elsewhere)
    expect((await login(owner.email, 'OutraSenha2@', elsewhere(), owner)).status).toBe(200)
  })

  test('on a device that has been in are fifty a day, besides those of strangers', async () => {
    const owner = await school.signedIn()
    let looked = 0
    for (let quarter = 0; quarter < 12; quarter++) {
      looked += await guess(owner.email, 19, () => '10.3.0.4', owner)
      await wait(16)
    }
    expect(looked).toBe(100)
  })
})

describe('who was locked out by somebody else', () => {
  const message = { message: expect.stringContaining('muitas tentativas de entrar nesta conta hoje') }

  test('is told the same as of an account that is none, and gets in by the link of one e-mail', async () => {
    const { email } = await school.signedIn('student', 'Ana Souza')
    school.emails.length = 0
    for (const one of [email, 'ninguem@escola.example']) {
      expect(await guess(one, 55, elsewhere)).toBe(50)
      expect(await login(one, testPassword, '10.4.0.1')).toMatchObject({ status: 429, body: message })
    }
    const [mail, ...more] = await emails()
    expect([mail?.to.address, more]).toEqual([email, []])
    const owner = school.visitor()
    const unlock = (token: string) => owner.post('/api/auth/unlock', { token })
    const token = tokenIn(mail)
    const other = `${token.slice(0, 50)}${token[50] === 'A' ? 'B' : 'A'}${token.slice(51)}`
    expect((await unlock(other)).status).toBe(410)
    expect((await unlock(token)).status).toBe(200)
    expect((await login(email, testPassword, '10.4.0.1', owner)).status).toBe(200)
    // Who goes on guessing shuts out strangers again, not the owner's device.
    expect(await guess(email, 55, elsewhere)).toBe(50)
    expect((await login(email, testPassword, '10.4.0.1', owner)).status).toBe(200)
  })

  test('by a classmate in one network gets in at once on a device of the school, by one e-mail’s link', async () => {
    const { email } = await school.signedIn()
    school.emails.length = 0
    expect(await guess(email, 12, () => '10.4.0.7')).toBe(8)
    const owner = school.visitor()
    expect((await login(email, testPassword, '10.4.0.7', owner)).status).toBe(429)
    const [mail, ...more] = await emails()
    expect([mail?.to.address, more]).toEqual([email, []])
    expect((await owner.post('/api/auth/unlock', { token: tokenIn(mail) })).status).toBe(200)
    await guess(email, 12, () => '10.4.0.7')
    expect((await login(email, testPassword, '10.4.0.7', owner)).status).toBe(200)
  })

  test('the link ends after a day, and with another password', async () => {
    const { email } = await school.signedIn()
    school.emails.length = 0
    await guess(email, 52, elsewhere)
    const token = tokenIn((await emails())[0])
    const unlock = () => school.visitor().post('/api/auth/unlock', { token })
    const then = school.now().toISOString()
    school.setNow('2026-03-03T15:00:01Z')
    expect((await unlock()).status).toBe(410)
    school.setNow(then)
    expect((await unlock()).status).toBe(200)
    await forgot(email, '10.4.0.2')
    const reset = tokenIn((await emails())[0])
    const body = { token: reset, password: 'OutraSenha2@', confirmPassword: 'OutraSenha2@' }
    expect((await school.visitor().post('/api/auth/reset-password', body)).status).toBe(200)
    expect((await unlock()).status).toBe(410)
  })

  test('gets in after a new password by e-mail, on that device and on others', async () => {
    const { email } = await school.signedIn()
    await guess(email, 52, elsewhere)
    school.emails.length = 0
    const owner = school.visitor()
    await forgot(email, '10.4.0.3', owner)
    const body = { password: 'OutraSenha2@', confirmPassword: 'OutraSenha2@' }
    const done = await owner.post('/api/auth/reset-password', { ...body, token: tokenIn((await emails())[0]) })
    expect(done.status).toBe(200)
    expect((await login(email, 'OutraSenha2@', '10.4.0.4')).status).toBe(200)
    expect(await guess(email, 55, elsewhere)).toBe(50)
    expect((await login(email, 'OutraSenha2@', '10.4.0.4', owner)).status).toBe(200)
  })

  test('gets in with the password an administrator hands out', async () => {
    const pupil = await school.signedIn()
    const admin = await school.signedIn('admin')
    await guess(pupil.email, 52, elsewhere)
    const { body } = await admin.post<{ password: string }>(`/api/admin/users/${pupil.id}/password`)
    expect((await login(pupil.email, body.password, '10.4.0.5')).status).toBe(200)
  })

  test('gets in on a shared computer where ten others have signed in since, not where eleven have', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => school.signedIn()))
    const computer = school.visitor()
    for (const { email } of people) {
      await login(email, testPassword, '10.4.0.6', computer)
      await computer.post('/api/logout')
    }
    const [first, second] = people
    for (const one of [first, second]) await guess(one?.email ?? '', 52, elsewhere)
    expect((await login(first?.email ?? '', testPassword, '10.4.0.6', computer)).status).toBe(429)
    expect((await login(second?.email ?? '', testPassword, '10.4.0.6', computer)).status).toBe(200)
  })
})
