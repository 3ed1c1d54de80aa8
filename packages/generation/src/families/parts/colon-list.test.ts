import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os principais temas da poesia barroca são: a morte, o amor, a fé e o tempo.',
    'Quais são os principais temas da poesia barroca? → A morte, o amor, a fé e o tempo',
  ],
  [
    'A criação de abelhas na serra teve como principais problemas: a seca, o fogo e os ácaros.',
    'Quais foram os principais problemas da criação de abelhas na serra? → A seca, o fogo e os ácaros',
  ],
  [
    'A Guerra dos Farrapos teve duas fases: a fase de expansão e a fase de recuo.',
    'Quais foram as duas fases da Guerra dos Farrapos? → A fase de expansão e a fase de recuo',
  ],
  [
    'Os terremotos são descritos por duas grandezas: magnitude e intensidade.',
    'Quais são as duas grandezas pelas quais os terremotos são descritos? → Magnitude e intensidade',
  ],
  [
    'O teatro grego usava três portas: a do palácio, a da cidade e a do porto.',
    'Quais eram as três portas que o teatro grego usava? → A do palácio, a da cidade e a do porto',
  ],
  [
    'No geral, os principais produtos da horta escolar são: alface, couve, tomate, dentre outros.',
    'Quais são os principais produtos da horta escolar, por exemplo? → Alface, couve e tomate',
  ],
  [
    'As rochas da serra podem ser de três tipos: magmáticas, sedimentares e metamórficas.',
    'Quais são os três tipos de rochas da serra? → Magmáticas, sedimentares e metamórficas',
  ],
  [
    'A fábrica de Sorocaba produz vários tipos de tecidos durante a safra: flanelas, malhas e veludos.',
    'Que tipos de tecidos a fábrica de Sorocaba produz durante a safra? → Flanelas, malhas e veludos',
  ],
  [
    'Existem diferentes tipos de fungos: bolores, leveduras e cogumelos.',
    'Que tipos de fungos existem? → Bolores, leveduras e cogumelos',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/colon')).toEqual([expected])
})

test('no list of what a colon only explains', () => {
  expect(found('O plano teve um objetivo claro: levar água e luz ao sertão.', 'list/colon')).toEqual([])
  expect(found('Os peixes da lagoa são: o que resta da fauna antiga e pouco mais.', 'list/colon')).toEqual([])
})

test.each([
  [
    'Entre as principais provas da deriva dos continentes estão: os fósseis, as rochas e o formato das costas.',
    [
      'Quais são algumas das principais provas da deriva dos continentes? → Os fósseis, as rochas e o formato ' +
        'das costas',
    ],
  ],
  [
    'Entre os metais mais usados na construção destacam-se o ferro, o alumínio e o cobre.',
    ['Quais são alguns dos metais mais usados na construção? → O ferro, o alumínio e o cobre'],
  ],
  ['Entre as medidas estão a poda, a rega e a adubação.', []],
])('%s', (text, expected) => {
  expect(found(text, 'list/among')).toEqual(expected)
})

test.each([
  [
    'Entre os frutos secos destacam-se a noz, a avelã e a amêndoa.',
    'Quais são alguns dos frutos secos? → A noz, a avelã e a amêndoa',
  ],
  [
    'Dentre as aves da mata incluem-se o tucano, o sabiá e a coruja, enquanto o gavião prefere o campo.',
    'Quais são algumas das aves da mata? → O tucano, o sabiá e a coruja',
  ],
  [
    'Alguns dos principais produtos do sertão são: o queijo, a carne de sol e a rapadura.',
    'Quais são alguns dos principais produtos do sertão? → O queijo, a carne de sol e a rapadura',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/among')).toEqual([expected])
})

test('of what the page has said is not asked for', () => {
  expect(found('Entre as principais medidas destacam-se a poda, a rega e a colheita.', 'list/among')).toEqual([])
})

test('what a thing goes through, and where', () => {
  expect(found('No engenho de Itu, a cana passa por três fases: moagem, fervura e purga.', 'list/colon')).toEqual([
    'Quais são as três fases pelas quais a cana passa no engenho de Itu? → Moagem, fervura e purga',
  ])
})
