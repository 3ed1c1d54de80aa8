import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn, postman } from '../../../test/emails.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
  school.emails.length = 0
})

const forgot = (email: string, remoteAddress: string, person: Visitor = school.visitor()) =>
  person.send({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress })

/** Lets so many minutes pass for everything that is counted. */
const wait = (minutes: number) =>
  school.connection.pool.query('update rate_limits set expire = expire - $1', [minutes * 60_000])

const emails = () => postman(school, () => school.now())

describe('e-mails', () => {
  test('are counted by who asks: nobody spends those of the owner', async () => {
    const owner = await school.signedIn()
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) statuses.push((await forgot(owner.email, '10.5.0.1')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await forgot(owner.email, '10.5.0.2')).status).toBe(200)
    // All strangers together have had an hour's e-mails: the last of them is good for that long. A known device has its
    // own.
    expect((await forgot(owner.email, '10.5.0.3')).status).toBe(429)
    expect((await forgot(owner.email, '10.5.0.3', owner)).status).toBe(200)
    await wait(61)
    expect((await forgot(owner.email, '10.5.0.3')).status).toBe(200)
  })

  test('of one kind that a classmate asks for leave the owner theirs, in the same network', async () => {
    const owner = await school.signedIn()
    const verify = () =>
      school.visitor().send({
        method: 'POST',
        url: '/api/auth/resend-verification',
        payload: { email: owner.email },
        remoteAddress: '10.5.0.4',
      })
    for (let n = 0; n < 4; n++) await verify()
    expect((await verify()).status).toBe(429)
    expect((await forgot(owner.email, '10.5.0.4')).status).toBe(200)
  })

  test('that a classmate asks for all day leave the owner one that is good, in the same network', async () => {
    const owner = await school.signedIn()
    for (let hour = 0; hour < 3; hour++) {
      for (let n = 0; n < 2; n++) {
        for (let time = 0; time < 3; time++) await forgot(owner.email, '10.5.0.5')
        await wait(16)
      }
      await wait(60)
    }
    school.emails.length = 0
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) statuses.push((await forgot(owner.email, '10.5.0.5')).status)
    expect(statuses).toEqual([200, 429, 429])
    expect((await emails()).map(({ to }) => to.address)).toEqual([owner.email])
  })

  test('with a code to one’s own address are no business of others in the network', async () => {
    const owner = await school.signedIn('teacher')
    school.emails.length = 0
    await owner.post('/api/profile/two-factor', { method: 'email', password: testPassword })
    const code = codeIn((await emails())[0])
    await owner.post('/api/profile/two-factor/confirm', { method: 'email', code })
    for (let n = 0; n < 5; n++) await forgot(owner.email, '127.0.0.1')
    const renew = () => owner.post('/api/profile/two-factor/recovery-codes', { password: testPassword })
    expect(await renew()).toMatchObject({ status: 403, body: { code: 'code-needed' } })
    const change = { email: 'outra@escola.example', currentPassword: testPassword }
    expect((await owner.post('/api/profile/email', change)).status).toBe(200)
    for (let n = 0; n < 2; n++) await renew()
    expect((await renew()).status).toBe(429)
  })

  test('to addresses somebody wants for their account are five a day; a wrong password asks for none', async () => {
    const pupil = await school.signedIn()
    const want = (n: number, currentPassword = testPassword) =>
      pupil.post('/api/profile/email', { email: `estranho${n}@fora.example`, currentPassword })
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      statuses.push((await want(n, n === 0 ? 'Errada1@' : testPassword)).status)
      if (n === 3) await wait(16)
    }
    expect(statuses).toEqual([403, 200, 200, 200, 200, 200, 429])
    await wait(24 * 60 + 1)
    expect((await want(9)).status).toBe(200)
  })
})

describe('a password of one’s own, and the first code of a second factor', () => {
  test('are tried twenty times in a quarter of an hour: each is slow to look at', async () => {
    const pupil = await school.signedIn()
    const own = { password: 'OutraSenha2@', confirmPassword: 'OutraSenha2@' }
    const choose = await Promise.all(Array.from({ length: 15 }, () => pupil.post('/api/auth/own-password', own)))
    const confirm = { method: 'app', code: '123456' }
    const confirmed = await Promise.all(
      Array.from({ length: 15 }, () => pupil.post('/api/profile/two-factor/confirm', confirm)),
    )
    const count = (answers: { status: number }[], status: number) => answers.filter(one => one.status === status).length
    expect([count(choose, 409), count(confirmed, 400), count(confirmed, 429)]).toEqual([15, 5, 10])
  })
})
