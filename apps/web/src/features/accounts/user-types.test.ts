import { expect, test } from 'vitest'
import { labelOf, userTypeIn } from './user-types.ts'

test.each([
  ['', 'student', 'Estudante'],
  ['?type=student', 'student', 'Estudante'],
  ['type=teacher', 'teacher', 'Professor'],
  ['?x=1&type=admin', 'admin', 'Administrador'],
  ['?type=diretor', 'student', 'Estudante'],
])('%j preselects %s', (search, type, label) => {
  expect(userTypeIn(search)).toBe(type)
  expect(labelOf(userTypeIn(search))).toBe(label)
})
