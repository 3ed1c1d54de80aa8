import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { endsInMany, gapDoesMany } from './manyThings.ts'

test.each([
  ['O que é responsável por várias reações químicas?', true],
  ['O que causa diversos problemas?', true],
  ['O que provoca uma série de doenças respiratórias?', true],
  ['O que é responsável pela digestão das proteínas?', false],
  ['O que transporta diversas substâncias do solo até as folhas?', false],
])('%s says of many things which: %s', (question, expected) => {
  expect(endsInMany(question)).toBe(expected)
})

test('who is responsible for many things is asked what for', () => {
  const text =
    'Estudos mostram que as enzimas digestivas são responsáveis por várias reações químicas, incluindo a quebra do amido.'
  const asked = [...found(text, 'function/responsible'), ...found(text, 'clause/responsible')]
  expect(asked).toContain(
    'Pelo que as enzimas digestivas são responsáveis? → Por várias reações químicas, incluindo a quebra do amido',
  )
  expect(asked.join(' ')).not.toContain('O que é responsável por várias')
})

test.each([
  ['Os _____ são responsáveis por várias reações químicas, incluindo a quebra do amido.', true],
  ['As _____ causam diversas doenças.', true],
  ['As _____ são responsáveis pela respiração celular.', false],
  ['Um _____ reúne vários municípios.', false],
  ['Os _____ usam fertilizantes por vários motivos.', false],
])('%s leaves room for other things: %s', (question, expected) => {
  expect(gapDoesMany(question)).toBe(expected)
})
