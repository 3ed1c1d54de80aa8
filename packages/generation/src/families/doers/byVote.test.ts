import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O diretor da cooperativa é eleito por voto secreto para um mandato de dois anos.',
    'Como é eleito o diretor da cooperativa? → Por voto secreto',
  ],
  [
    'Os vereadores da ilha são escolhidos pelo sistema proporcional.',
    'Como são escolhidos os vereadores da ilha? → Pelo sistema proporcional',
  ],
  [
    'A reforma do estatuto é aprovada por dois terços dos sócios.',
    'Como é aprovada a reforma do estatuto? → Por dois terços dos sócios',
  ],
])('a vote chooses nobody by itself: %s', (text, expected) => {
  expect(found(text, 'relation/by-vote')).toEqual([expected])
  expect([...found(text, 'agent/'), ...found(text, 'clause/')]).toEqual([])
})

test('a system of the body does something', () => {
  expect(found('A água da horta é filtrada pelo sistema de areia.', 'relation/by-vote')).toEqual([])
})
