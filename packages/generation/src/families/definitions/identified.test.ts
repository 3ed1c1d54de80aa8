import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A abertura no topo do vulcão é a cratera.',
    'Qual é a abertura no topo do vulcão? → A cratera',
    'O que é a cratera? → A abertura no topo do vulcão',
  ],
  [
    'O ponto no interior da Terra onde o terremoto começa é o hipocentro.',
    'Qual é o ponto no interior da Terra onde o terremoto começa? → O hipocentro',
    'O que é o hipocentro? → O ponto no interior da Terra onde o terremoto começa',
  ],
  [
    'Os vasos que levam o sangue para fora do coração são as artérias.',
    'Quais são os vasos que levam o sangue para fora do coração? → As artérias',
    'O que são as artérias? → Os vasos que levam o sangue para fora do coração',
  ],
  [
    'O instrumento usado para medir forças é o dinamômetro.',
    'Qual é o instrumento usado para medir forças? → O dinamômetro',
    'O que é o dinamômetro? → O instrumento usado para medir forças',
  ],
])('%s', (text, asked, defined) => {
  expect(found(text, 'naming/identified')).toEqual([asked])
  expect(found(text, 'definition/identified')).toEqual([defined])
})

test('a cause is asked for, but defines nothing', () => {
  const text = 'A principal causa da extinção das espécies é a caça.'
  expect(found(text, 'definition/identified')).toEqual([])
})

test.each([
  'O clima da região é o mesmo, com chuvas no verão.',
  'O problema da cidade é a falta, e ninguém resolve.',
  'A casa do prefeito não é a prefeitura.',
  'O rio corre entre as serras e a cidade que cresceu é a capital.',
])('no name in: %s', text => {
  expect(found(text, 'naming/identified')).toEqual([])
})
