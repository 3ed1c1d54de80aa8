import { expect, test } from 'vitest'
import { gapDoesMany } from './many-things.ts'

test.each([
  ['Os _____ são responsáveis por várias reações químicas, incluindo a quebra do amido.', true],
  ['As _____ causam diversas doenças.', true],
  ['As _____ são responsáveis pela respiração celular.', false],
  ['Um _____ reúne vários municípios.', false],
  ['Os _____ usam fertilizantes por vários motivos.', false],
])('%s leaves room for other things: %s', (question, expected) => {
  expect(gapDoesMany(question)).toBe(expected)
})
