import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O barro vermelho seca mais depressa do que o barro branco.',
    ['Entre o barro vermelho e o barro branco, qual seca mais depressa? → O barro vermelho'],
  ],
  [
    'A pedra calcária é mais clara e mais macia do que a vulcânica.',
    ['Entre a pedra calcária e a pedra vulcânica, qual é mais clara e mais macia? → A pedra calcária'],
  ],
  [
    'As ruas da praia recebem mais turistas do que as do centro.',
    ['Entre as ruas da praia e as ruas do centro, quais recebem mais turistas? → As ruas da praia'],
  ],
  ['O forno de lenha aqueceu mais do que o esperado.', []],
  ['A cerâmica é mais antiga do que o vidro.', []],
])('%s', (sentence, asked) => {
  expect(found(sentence, 'comparison/which-of-two')).toEqual(asked)
})
