import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { resolveIntroduced } from './introduced.ts'

test.each([
  [
    'O endereço indica onde a página está guardada.',
    'Cada página tem um endereço de rede.',
    'O endereço de rede indica onde a página está guardada.',
  ],
  [
    'A turbina aproveita a força do vapor.',
    'A usina tem uma turbina de pressão e um gerador.',
    'A turbina de pressão aproveita a força do vapor.',
  ],
])('%s after «%s»', (core, previous, whole) => {
  expect(resolveIntroduced(core, previous)).toBe(whole)
})

test.each([
  ['O endereço indica onde a página está.', 'Há um endereço de rede e um endereço de memória.'],
  ['O endereço de rede indica onde a página está.', 'Cada página tem um endereço de rede.'],
  ['O endereço indica onde a página está.', 'Cada página tem um endereço.'],
  ['O jogo dura uma hora.', 'O xadrez é um jogo de tabuleiro.'],
])('%s stays after «%s»', (core, previous) => {
  expect(resolveIntroduced(core, previous)).toBeNull()
})

test('the definition is of the whole name', () => {
  const text =
    'Cada aparelho tem um código de barras. O código é uma sequência de traços que a leitora converte em números.'
  expect(found(text, 'definition/is-a')[0]).toBe(
    'O que é o código de barras? → Uma sequência de traços que a leitora converte em números',
  )
})
