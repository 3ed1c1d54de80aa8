import { expect, test } from 'vitest'
import { isSame, means, wordsOf } from './words.ts'

const pair = (a: string, b: string) => [wordsOf(a)[0], wordsOf(b)[0]] as const
const same = (a: string, b: string) => {
  const [x, y] = pair(a, b)
  return x !== undefined && y !== undefined && isSame(x, y)
}

test.each([
  ['modificaram', 'alterou'],
  ['reduções', 'diminuiu'],
  ['semanalmente', 'semana'],
  ['seqüência', 'sequências'],
])('%s and %s are the same', (a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([true, true])
})

test.each([
  ['aumentou', 'diminui'],
  ['vermelho', 'azul'],
  ['abriu', 'fechou'],
  ['Costa', 'Margem'],
])('%s and %s are not', (a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([false, false])
})

test('a word of a question may also be of the root of one of the text', () => {
  const [a, b] = pair('produtor', 'produção')
  expect(a && b && [means(a, b), isSame(a, b)]).toEqual([true, false])
})
