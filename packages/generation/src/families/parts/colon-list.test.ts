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

test('what a thing goes through, and where', () => {
  expect(found('No engenho de Itu, a cana passa por três fases: moagem, fervura e purga.', 'list/colon')).toEqual([
    'Quais são as três fases pelas quais a cana passa no engenho de Itu? → Moagem, fervura e purga',
  ])
})
