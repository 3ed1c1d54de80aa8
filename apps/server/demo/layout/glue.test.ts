import { describe, expect, test } from 'vitest'
import { glue, glueTitle } from './glue.ts'

/** Shows U+00A0 as '~', as TeX writes it. */
const tilde = (text: string) => text.replaceAll('\u00a0', '~')

describe('glue', () => {
  test.each([
    ['O rei D. João VI voltou', 'O rei D.~João VI voltou'],
    ['em 7 de setembro de 1822', 'em 7~de~setembro de 1822'],
    ['em 1º de dezembro, no Rio', 'em 1º~de~dezembro, no Rio'],
    ['a 760 metros de altitude', 'a 760~metros de altitude'],
    ['na Figura 2, à direita', 'na Figura~2, à direita'],
    ['o território de 28 unidades', 'o território de 28~unidades'],
    ['sem números nem títulos', 'sem números nem títulos'],
  ])('%s', (text, expected) => {
    expect(tilde(glue(text))).toBe(expected)
  })
})

test('glueTitle keeps short words with what follows', () => {
  expect(tilde(glueTitle('A Independência do Brasil e o Primeiro Reinado'))).toBe(
    'A Independência do~Brasil e~o~Primeiro Reinado',
  )
})
