import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

const LIST =
  '# Triângulos\n\nQuanto aos lados, os triângulos podem ser:\n\n• Equilátero: tem os três lados iguais.\n\n• ' +
  'Isósceles: tem dois lados iguais entre si.'

test('a describing label takes the noun of the line over its list', () => {
  expect(studyFrom(LIST).sentences.map(({ core }) => core)[1]).toBe('O triângulo equilátero tem os três lados iguais.')
})
