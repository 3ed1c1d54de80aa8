import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'naming/in-portuguese',
    'E é para isso que existe o GREENHOUSE WARMING POTENTIAL, ou potencial de aquecimento.',
    'Como se chama, em português, o Greenhouse Warming Potential? → Potencial de aquecimento',
  ],
  [
    'list/counted',
    'O olho do morcego só é capaz de perceber duas coisas: luz e sombra.',
    'Quais são as duas coisas que o olho do morcego é capaz de perceber? → Luz e sombra',
  ],
  [
    'quantity/counted',
    'O programa Lagoa permite o uso de três modelos de previsão.',
    'Quantos modelos de previsão o programa Lagoa permite usar? → Três',
  ],

  [
    'quantity/at-least',
    'Para usar a estufa, você deve pagar a taxa por um período mínimo de 1 mês.',
    'Para usar a estufa, por qual período mínimo você deve pagar a taxa? → 1 mês',
  ],

  [
    'function/had-thing',
    'Um mapa pode ter uma legenda pequena, que explica os símbolos usados no desenho.',
    'O que a legenda pequena de um mapa explica? → Os símbolos usados no desenho',
  ],
  [
    'list/including',
    'Ao alugar uma barraca para a feira, o contrato inclui serviços como limpeza, energia elétrica, segurança, etc.',
    'Ao alugar uma barraca para a feira, que serviços o contrato inclui? → Limpeza, energia elétrica e segurança',
  ],
  [
    'function/to-do',
    'Pois para conservar seus alimentos frescos, você vai precisar comprar uma geladeira nova.',
    'O que é preciso fazer para conservar seus alimentos frescos? → Comprar uma geladeira nova',
  ],
  [
    'definition/which-is',
    'A parte principal de uma flor é o ovário.',
    'Qual é a principal parte de uma flor? → O ovário',
  ],
  [
    'cause/next-sentence',
    'A água do rio Tietê arrasta muita areia e muito barro. Por isso, o fundo do rio Tietê fica mais raso a cada ano.',
    'Por que o fundo do rio Tietê fica mais raso a cada ano? → Porque a água do rio Tietê arrasta muita areia e ' +
      'muito barro',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toContain(expected)
})

test('a short name explained in brackets is asked for both ways, whatever else its sentence holds', () => {
  const text = 'Veja isso em http://exemplo.org, com ou sem GPS (um sistema de localização por satélites).'
  expect(found(text, 'definition/bracketed')).toEqual(['O que é GPS? → Um sistema de localização por satélites'])
  expect(found(text, 'naming/acronym-of')).toEqual(['Que sigla designa um sistema de localização por satélites? → GPS'])
})

test.each([
  ['cause/next-sentence', 'Ela arrasta muita areia e muito barro. Por isso, o fundo do rio Tietê fica mais raso.'],
])('asks nothing as %s: %s', (pattern, text) => {
  expect(found(text, pattern)).toEqual([])
})
