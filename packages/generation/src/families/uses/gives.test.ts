import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A camada de ozônio oferece aos seres vivos proteção contra os raios ultravioleta do Sol.',
    'O que a camada de ozônio oferece aos seres vivos? → Proteção contra os raios ultravioleta do Sol',
  ],
  [
    'O estatuto do município assegura ao morador o acesso gratuito aos parques públicos.',
    'O que o estatuto do município assegura ao morador? → O acesso gratuito aos parques públicos',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/gives')).toEqual([expected])
})

test.each([
  [
    'whose it is has been said before',
    'O estatuto do município assegura ao morador o uso de seus jardins particulares.',
  ],
  ['nothing is given', 'O estatuto do município não assegura ao morador o acesso aos parques públicos.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'relation/gives')).toEqual([])
})
