import { expect, test } from 'vitest'
import { profileBodyOf, profileProblem } from './profile-contract.ts'

const kept = { fullName: 'Ana Souza', phone: '(11) 98765-4321' }

test('a new name that is no name is told, and before a telephone', () => {
  expect(profileProblem({ ...kept, fullName: 'Ana www.exemplo.com' }, kept)).toEqual({
    field: 'fullName',
    message: 'O nome não pode ter endereço de site nem de email. Depois de um ponto, deixe um espaço.',
  })
  const both = { fullName: 'Ana www.exemplo.com', phone: '(20) 98765-4321' }
  expect(profileProblem(both, kept)?.field).toBe('fullName')
})

test('a new telephone of an area that there is not is told', () => {
  expect(profileProblem({ ...kept, phone: '(20) 98765-4321' }, kept)).toEqual({
    field: 'phone',
    message: 'O DDD 20 não existe. Confira os dois primeiros números do telefone.',
  })
})

test('what was kept before names were looked at may stay', () => {
  const old = { fullName: 'Ana www.exemplo.com', phone: '(20) 98765-4321' }
  expect(profileProblem(old, old)).toBe(null)
  expect(profileProblem({ ...old, fullName: 'Ana Souza' }, old)).toBe(null)
})

test('the form says the same at its field', () => {
  const form = profileBodyOf(kept)
  expect(form.safeParse(kept).success).toBe(true)
  const told = form.safeParse({ ...kept, fullName: 'Ana www.exemplo.com' }).error?.issues
  expect(told?.map(({ path }) => path)).toEqual([['fullName']])
})
