import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what the book does next is nothing one has to do', () => {
  const text = 'Para medir a altura da torre, precisamos relembrar algumas regras de triângulos.'
  expect(found(text, 'function/to-do')).toEqual([])
})

test.each([
  [
    'function/to-do',
    'Para conseguir um domínio, você deve pagar pelo direito de usá-lo por um período mínimo de um ano.',
    'O que é preciso fazer para conseguir um domínio? → Pagar pelo direito de usá-lo por um período mínimo de um ano',
  ],
  [
    'function/to-do',
    'Para usar recursos do natbib, carregue o pacote combnat no lugar de natbib.',
    'O que é preciso fazer para usar recursos do natbib? → Carregar o pacote combnat no lugar de natbib',
  ],
  [
    'function/used-for',
    'Para restaurar a fonte padrão do documento, utiliza-se o ambiente normalfont.',
    'O que se usa para restaurar a fonte padrão do documento? → O ambiente normalfont',
  ],
  [
    'function/used-for',
    'Para armazenar números maiores, é utilizada a notação de complemento para dois.',
    'O que se usa para armazenar números maiores? → A notação de complemento para dois',
  ],
  [
    'function/to-do',
    'Para calcular a média de dois números, somam-se os valores e divide-se o total por dois.',
    'O que é preciso fazer para calcular a média de dois números? → Somar os valores e dividir o total por dois',
  ],
  [
    'function/used-for',
    'Para medir a pressão atmosférica, usamos o barômetro.',
    'O que se usa para medir a pressão atmosférica? → O barômetro',
  ],
  [
    'function/used-for',
    'Para pagar os trabalhadores se usava o sal das salinas.',
    'O que se usava para pagar os trabalhadores? → O sal das salinas',
  ],
  [
    'function/used-for',
    'Se precisar de traçar círculos perfeitos, utilize o compasso escolar que não veremos em detalhes.',
    'O que se usa para traçar círculos perfeitos? → O compasso escolar',
  ],
  [
    'function/used-for',
    'Para calcular a média dos valores, existe a função media.',
    'O que se usa para calcular a média dos valores? → A função media',
  ],
  [
    'function/used-for',
    'Para escrever o título no estilo antigo na qual a primeira letra ocupa duas linhas, existe o pacote letrona.',
    'O que se usa para escrever o título no estilo antigo? → O pacote letrona',
  ],
  [
    'function/used-for',
    'Caso precise de tabelas que ocupem várias folhas, use o pacote longtable.',
    'O que se usa quando se precisa de tabelas que ocupem várias folhas? → O pacote longtable',
  ],
  [
    'function/used-for',
    'Para traçar grades, existe o comando grid.',
    'O que se usa para traçar grades? → O comando grid',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  ['what it is for is not said', 'Para isso, é preciso carregar o pacote no início do documento.'],
  ['the page has to be seen', 'Para compilar o documento inteiro, execute o comando abaixo no terminal.'],
  ['the page has shown what is used', 'Para somar os valores da coluna, usamos esta função da planilha.'],
  ['somebody acts', 'Para vencer a guerra, o imperador contratou mercenários estrangeiros na Europa.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'function/to-do')).toEqual([])
  expect(found(text, 'function/used-for')).toEqual([])
})

test('asks nothing of what one may do where one wants something of the page', () => {
  const text = 'Se quiser aceitar a chave sem o valor, poderá passar o valor padrão como parâmetro opcional.'
  expect(found(text, 'function/to-do')).toEqual([])
})
