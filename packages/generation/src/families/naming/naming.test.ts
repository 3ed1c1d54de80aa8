import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Chama-se vereda a todo caminho aberto pelo gado no mato da serra.',
    'naming/definition',
    'O que é a vereda? → Todo caminho aberto pelo gado no mato da serra',
  ],
  [
    'Chama-se erosão o desgaste do solo pela água e pelo vento.',
    'naming/called',
    'Como se chama o desgaste do solo pela água e pelo vento? → Erosão',
  ],
  [
    'Dá-se o nome de erosão ao desgaste do solo pela água e pelo vento.',
    'naming/called',
    'Como se chama o desgaste do solo pela água e pelo vento? → Erosão',
  ],
  [
    'Chama-se erosão o desgaste do solo pela água e pelo vento.',
    'naming/definition',
    'O que é a erosão? → O desgaste do solo pela água e pelo vento',
  ],
  [
    'O lado oposto ao ângulo reto é chamado de hipotenusa e os outros dois lados são denominados catetos.',
    'naming/is-called',
    'Como é chamado o lado oposto ao ângulo reto? → Hipotenusa',
  ],
  [
    'Ao conjunto de velas de um barco dá-se o nome de velame.',
    'naming/called',
    'Como se chama o conjunto de velas de um barco? → Velame',
  ],
  [
    'A força do vento sobre a vela é normalmente chamada de empuxo.',
    'naming/is-called',
    'Como é chamada a força do vento sobre a vela? → Empuxo',
  ],
  [
    'A febre reumática com causa conhecida é chamada de febre secundária.',
    'naming/is-called',
    'Como é chamada a febre reumática com causa conhecida? → Febre secundária',
  ],
  [
    'A febre amarela do gado é conhecida popularmente como tristeza.',
    'naming/is-called',
    'Por qual outro nome é conhecida a febre amarela do gado? → Tristeza',
  ],
  [
    'As rochas ígneas, também chamadas de magmáticas, formam-se pelo resfriamento do magma.',
    'naming/also-called',
    'Por qual outro nome são conhecidas as rochas ígneas? → Magmáticas',
  ],
])('%s', (text, pattern, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('does not ask for the name of a molecule by its number', () => {
  expect(found('A molécula 2 é conhecida como ozônio e protege a Terra dos raios solares.', 'naming/')).toEqual([])
})

test('a second name is asked for as another', () => {
  expect(
    found('O boi da serra é uma festa de junho. Ele também é chamado de boi de máscaras.', 'naming/is-called'),
  ).toEqual(['Por qual outro nome é conhecido o boi da serra? → Boi de máscaras'])
})

test('what sets somebody apart after a "não" stays', () => {
  expect(
    found(
      'Chamam-se portadores sadios as pessoas que não adoecem, mas transmitem o vírus aos outros.',
      'naming/called',
    ),
  ).toEqual(['Como se chamam as pessoas que não adoecem, mas transmitem o vírus aos outros? → Portadores sadios'])
})

test('a participle of another gender names something else', () => {
  const text =
    '# O painel\n\n## Campo de busca rápida\n\nO painel traz uma ferramenta que abre um campo de busca rápida ' +
    'chamada Lupa Grande.'
  expect(found(text, 'naming/named-thing')).toEqual([])
})

test('things of two names', () => {
  expect(
    found(
      'As rodas dentadas do relógio chamadas coroa e pinhão movem os ponteiros. As rodas dentadas do relógio ' +
        'são de metal.',
      'naming/named-thing',
    ),
  ).toEqual(['Como se chamam as rodas dentadas do relógio? → Coroa e pinhão'])
})

test('an adjective is asked for with the noun it tells the kind of', () => {
  expect(found('Chamamos de perene o rio que corre durante o ano inteiro.', 'naming/definition')).toEqual([
    'O que é um rio perene? → O rio que corre durante o ano inteiro',
  ])
})
