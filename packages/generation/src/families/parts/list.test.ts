import { describe, expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { enumeration } from './enumeration.ts'

test.each([
  [
    'Os tipos de rocha são ígneas, sedimentares e metamórficas.',
    'Quais são os tipos de rocha? → Ígneas, sedimentares e metamórficas',
  ],
  [
    'No Brasil, existem seis biomas: Amazônia, Cerrado, Caatinga, Mata Atlântica, Pampa e Pantanal.',
    'No Brasil, quais são os seis biomas? → Amazônia, Cerrado, Caatinga, Mata Atlântica, Pampa e Pantanal',
  ],
  [
    'Existem três tipos de rocha: ígneas, sedimentares e metamórficas.',
    'Quais são os três tipos de rocha? → Ígneas, sedimentares e metamórficas',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/')).toEqual([expected])
})

describe('bulleted lists', () => {
  test('after an introduction that ends in a colon', () => {
    const text =
      'Na internet existem vários servidores:\n- Servidor de site\n- Servidor de arquivos\n- Servidor de ' +
      'e-mail\n- E muito mais…'
    expect(found(text, 'list/bullets')).toEqual([
      'Quais servidores existem na internet, por exemplo? → Servidor de site; Servidor de arquivos; Servidor de e-mail',
    ])
  })

  test('by the name before a colon, without explanations', () => {
    const text =
      'As etapas do ciclo da água são:\n- Evaporação: a água passa para o estado de vapor;\n- Condensação: o ' +
      'vapor forma as nuvens;\n- Precipitação: a água cai como chuva.'
    expect(found(text, 'list/bullets')).toEqual([
      'Quais são as etapas do ciclo da água? → Evaporação; Condensação; Precipitação',
    ])
  })

  test('not of six phrases that nobody keeps in mind as one answer', () => {
    const steps = ['limpeza', 'separação', 'transporte', 'secagem', 'moagem', 'torrefação']
    const list = (tail: string) =>
      `As fases do preparo do café são:\n${steps.map(step => `- ${step}${tail}`).join('\n')}`
    expect(found(list(' dos grãos'), 'list/bullets')).toHaveLength(1)
    expect(found(list(' dos grãos de café'), 'list/bullets')).toEqual([])
  })

  test('items after what causes a thing, or what kinds it can be of', () => {
    const text =
      'As rachaduras de uma ponte podem ser causadas por:\n- peso dos caminhões\n- calor do verão\n- água da chuva'
    expect(found(text, 'list/bullets')).toEqual([
      'Pelo que podem ser causadas as rachaduras de uma ponte? → Peso dos caminhões; calor do verão; água da chuva',
    ])
    const kinds = 'As pontes do rio podem ser de diferentes tipos:\n- em arco\n- em viga\n- suspensa'
    expect(found(kinds, 'list/bullets')).toEqual([
      'De que tipos podem ser as pontes do rio? → Em arco; em viga; suspensa',
    ])
  })

  test('not after a line that points at something else', () => {
    expect(found('Veja os exemplos a seguir:\n- a laranja\n- a banana', 'list/bullets')).toEqual([])
  })
})

describe('enumeration', () => {
  test.each([
    ['cabeça, tórax e abdome', ['cabeça', 'tórax', 'abdome']],
    ['três partes: cabeça, tórax e abdome', ['cabeça', 'tórax', 'abdome']],
    ['água e gás carbônico, que vêm do ar', ['água', 'gás carbônico']],
  ])('%s', (text, items) => {
    expect(enumeration(text)).toEqual(items)
  })

  test.each([
    'geralmente arbustos, raramente ervas e subarbustos',
    'água, luz ou calor',
    'o homem que planta, a mulher e o filho',
    'uma só coisa',
  ])('no list: %s', text => {
    expect(enumeration(text)).toBeNull()
  })
})

test('what several things are signs of is no list of the things', () => {
  expect(found('Os corais do recife são sinais diretos de sua saúde, beleza e idade.', 'list/')).toEqual([])
})

test('what things are good at is no list of them', () => {
  expect(found('Os fios de cobre são bons condutores de calor e eletricidade.')).toEqual([])
})

test('of some that are listed it is asked for some', () => {
  expect(
    found(
      'A horta escolar tem alguns canteiros principais:\n\n- Ervas para chá\n- Legumes de inverno\n- Flores ' +
        'comestíveis',
      'list/bullets',
    ),
  ).toEqual([
    'Quais são alguns dos canteiros principais que a horta escolar tem? → Ervas para chá; Legumes de inverno; ' +
      'Flores comestíveis',
  ])
})
