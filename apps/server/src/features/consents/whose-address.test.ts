import { mailbox } from '@capivira/core/accounts/mailbox'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { childrenOf, guardian, me, type Person } from '../../../test/children.ts'
import { tokenIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { mailboxOf } from '../accounts/tables.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

const children = () => childrenOf(school, () => school.now())
const ask = (child: Person, guardianEmail: string) =>
  child.post<{ message: string }>('/api/profile/consent', { ...guardian, guardianEmail })
const moveTo = (person: Person, email: string) =>
  school.connection.pool.query('update users set email = $2 where id = $1', [person.id, email])

test('an address is one mailbox in the database as in the rule', async () => {
  const part = fc.stringMatching(/^[a-z0-9]([a-z0-9.+_-]{0,8}[a-z0-9])?$/)
  const address = fc
    .tuple(part, fc.constantFrom('gmail.com', 'googlemail.com', 'casa.example', 'notgmail.com', 'gmail.com.example'))
    .map(([local, domain]) => `${local}@${domain}`)
  for (const email of fc.sample(address, { numRuns: 200, seed: 20 })) {
    const { rows } = await school.connection.db.execute<{ box: string }>(
      sql`select ${mailboxOf(sql`told.email`)} as box from (select ${email}::text as email) told`,
    )
    expect([email, rows[0]?.box]).toEqual([email, mailbox(email)])
  }
})

describe("the child's own address", () => {
  test('is refused where it is typed, however it is written, and costs none of the e-mails of the day', async () => {
    const child = await children().aChild()
    await moveTo(child, 'ana.souza@gmail.com')
    for (const email of ['ana.souza@gmail.com', 'ANASOUZA@gmail.com', 'a.nasouza+mae@googlemail.com'])
      expect(await ask(child, email)).toMatchObject({
        status: 400,
        body: { errors: { guardianEmail: expect.stringContaining('peça a folha de papel ao seu professor') } },
      })
    expect(school.emails).toEqual([])
    expect((await ask(child, 'rosa@casa.example')).status).toBe(200)
  })

  test('is refused when the account is made, and nothing is made', async () => {
    const register = (email: string, guardianEmail: string) =>
      school.visitor().post('/api/auth/register', {
        ...me,
        email,
        ageRange: 'até 12',
        password: testPassword,
        confirmPassword: testPassword,
        guardian: { name: 'Rosa Souza', relation: 'mãe', email: guardianEmail },
      })
    expect(await register('Ana@casa.example', 'ana+mae@casa.example')).toMatchObject({
      status: 400,
      body: { errors: { 'guardian.email': expect.stringContaining('Em papel') } },
    })
    expect(school.emails).toEqual([])
    expect((await register('ana@casa.example', 'rosa@casa.example')).status).toBe(201)
  })

  test('gives nothing by a link that went there before it was theirs', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    await moveTo(child, 'rosa+escola@casa.example')
    const refusal = { status: 403, body: { message: expect.stringContaining('peça a folha de papel à escola') } }
    expect(await school.visitor().get(`/api/consents/${token}`)).toMatchObject(refusal)
    expect(await children().give(token)).toMatchObject(refusal)
    expect(await children().stateOf(child)).toBe('asked')
  })
})

describe("another pupil's address", () => {
  test('is answered like a guardian’s, but gets an e-mail without a link: only its owner learns why', async () => {
    const [friend, child] = [await school.signedIn('student', 'Bia Lima'), await children().aChild()]
    await moveTo(friend, 'bia@casa.example')
    expect(await ask(child, 'bia+mae@casa.example')).toEqual(
      expect.objectContaining({
        status: 200,
        body: { message: 'Aqui não há servidor de email: peça a mensagem a quem cuida do sistema.' },
      }),
    )
    const [mail, ...more] = await children().emails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: { address: 'bia+mae@casa.example' },
      subject: 'Este email não pode autorizar na Capivira',
    })
    expect(mail?.text).not.toMatch(/https?:|Ana/)
  })

  test('gives nothing by a link that went there before it was theirs; a teacher’s does', async () => {
    const child = await children().aChild()
    const token = await children().tokenFor(child)
    const other = await school.signedIn('teacher')
    await moveTo(other, 'rosa@casa.example')
    expect((await school.visitor().get(`/api/consents/${token}`)).status).toBe(200)
    await school.connection.pool.query("update users set user_type = 'student' where id = $1", [other.id])
    expect((await children().give(token)).status).toBe(403)
    await moveTo(other, 'outra@casa.example')
    expect((await children().give(token)).status).toBe(200)
    // What was given is taken back by its link, whose ever the address became.
    await moveTo(other, 'rosa@casa.example')
    expect((await school.visitor().get(`/api/consents/${token}`)).body).toMatchObject({ state: 'given' })
    expect((await children().revoke(token)).status).toBe(200)
  })

  test('that the e-mail goes to is looked at when it is sent', async () => {
    const [friend, child] = [await school.signedIn('student', 'Bia Lima'), await children().aChild()]
    await ask(child, 'rosa@casa.example')
    await moveTo(friend, 'rosa@casa.example')
    const [mail] = await children().emails()
    expect(() => tokenIn(mail)).toThrow('no link in Este email não pode autorizar na Capivira')
  })
})
