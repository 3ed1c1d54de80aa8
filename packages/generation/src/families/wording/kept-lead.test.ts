import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Nos cogumelos, a reprodução sexuada ocorre por meio de esporos.',
    'cause/',
    'Nos cogumelos, como ocorre a reprodução sexuada? → Por meio de esporos',
  ],
  [
    'Em 2000, foi implantada a Rede Nacional com o objetivo de interligar todo o país.',
    'function/',
    'Com que objetivo foi implantada a Rede Nacional? → Interligar todo o país',
  ],
])('%s', (text, pattern, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('what is done before to something else is no lead of the question', () => {
  expect(
    found('Depois de fervida, um agente químico é usado com a finalidade de matar os germes.', 'function/'),
  ).toEqual([])
})
