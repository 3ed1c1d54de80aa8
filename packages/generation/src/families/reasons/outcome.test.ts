import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'cause/outcome-of',
    'A queda da cidade foi resultado direto do cerco turco.',
    'De que a queda da cidade foi resultado? → Do cerco turco',
  ],
  [
    'cause/outcome-of',
    'A erosão das encostas é consequência do desmatamento da serra.',
    'De que a erosão das encostas é consequência? → Do desmatamento da serra',
  ],
  [
    'cause/results',
    'A expansão do café levou à construção de ferrovias.',
    'A que levou a expansão do café? → À construção de ferrovias',
  ],
  [
    'cause/results',
    'O colesterol alto contribuiu para o entupimento das artérias.',
    'Para que contribuiu o colesterol alto? → Para o entupimento das artérias',
  ],
])('what comes of what (%s): %s', (pattern, text, asked) => {
  expect(found(text, pattern)).toContain(asked)
})

test('what a person led somewhere is no outcome', () => {
  expect(found('Machado de Assis levou ao jornal as cenas da cidade.', 'cause/results')).toEqual([])
})

test.each([
  [
    'cause/named-so',
    'As leveduras são chamadas assim por fazerem a massa crescer.',
    'Por que as leveduras são chamadas assim? → Por fazerem a massa crescer',
  ],
  [
    'cause/named-so',
    'As ilhas dos Papagaios receberam esse nome por causa das aves coloridas.',
    'Por que as ilhas dos Papagaios receberam esse nome? → Por causa das aves coloridas',
  ],
])('why a thing is called so (%s): %s', (pattern, text, asked) => {
  expect(found(text, pattern)).toContain(asked)
})

test('what a thing carries is no outcome', () => {
  expect(found('O fio de cobre conduz a eletricidade até a lâmpada.', 'cause/results')).toEqual([])
})

test('what a thing helped to bring about, as it was', () => {
  expect(found('As feiras medievais contribuíam para o crescimento das vilas.', 'cause/results')).toEqual([
    'Para que contribuíam as feiras medievais? → Para o crescimento das vilas',
  ])
})

test('what is multiplied brings nothing about', () => {
  expect(found('O impulso é o produto da força pelo intervalo de tempo.', 'cause/outcome-of')).toEqual([])
  expect(found('A queda da vila foi fruto do cerco pelo mar.', 'cause/outcome-of')).toHaveLength(1)
})
