import { expect, test } from 'vitest'
import { adviceOn } from './password-advice.ts'

const ana = { fullName: 'Ana Prado', email: 'ana@escola.example' }

test.each([
  ['abc', 1, 'Ainda falta: 8 caracteres; uma letra maiúscula; um número; um destes símbolos: @ $ ! % * ? &.'],
  ['Rio?V&8', 1, 'Ainda falta: 8 caracteres.'],
  ['Rio?V&88', 3, 'Com mais uma palavra, fica ótima.'],
  ['Sênha-forte_9#', 1, 'Ainda falta: um destes símbolos: @ $ ! % * ? &.'],
  ['Qwerty123!', 1, /sequência/],
  ['Prado2026!', 1, /seu nome/],
  ['Capivira1!', 1, /Capivira/],
  ['Flamengo1!', 2, /não será aceita/],
  ['Rio?Verde%88', 3, 'Com mais uma palavra, fica ótima.'],
  ['Correto cavalo bateria grampo 9!', 4, 'Guarde-a em um lugar seguro.'],
] as const)('%s: level %i', (password, level, why) => {
  const advice = adviceOn(password, ana)
  expect(advice.level).toBe(level)
  if (typeof why === 'string') expect(advice.why).toBe(why)
  else expect(advice.why).toMatch(why)
})
