import { expect, test } from 'vitest'
import { states } from './states.ts'

test.each([
  ['Alunos de turmas diferentes devem ter o mesmo horário', true],
  ['Alunos que fazem a mesma prova devem ter o mesmo horário', true],
  ['Alunos que devem ter o mesmo horário', false],
  ['Uma planta que pode crescer na água', false],
  ['Uma planta de água doce', false],
])('%s: %s', (text, statement) => {
  expect(states(text)).toBe(statement)
})
