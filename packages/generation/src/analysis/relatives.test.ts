import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('what is said in passing of a name', () => {
  expect(
    found('O projeto foi retomado por Gottfried Leibniz, que inventou o cálculo diferencial.', 'agent/made'),
  ).toEqual(['O que Gottfried Leibniz inventou? → O cálculo diferencial'])
})

test.each([
  ['either noun may be meant', 'O povo atacou a casa do ministro, que fundou uma escola de artes.'],
  [
    'the name stands in an insertion',
    'O povo visita a capela de barro, erguida em segredo por Bento Leme, que criou uma irmandade de pescadores.',
  ],
  [
    'a name stands inside the phrase',
    'Em São Paulo abriu a exposição de Anita Malfatti, que criou obras expressionistas.',
  ],
])('is not asked where %s', (_, text) => {
  expect(found(text, 'agent/')).toEqual([])
})

test('a few letters are named with their noun', () => {
  expect(found('A roda depende do eixo AB, que possui duas molas de aço.', 'quantity/counted')).toEqual([
    'Quantas molas de aço possui o eixo AB? → Duas',
  ])
})
