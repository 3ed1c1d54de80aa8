import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O tempo de forno do bolo varia de 30 a 40 minutos.',
    'Entre que valores varia o tempo de forno do bolo? → De 30 a 40 minutos',
  ],
  [
    'A altura das ondas da baía oscila entre 2 e 3 metros.',
    'Entre que valores oscila a altura das ondas da baía? → Entre 2 e 3 metros',
  ],
  ['O papagaio do mangue vive de trinta a cem anos.', 'Quanto tempo vive o papagaio do mangue? → De trinta a cem anos'],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/varies')).toEqual([expected])
})

test('two places or two things are no range', () => {
  expect(found('O sabor do bolo varia de cidade a cidade.', 'quantity/varies')).toEqual([])
  expect(found('O grupo da praça dura de domingo a domingo.', 'quantity/varies')).toEqual([])
})
