import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A sombra das árvores refresca o solo, abriga os animais e protege as mudas.',
    'O que faz a sombra das árvores? → Refresca o solo, abriga os animais e protege as mudas',
  ],
  [
    'O Tribunal de Contas examina os gastos e aponta os erros.',
    'O que faz o Tribunal de Contas? → Examina os gastos e aponta os erros',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'function/several-deeds')).toEqual([expected])
})

test.each([
  'A cabra da serra tem pelo curto e dá leite gordo.',
  'O guarda do parque conhece as trilhas e os bichos.',
  'O rio Pardo nasce na serra, banha a vila e fertiliza os campos que ficam nas suas margens.',
  'Os vigias da serra gritam muito alto e acabam acordando a vila inteira.',
  'Na seca, o açude abastece a vila e irriga a horta.',
])('nothing of %s', text => {
  expect(found(text, 'function/several-deeds')).toEqual([])
})
