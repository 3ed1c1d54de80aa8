import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'relation/cleft',
    'Foi na Segunda Guerra Mundial que realmente nasceram os computadores atuais.',
    'Quando nasceram os computadores atuais? → Na Segunda Guerra Mundial',
  ],
  [
    'place/cleft',
    'Foi no Brasil que os primeiros testes do etanol como combustível terminaram.',
    'Onde os primeiros testes do etanol como combustível terminaram? → No Brasil',
  ],
  [
    'relation/cleft',
    'No Peru, foi somente em 1955 que as mulheres puderam votar, de modo que muitas nunca votaram.',
    'No Peru, quando as mulheres puderam votar? → Somente em 1955',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('asks nothing where who did it is not said', () => {
  expect(found('Foi na Segunda Guerra Mundial que chegou ao fim daquela longa viagem.', 'relation/cleft')).toEqual([])
})
