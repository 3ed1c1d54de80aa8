import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/http.ts'
import { registerErrors } from './register-errors.ts'

const refusal = (status: number, body: object) => new ApiError(status, '', JSON.stringify(body))

test('complaints stand at their fields, in the order of the form', () => {
  const errors = { phone: 'Telefone deve estar no formato (XX) XXXXX-XXXX', email: 'Email inválido', other: 'x' }
  expect(Object.entries(registerErrors(refusal(400, { message: 'Confira os dados informados.', errors })))).toEqual([
    ['email', 'Email inválido'],
    ['phone', 'Telefone deve estar no formato (XX) XXXXX-XXXX'],
  ])
})

test('a taken e-mail and a wrong secret find their field without being told', () => {
  expect(registerErrors(refusal(409, { message: 'Este email já está cadastrado' }))).toEqual({
    email: 'Este email já está cadastrado',
  })
  const wrong = 'Senha secreta incorreta para criação de conta de professor/administrador'
  expect(registerErrors(refusal(403, { message: wrong }))).toEqual({ secretPassword: wrong })
})

test('what is about no field stands at none', () => {
  expect(registerErrors(new NetworkError())).toEqual({})
})
