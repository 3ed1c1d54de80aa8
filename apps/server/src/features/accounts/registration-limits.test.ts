import { beforeEach, expect, test } from 'vitest'
import { testPassword, testSecrets } from '../../../test/app.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
  school.emails.length = 0
})

/** Lets so many minutes pass for everything that is counted. */
const wait = (minutes: number) =>
  school.connection.pool.query('update rate_limits set expire = expire - $1', [minutes * 60_000])

let people = 0
/** Registers somebody in a browser of their own; answers the status. */
async function register(remoteAddress: string, more: object = {}): Promise<number> {
  const payload = {
    fullName: 'Ana Souza',
    email: `matricula${++people}@escola.example`,
    phone: '(11) 98765-4321',
    password: testPassword,
    confirmPassword: testPassword,
    userType: 'student',
    ...more,
  }
  const sent = { method: 'POST', url: '/api/auth/register', payload, remoteAddress } as const
  return (await school.visitor().send(sent)).status
}

/** How many of so many registrations were answered by what. */
async function tally(count: number, once: (n: number) => Promise<number>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let n = 0; n < count; n++) {
    const status = await once(n)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

const weak = { password: 'Senha123!', confirmPassword: 'Senha123!' }

test('four hundred people register within an hour from one address', async () => {
  const statuses = await tally(400, async n => {
    if (n === 200) await wait(11)
    return register('10.6.0.1')
  })
  expect(statuses).toEqual({ 201: 400 })
})

test('a room of teachers who know the secret does not wait for those whose password was too easy', async () => {
  const teacher = { userType: 'teacher', secretPassword: testSecrets.teacherSecret }
  expect(await tally(35, () => register('10.6.0.2', { ...teacher, ...weak }))).toEqual({ 400: 35 })
  expect(await register('10.6.0.2', teacher)).toBe(201)
  const wrong = { ...teacher, secretPassword: 'nenhum-segredo' }
  expect(await tally(35, () => register('10.6.0.2', wrong))).toEqual({ 403: 30, 429: 5 })
})

test('a child whose password was too easy three times still has a guardian asked', async () => {
  const guardian = { name: 'Rosa Souza', relation: 'mãe', email: 'rosa@casa.example' }
  const child = { ageRange: 'até 12', guardian }
  expect(await tally(5, () => register('10.6.0.3', { ...child, ...weak }))).toEqual({ 400: 5 })
  expect(await register('10.6.0.3', child)).toBe(201)
  expect(school.emails.map(({ kind }) => kind).sort()).toEqual(['guardian-consent', 'verify-email'])
  // What was sent counts as before.
  expect(await tally(4, () => register('10.6.0.3', child))).toEqual({ 201: 2, 429: 2 })
})
