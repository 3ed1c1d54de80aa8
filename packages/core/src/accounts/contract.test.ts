import { describe, expect, test } from 'vitest'
import { loginBody, ownPasswordBody, registerBody } from './contract.ts'

const valid = {
  fullName: 'Ana Souza',
  email: 'ana@escola.example',
  phone: '(11) 98765-4321',
  password: 'Vento&Mar7lento',
  confirmPassword: 'Vento&Mar7lento',
  userType: 'student',
}

/** The sentence shown at each field, the first of each. */
function complaints(body: object): Record<string, string> {
  const result = registerBody.safeParse(body)
  const found: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return found
}

describe('registration', () => {
  test('a complete body passes, the e-mail in lower case, the type defaulting to student', () => {
    const { userType: _, ...withoutType } = { ...valid, email: ' Ana@Escola.example ' }
    expect(registerBody.parse(withoutType)).toMatchObject({ email: 'ana@escola.example', userType: 'student' })
  })

  test.each([
    ['fullName', 'A', 'Nome completo deve ter pelo menos 2 caracteres'],
    ['email', 'ana@', 'Email inválido'],
    ['phone', '11987654321', 'Telefone deve estar no formato (XX) XXXXX-XXXX'],
    ['password', 'Ab1!', 'Senha deve ter pelo menos 8 caracteres'],
    ['password', 'abcdefgh', 'Senha deve conter pelo menos: 1 letra minúscula, 1 maiúscula, 1 número e 1 símbolo'],
    ['password', 'Ab1!😀😀', 'Senha deve ter pelo menos 8 caracteres'],
    [
      'password',
      'Sênha-forte_9#',
      'Senha deve conter pelo menos: 1 letra minúscula, 1 maiúscula, 1 número e 1 símbolo',
    ],
    ['password', `Aa1!${'x'.repeat(125)}`, 'Senha deve ter no máximo 128 caracteres'],
    ['confirmPassword', 'Outra123!', 'As senhas não coincidem'],
  ])('%s = %s says: %s', (field, value, message) => {
    const body = { ...valid, [field]: value }
    if (field === 'password') body.confirmPassword = value
    expect(complaints(body)).toEqual({ [field]: message })
  })

  test.each([
    'Correto cavalo bateria grampo 9!',
    'Açúcar@2026x',
    'Sênha-forte_9!',
    'ÉÃ çé 1?#',
    ' Com espaço 2! ',
    'Лес и Река 7%',
    'Peixe 🐟 azul 3&',
  ])('any character may stand in a password: %s', password => {
    expect(complaints({ ...valid, password, confirmPassword: password })).toEqual({})
  })

  test('composed and decomposed letters are the same password', () => {
    const body = { ...valid, password: 'Açaí?Roxo7'.normalize('NFD'), confirmPassword: 'Açaí?Roxo7' }
    expect(registerBody.parse(body).password).toBe('Açaí?Roxo7'.normalize('NFC'))
  })

  test('the mismatch of passwords is told together with other mistakes', () => {
    expect(complaints({ ...valid, fullName: '', confirmPassword: 'x' })).toEqual({
      fullName: 'Nome completo deve ter pelo menos 2 caracteres',
      confirmPassword: 'As senhas não coincidem',
    })
  })
})

test('a new password is written twice', () => {
  const said = (confirmPassword: string) =>
    ownPasswordBody.safeParse({ password: valid.password, confirmPassword }).error?.issues.map(({ message }) => message)
  expect(said(valid.password)).toBe(undefined)
  expect(said('Vento&Mar7lenta')).toEqual(['As senhas não coincidem'])
})

test('login says what is missing', () => {
  const issues = loginBody.safeParse({ email: 'x', password: '' }).error?.issues.map(issue => issue.message)
  expect(issues).toEqual(['Email inválido', 'Senha é obrigatória'])
})

test.each([
  ['\u200bana@escola.example', 'ana@escola.example'],
  ['\u2068Ana@escola.example\u2069', 'ana@escola.example'],
  ['\ufeff ana@escola.example\u00a0\u200b ', 'ana@escola.example'],
  ['ana@es\u00adcola.example', 'ana@escola.example'],
])('nobody is kept out by what they cannot see in their address (%#)', (pasted, known) => {
  expect(loginBody.parse({ email: pasted, password: 'x' }).email).toBe(known)
  expect(registerBody.parse({ ...valid, email: pasted }).email).toBe(known)
})

test('a password is what was typed, blanks at its ends included', () => {
  expect(loginBody.parse({ email: 'a@b.example', password: ' Com espaço 2! ' }).password).toBe(' Com espaço 2! ')
})

test('a name keeps one blank between its words', () => {
  const named = (fullName: string) => registerBody.parse({ ...valid, fullName }).fullName
  expect(named('  Maria  da\u00a0\u2003 Con\u00adceição\t\n Lima ')).toBe('Maria da Conceição Lima')
})
