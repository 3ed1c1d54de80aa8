import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os metais da linha férrea aumentam de tamanho quando aquecidos pelo Sol.',
    'Quando os metais da linha férrea aumentam de tamanho? → Quando aquecidos pelo Sol',
  ],
  [
    'Os estudos do aluno poderão ser aproveitados desde que a escola comprove a carga horária.',
    'Em que condição os estudos do aluno poderão ser aproveitados? → Desde que a escola comprove a carga horária',
  ],
  [
    'A estufa do horto permanece fechada, a menos que o jardineiro autorize a visita.',
    'Em que situação a estufa do horto não permanece fechada? → Caso o jardineiro autorize a visita',
  ],
  [
    'O visto do turista não é renovado a menos que o consulado autorize a viagem.',
    'Em que situação o visto do turista é renovado? → Caso o consulado autorize a viagem',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'cause/under-condition')).toEqual([expected])
})

test('since when something is so is no condition', () => {
  const text = 'O farol do porto funciona todas as noites desde que a capitania instalou a lâmpada.'
  expect(found(text, 'cause/under-condition')).toEqual([])
})

test('what tells a meaning by a case is no condition', () => {
  expect(found('O comensalismo é quando um animal aproveita os restos de outro.', 'cause/under-condition')).toEqual([])
})

test.each([
  [
    'Um vitral é opaco quando suas peças barram a luz do dia.',
    'Quando um vitral é opaco? → Quando suas peças barram a luz do dia',
  ],
  [
    'Um texto é ambíguo quando aceita mais de uma leitura.',
    'Quando um texto é ambíguo? → Quando aceita mais de uma leitura',
  ],
  [
    'Em linhas gerais, um mapa é político quando traz as divisas dos países.',
    'Quando um mapa é político? → Quando traz as divisas dos países',
  ],
])('what any of a kind is under a condition: %s', (text, expected) => {
  expect(found(text, 'cause/under-condition')).toEqual([expected])
})

test.each([
  ['Um sítio é produtivo se tiver água e sombra.', ['Em que condição um sítio é produtivo? → Se tiver água e sombra']],
  [
    'Duas cordas são afinadas se não têm nenhuma diferença de tom.',
    ['Em que condição duas cordas são afinadas? → Se não têm nenhuma diferença de tom'],
  ],
  ['Um gesto livre só é um gesto livre se a pessoa tem escolha.', []],
  ['O fiscal do porto quer saber se o barco tem motor.', []],
  ['A rede do porto segura o peixe como se fosse um cesto de vime.', []],
])('under a plain condition: %s', (text, expected) => {
  expect(found(text, 'cause/under-condition')).toEqual(expected)
})
