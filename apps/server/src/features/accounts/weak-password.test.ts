import { knownOf, weaknessOf } from '@capivira/core/accounts/weak-password'
import { dictionary as everywhere } from '@zxcvbn-ts/language-common'
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br'
import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { postman, tokenIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { commonWords } from './common-words.ts'
import { hashPassword } from './password-hash.ts'

const school = useSchool({
  settings: { publicUrl: 'https://capivira.montealegre.example', schoolName: 'Colégio Serra Azul' },
})
beforeEach(() => emptyTables(school.connection.pool, 'users', 'rate_limits'))

const twice = (password: string) => ({ password, confirmPassword: password })
const ana = { fullName: 'Ana Beatriz Prado', email: 'bia.prado@correio.example', phone: '(11) 98765-4321' }

async function register(password: string) {
  const { status, body } = await school
    .visitor()
    .post<{ errors?: { password?: string } }>('/api/auth/register', { ...ana, ...twice(password), userType: 'student' })
  return { status, sentence: body.errors?.password ?? '' }
}

describe('registration', () => {
  test.each([
    ['Senha123!', 'Esta senha é muito usada'],
    ['Password1!', 'Esta senha é muito usada'],
    ['Escola2026!', 'Esta senha é muito usada'],
    ['Aluno@123', 'Esta senha é muito usada'],
    ['Coracao1!', 'Esta senha é muito usada'],
    ['Coração1!', 'Esta senha é muito usada'],
    ['Brasil@2026', 'Esta senha é muito usada'],
    ['Flamengo1!', 'Esta senha é muito usada'],
    ['Capivira1!', 'Esta senha é feita do nome da escola ou da Capivira'],
    ['SerraAzul@7', 'Esta senha é feita do nome da escola ou da Capivira'],
    ['MonteAlegre2!', 'Esta senha é feita do nome da escola ou da Capivira'],
    ['BeatrizPrado1!', 'Esta senha é feita do seu nome ou do seu email'],
    ['BiaPrado@2013', 'Esta senha é feita do seu nome ou do seu email'],
    ['Qwerty123!', 'Esta senha é uma sequência'],
  ])('refuses %s and says why', async (password, beginning) => {
    const { status, sentence } = await register(password)
    expect(status).toBe(400)
    expect(sentence).toContain(beginning)
  })

  test.each(['Correto cavalo bateria grampo 9!', 'Açúcar@2026x', 'Sênha-forte_9!', 'Peixe 🐟 azul 3&'])(
    'takes %s, and signs in with it however its letters are composed',
    async password => {
      expect(await register(password)).toEqual({ status: 201, sentence: '' })
      for (const form of ['NFC', 'NFD'] as const) {
        const sent = { email: ana.email, password: password.normalize(form) }
        expect((await school.visitor().post('/api/auth/login', sent)).status).toBe(200)
      }
    },
  )
})

test('whoever has a weak password from before keeps signing in with it', async () => {
  const pupil = await school.signedIn()
  await school.connection.pool.query('update users set password = $1', [await hashPassword('Senha123!')])
  const entered = await school.visitor().post('/api/auth/login', { email: pupil.email, password: 'Senha123!' })
  expect(entered.status).toBe(200)
})

test('changing refuses a weak one, and the password of before stays', async () => {
  const pupil = await school.signedIn()
  const change = (password: string) =>
    pupil.send({
      method: 'PUT',
      url: '/api/profile/password',
      payload: { currentPassword: testPassword, ...twice(password) },
    })
  expect(await change('Flamengo1!')).toMatchObject({ status: 400, body: { errors: { password: /muito usada/ } } })
  expect((await change('Trilha4@serenaNoite')).status).toBe(200)
})

test('a link is not spent by a weak password', async () => {
  const { email } = await school.signedIn()
  school.emails.length = 0
  await school.visitor().post('/api/auth/forgot-password', { email })
  const token = tokenIn((await postman(school, school.now))[0])
  const reset = (password: string) => school.visitor().post('/api/auth/reset-password', { token, ...twice(password) })
  expect(await reset('Souza@2026')).toMatchObject({ status: 400, body: { errors: { password: /seu nome/ } } })
  expect((await reset('Trilha4@serenaNoite')).status).toBe(200)
  expect((await reset('Outra7@serenaNoite')).status).toBe(410)
})

describe('the lists', () => {
  const satisfies = (password: string) =>
    [...password].length >= 8 && [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[@$!%*?&]/].every(one => one.test(password))
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const known = knownOf({ fullName: 'Nome Nenhum', email: 'x@y.example' })

  test.each([
    ['much used passwords', everywhere['passwords-common'].slice(0, 3000)],
    ['everyday words', brazilian['commonWords-pt-br'].slice(0, 1000)],
    ['first names', brazilian['firstnames-pt-br'].slice(0, 1000)],
  ])('the first of the %s, dressed up for the rule, are refused', async (_, words) => {
    const common = await commonWords()
    const passing = words
      .flatMap(word =>
        ['1!', '!1', '@123', '123!', '2012!', '@2026', '!2026', 'Aa1!'].map(end => `${capital(word)}${end}`),
      )
      .filter(password => satisfies(password))
      .filter(password => !weaknessOf(password, { ...known, isCommon: word => common.has(word) }))
    expect(passing).toEqual([])
  })
})
