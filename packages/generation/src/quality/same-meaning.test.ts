import { expect, test } from 'vitest'
import { saysTheSame } from './same-meaning.ts'

test.each([
  ['Para usar o tear', 'Para utilizar o tear', true],
  ['O aumento da maré', 'O crescimento da maré', true],
  ['Para usar o tear', 'Para guardar o tear', false],
  ['Para usar o tear novo', 'Para utilizar o tear velho', false],
  ['Para usar o tear', 'Para usar o tear', false],
])('%s, %s', (one, other, same) => {
  expect(saysTheSame(one, other)).toBe(same)
})
