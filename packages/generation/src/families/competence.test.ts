import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'relation/competence',
    'Cabe ao Congresso Nacional fiscalizar os atos do governo federal.',
    'A quem cabe fiscalizar os atos do governo federal? → Ao Congresso Nacional',
  ],
  [
    'list/counted',
    'Os computadores modernos possuem quatro seções principais: a memória, a unidade de controle, a entrada e a saída.',
    'Quais são as quatro seções principais dos computadores modernos? → A memória, a unidade de controle, a entrada e a saída',
  ],
  [
    'relation/during-lead',
    'Durante a Idade Média, a Igreja Católica controlava o saber escrito.',
    'Quando a Igreja Católica controlava o saber escrito? → Durante a Idade Média',
  ],
  [
    'relation/how-long',
    'O trancamento de matrícula será concedido por até quatro semestres.',
    'Por quanto tempo será concedido o trancamento de matrícula? → Por até quatro semestres',
  ],
  [
    'agent/made',
    'O projeto foi retomado por Gottfried Leibniz, que inventou o cálculo diferencial.',
    'O que Gottfried Leibniz inventou? → O cálculo diferencial',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('a relative that may belong to either noun is not asked', () => {
  expect(found('O povo atacou a casa do ministro, que fundou uma escola de artes.', 'agent/made')).toEqual([])
})
