import { describe, expect, test } from 'vitest'
import { found } from '../testing/document.ts'

describe('what belongs to something else is not asked of the subject', () => {
  test.each([
    [
      'the time of what is set against it',
      'Os colonos da serra foram levados a plantar nos engenhos de cana, mas a partir do século XVII, o ' +
        'trabalho dos tropeiros se tornou maior.',
      'date/',
      'Em que século os colonos',
    ],

    [
      'a clause of another number',
      'A principal vantagem dos barcos modernos é que cabe em uma garagem.',
      'definition/which-is',
      'vantagem',
    ],
    ['a praise', 'A estação de Santos foi uma obra marcante da história do porto.', 'definition/is-a', 'Santos'],
  ])('%s', (_, text, pattern, part) => {
    expect(found(text, pattern).filter(item => item.includes(part))).toEqual([])
  })
})

describe('what the sentence limits stays', () => {
  test.each([
    [
      'A principal vantagem dos barcos modernos é que pode ser levado por uma pessoa.',
      'definition/which-is',
      'Qual é a principal vantagem dos barcos modernos? → Poder ser levado por uma pessoa',
    ],
  ])('%s', (text, pattern, expected) => {
    expect(found(text, pattern)).toEqual([expected])
  })
})

test('nothing is made of a sentence whose subject only its heading names', () => {
  expect(
    found('Evolução do rádio de válvula, possui um botão maior e permite a escuta de estações da serra.', 'function/'),
  ).toEqual([])
})

describe('what hangs on, stands between or is set forth', () => {
  test.each([
    [
      'what is done next is cut before its "por sua vez"',
      'Os fornos solares são caixas de vidro escuro que absorvem a radiação e aquecem a panela, que por sua ' +
        'vez, fica guardada em um recipiente fechado.',
      'definition/is-a',
      ['O que são os fornos solares? → Caixas de vidro escuro que absorvem a radiação e aquecem a panela'],
    ],
    [
      'a purpose, misspelt, explains no place',
      'As potências vencedoras se encontraram na Holanda, afim de assinar um acordo sobre as fronteiras.',
      'definition/inner-apposition',
      [],
    ],
    [
      'a time that only sets something forth',
      'Várias pesquisas mostram que foi a partir da Revolução Verde, por volta de 1960, com o uso de ' +
        'fertilizantes, que a produção de grãos cresceu.',
      'date/',
      [],
    ],

    [
      'the one it is, by name',
      'O transmissor da malária é o mosquito Anopheles, que se reproduz em água limpa.',
      'definition/is-a',
      ['Qual é o transmissor da malária? → O mosquito Anopheles'],
    ],

    [
      'every thing of a kind has a name',
      'Chamamos receita básica todo prato preparado com até três ingredientes da despensa.',
      'naming/definition',
      ['O que é a receita básica? → Todo prato preparado com até três ingredientes da despensa'],
    ],
    [
      'a description too long to ask back',
      'Chamamos rotas comerciais as sequências de portos visitados por um navio que, após um certo número de ' +
        'escalas, devolvem a carga ao ponto de partida.',
      'naming/definition',
      [
        'O que são rotas comerciais? → As sequências de portos visitados por um navio que, após um certo número ' +
          'de escalas, devolvem a carga ao ponto de partida',
      ],
    ],
    [
      'the unit of a system',
      'A unidade de massa no Sistema Internacional é o quilograma (kg).',
      'definition/which-is',
      ['Qual é a unidade de massa no Sistema Internacional? → O quilograma (kg)'],
    ],
    [
      'some of a thing is not what it is',
      'O clube tem forte influência operária, herança das fábricas de tecido do bairro.',
      'definition/inner-apposition',
      [],
    ],
  ])('%s', (_, text, pattern, expected) => {
    expect(found(text, pattern)).toEqual(expected)
  })
})

test('what something was taken for does not define it', () => {
  expect(found('Os gatos pretos eram vistos como animais de má sorte e traiçoeiros.', 'definition/')).toEqual([])
})

test('the verb after a noun is none of its subject', () => {
  expect(
    found(
      'A oxidação resulta na formação de uma crosta avermelhada (ferrugem), que reduz a resistência da peça e ' +
        'impede o uso da ferramenta.',
      'function/does',
    ),
  ).toEqual([])
})
