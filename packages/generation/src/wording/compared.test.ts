import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { isCompared } from './compared.ts'

test.each([
  ['Como nas casas do vale, o telhado da escola é uma laje.', true],
  ['Assim como nas casas do vale, o telhado da escola é uma laje.', true],
  ['Ao contrário da roda, a mó gira sobre a pedra.', true],
  ['Diferentemente da farinha, a goma é um pó fino.', true],
  ['Como a roda gira, a mó esmaga o milho.', false],
  ['Como adubo, a cinza melhora a terra.', false],
  ['Nas casas do vale, o telhado é uma laje.', false],
  ['A mó gira ao contrário da roda.', false],
])('compares before what it says: %s', (text, compares) => {
  const statement = statementsOf(read(text)).find(({ subject }) => subject !== null)
  expect(statement?.parts.some(part => isCompared(statement, part))).toBe(compares)
})
