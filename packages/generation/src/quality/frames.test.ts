import { expect, test } from 'vitest'
import { asksOfAnother, definesAnother } from './frames.ts'

test.each([
  ['Qual é a capital do Ceará?', 'Qual é a capital do Acre?', true],
  ['Qual é o nome popular da espécie S. alata?', 'Qual é o nome popular da espécie S. trachypus?', true],
  ['Qual bioma tem “campos de gramíneas” como vegetação?', 'Qual bioma tem “floresta densa” como vegetação?', true],
  ['Em que ano morreu D. João VI no Brasil?', 'Em que ano morreu D. Maria I no Brasil?', true],
  ['Em que ano morreu D. João VI?', 'Em que ano morreu D. João VI?', false],
  ['O que a chuva provoca no solo?', 'O que a chuva provoca no rio?', false],
  ['Qual é a capital do Ceará?', 'Onde fica a capital do Acre?', false],
  ['Entre que valores está o pH quando a água é ácida?', 'Entre que valores está o pH quando a água é neutra?', true],
  [
    'Entre que valores está o pH quando a água é ácida?',
    'Entre que valores está o pH quando a água é pouco ácida?',
    true,
  ],
  ['Entre que valores está o pH quando a água é ácida?', 'Entre que valores está o pH quando a terra é ácida?', false],
  ['Quem foi Zumbi?', 'Quem foi Tiradentes?', false],
  ['Qual alternativa traz um exemplo de verbo regular?', 'Qual alternativa traz um exemplo de verbo irregular?', true],
])('%s / %s: %s', (a, b, expected) => {
  expect(asksOfAnother(a, b)).toBe(expected)
  expect(asksOfAnother(b, a)).toBe(expected)
})

test.each([
  ['Qual é a melhor definição de domínio?', 'Qual é a melhor definição de octetos?', true],
  ['Qual alternativa descreve corretamente a Internet?', 'Qual alternativa descreve corretamente o roteador?', true],
  ['Qual é a melhor definição de domínio?', 'Qual é a melhor definição de domínios?', false],
  ['Qual é a melhor definição de ciclo da água?', 'Qual é a melhor definição de ciclo?', false],
  ['O que é um domínio?', 'Qual é a melhor definição de octetos?', false],
])('%s / %s define two things: %s', (a, b, expected) => {
  expect(definesAnother(a, b)).toBe(expected)
  expect(definesAnother(b, a)).toBe(expected)
})
