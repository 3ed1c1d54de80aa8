import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    '**Biosfera**: conjunto das regiões da Terra onde há vida.',
    'O que é biosfera? → Conjunto das regiões da Terra onde há vida',
  ],
  [
    '**Classe** - modelo de onde se derivam os objetos do programa.',
    'O que é classe? → Modelo de onde se derivam os objetos do programa',
  ],
  [
    '**GTLD**: São domínios genéricos, sem indicação de país.',
    'O que é GTLD? → Domínios genéricos, sem indicação de país',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'definition/glossary')).toEqual([expected])
})

test.each([
  '**Dica**: leia sempre o capítulo inteiro antes de responder.',
  'Fonte: Instituto Brasileiro de Geografia e Estatística.',
  'Exemplo 2: a soma de dois números pares.',
])('no entry: %s', text => {
  expect(found(text, 'definition/glossary')).toEqual([])
})
