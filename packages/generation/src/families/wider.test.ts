import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'cause/under-condition',
    'A renovação de matrícula será convertida em trancamento quando não houver oferta de disciplinas obrigatórias.',
    'Quando a renovação de matrícula será convertida em trancamento? → Quando não houver oferta de disciplinas ' +
      'obrigatórias',
  ],
  [
    'function/needed-for',
    'A água é essencial para a vida dos seres vivos.',
    'Para que é essencial a água? → Para a vida dos seres vivos',
  ],
  [
    'date/year',
    'Em 1996 o Curso noturno de Bacharelado em Análise de Sistemas foi implantado, com o apoio da universidade.',
    'Em que ano foi implantado o Curso noturno de Bacharelado em Análise de Sistemas? → 1996',
  ],
  [
    'quantity/counted',
    'Cada turma deverá ter, no mínimo, dez acadêmicos, podendo o Colegiado autorizar turmas menores.',
    'Quantos acadêmicos deverá ter cada turma? → No mínimo dez',
  ],

  [
    'function/does',
    'Colheita precoce de frutos do cerrado reduz a produção de sementes viáveis.',
    'O que faz a colheita precoce de frutos do cerrado? → Reduz a produção de sementes viáveis',
  ],
  [
    'function/responsible',
    'As marés de sizígia são responsáveis por uma série de problemas costeiros, tais como: ressacas, ' +
      'alagamentos e perda de praias.',
    'Pelo que as marés de sizígia são responsáveis? → Por uma série de problemas costeiros, tais como ressacas, ' +
      'alagamentos e perda de praias',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toContain(expected)
})

test.each([
  [
    'what came next',
    'O ENIAC foi mantido em segredo até o fim da guerra, quando foi anunciado ao mundo inteiro.',
    'cause/under-condition',
  ],
  [
    'a day of a story',
    'A corte chegou ao Rio de Janeiro em 1808, quando a guerra já durava anos.',
    'cause/under-condition',
  ],
])('asks nothing of %s', (_, text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})
