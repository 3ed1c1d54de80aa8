import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O estado de Goiás faz divisa com cinco estados brasileiros.',
    'Com quantos estados brasileiros o estado de Goiás faz divisa? → Cinco',
  ],
  [
    'O museu do Ipiranga conta com mais de 450 mil peças.',
    'Com quantas peças o museu do Ipiranga conta? → Mais de 450 mil',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/counted-with')).toEqual([expected])
})
