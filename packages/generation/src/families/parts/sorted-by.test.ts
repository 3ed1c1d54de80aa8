import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os fios de tecido podem ser classificados quanto à origem em naturais e sintéticos.',
    'Como podem ser classificados os fios de tecido quanto à origem? → Naturais e sintéticos',
  ],
  [
    'Quanto à margem, as folhas classificam-se em lisas e serrilhadas.',
    'Como se classificam as folhas quanto à margem? → Lisas e serrilhadas',
  ],
  [
    'As folhas classificam-se, quanto à margem, em lisas e serrilhadas.',
    'Como se classificam as folhas quanto à margem? → Lisas e serrilhadas',
  ],
  [
    'Os vinhos de mesa são divididos em secos, suaves e doces de acordo com o teor de açúcar.',
    'Como são divididos os vinhos de mesa de acordo com o teor de açúcar? → Secos, suaves e doces',
  ],
  [
    'As penas das aves são divididas em dois grupos conforme sua função: coberteiras e rêmiges.',
    'Em que dois grupos são divididas as penas das aves conforme sua função? → Coberteiras e rêmiges',
  ],
  [
    'As lentes de vidro são classificadas em convexas ou côncavas conforme a curva de suas faces.',
    'Como são classificadas as lentes de vidro conforme a curva de suas faces? → Convexas ou côncavas',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/sorted-by')).toEqual([expected])
})

test('how many there are is asked for with what they are sorted by', () => {
  expect(
    found('As penas das aves são divididas em dois grupos conforme sua função: coberteiras e rêmiges.', 'quantity/'),
  ).toEqual(['Em quantos grupos as penas das aves são divididas conforme sua função? → Dois'])
})

test('a long respect between commas', () => {
  expect(
    found(
      'Os fios de tecido podem ser classificados, quanto à facilidade com que se rompem, em fortes e fracos.',
      'list/sorted-by',
    ),
  ).toEqual(['Como podem ser classificados os fios de tecido quanto à facilidade com que se rompem? → Fortes e fracos'])
})
