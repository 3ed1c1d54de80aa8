import { expect, test } from 'vitest'
import { toldByTerm } from './told-by-term.ts'

test.each([
  [
    'Para que servem os pronomes possessivos?',
    'Para indicar posse',
    ['Para indicar o lugar de algo', 'Para falar de modo vago'],
    'posse',
  ],
  [
    'Qual alternativa descreve corretamente a grade curricular?',
    'Conjunto dos componentes curriculares de um curso',
    ['Conjunto das notas de um aluno', 'Conjunto das salas de um prédio'],
    'curriculares',
  ],
  [
    'Qual é a melhor definição de grade curricular?',
    'Conjunto dos componentes curriculares de um curso',
    ['Conjunto das normas curriculares do país', 'Conjunto das salas de um prédio'],
    null,
  ],
  [
    'Qual alternativa descreve corretamente o WHTML?',
    'Um motor que mostra o Html das páginas',
    ['Um editor de textos', 'Um jogo de cartas'],
    'html',
  ],
  [
    'Qual alternativa descreve corretamente o KFazRolimba2?',
    'Um programa que refaz o KRolimba',
    ['Um editor de textos', 'Um jogo de cartas'],
    'krolimba',
  ],
  // 'inter' alone says nothing.
  ['O que é a internet?', 'Uma rede que interliga outras redes', ['Um cabo de cobre', 'Um nome de um lugar'], null],
  ['O que é a casa?', 'Um lugar onde se descansa', ['Uma rua sem saída', 'Uma praça com árvores'], null],
  ['Em que lugar fica o posto?', 'No posto de cima', ['Na rua', 'Na praça'], null],
])('%s → %s', (question, key, others, expected) => {
  expect(toldByTerm(question, key, others)).toBe(expected)
})
