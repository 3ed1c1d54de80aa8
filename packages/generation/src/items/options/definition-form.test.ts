import { expect, test } from 'vitest'
import { definesAlike, definesOfOneSort, genusPhrase, sharedWords } from './definition-form.ts'

test.each([
  ['Forma de governo em que o poder é de um rei', 'forma de governo'],
  ['A ciência que estuda a vida', 'ciência'],
  ['Grande elevação do terreno', 'elevação'],
  ['Os dois grandes círculos do céu', 'círculos'],
  ['A aparente mudança de lugar', 'mudança'],
  ['A menor quantidade que se sente', 'quantidade'],
  ['Um tipo de memória que não se apaga', 'memória'],
  ['Os seres vivos que fabricam o próprio alimento', 'ser vivo'],
  ['Variedade de bichos de um lugar', 'variedade de bichos'],
  ['Variedade de feijão que cresce na seca', 'feijão'],
])('%s: %s', (definition, genus) => {
  expect(genusPhrase(definition)).toBe(genus)
})

test.each([
  ['Conjunto das plantas de uma região', 'Processo que usa a luz', true],
  ['Áreas definidas por lei', 'Processo que usa a luz', false],
  ['Seres vivos que dormem de dia', 'Animal que caça de noite', false],
  ['Mostra as primeiras linhas', 'Diretório dos dados', false],
  ['Visível somente na classe', 'Modelo de programação', false],
  ['Paleta sem cores vivas', '“Protocolo de Troca”', false],
  ['“Modo de Espera”', '“Protocolo de Troca”', true],
  ['Kvartz que mostra as páginas', 'Processo que usa a luz', false],
  ['Um kvartz que mostra as páginas', 'Um processo que usa a luz', true],
  ['Mostra as primeiras linhas', 'Devolve as últimas linhas', true],
])('%s, beside %s: %s', (definition, key, alike) => {
  expect(definesAlike(definition, key)).toBe(alike)
})

test.each([
  ['O rio com mais água do mundo', 'A área que um rio drena', false],
  ['A maior floresta do planeta', 'O único bioma só de um país', true],
  ['Uma área mais baixa do que as vizinhas', 'Um terreno em que a erosão é maior do que a deposição', true],
  ['Ave símbolo da serra', 'Animal que come plantas', false],
  ['Ecossistema, e um jardim também', 'Conjunto das plantas de uma região', false],
])('%s stands beside %s: %s', (definition, key, stands) => {
  expect(definesOfOneSort(definition, key)).toBe(stands)
})

test('words in common count by their lemmas, of both definitions', () => {
  expect(sharedWords('Vapor de água', 'As águas das nuvens')).toBeCloseTo(1 / 3)
  expect(sharedWords('Vapor de água', 'Lado de um morro')).toBe(0)
})
