import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'

const LIST =
  '# Triângulos\n\nQuanto aos lados, os triângulos podem ser:\n\n• Equilátero: tem os três lados iguais.\n\n• Isósceles: tem dois lados iguais entre si.'

test('a describing label takes the noun of the line over its list', () => {
  expect(studyFrom(LIST).sentences.map(({ core }) => core)[1]).toBe('O triângulo equilátero tem os três lados iguais.')
})

test('so does one before a whole statement', () => {
  expect(
    found(
      '# Triângulos\n\nOs triângulos classificam-se em:\n\n• Acutângulo: os três ângulos são todos agudos.\n\n• Obtusângulo: um dos ângulos é obtuso.\n\n• Retângulo: o maior ângulo é sempre reto.',
      'definition/characterised-by',
    )[0],
  ).toBe('O que caracteriza o triângulo acutângulo? → Os três ângulos são todos agudos')
})
