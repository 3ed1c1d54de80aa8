import { expect, test } from 'vitest'
import { sameOption } from './same-option.ts'

test.each([
  ['A ida do sul para o norte', 'A ida do norte para o sul', false],
  ['Do estado sólido para o líquido', 'Do estado líquido para o sólido', false],
  ['A ida do sul para o norte', 'A ida do sul para o norte.', true],
  ['O pão com queijo', 'O queijo com pão', true],
  ['Frutos com casca', 'Frutos sem casca', false],
  ['Por mais de doze horas', 'Por menos de doze horas', false],
  ['Antes da chuva', 'Depois da chuva', false],
  ['Por mais de doze horas', 'Por mais de doze horas.', true],
  ['As aves do mar', 'A ave do mar', true],
])('%s / %s are one: %s', (a, b, expected) => {
  expect(sameOption(a, b)).toBe(expected)
})
