import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A cor avermelhada da telha é devido ao ferro contido na argila.',
    ['A que se deve a cor avermelhada da telha? → Ao ferro contido na argila'],
  ],
  [
    'As rachaduras do reboco são em razão da umidade que sobe pela parede.',
    ['A que se devem as rachaduras do reboco? → À umidade que sobe pela parede'],
  ],
  ['A telha é leve devido ao ar contido na argila.', []],
])('%s', (sentence, asked) => {
  expect(found(sentence, 'cause/owed-to')).toEqual(asked)
  if (asked.length > 0) expect(found(sentence, 'cause/due-to')).toEqual([])
})
