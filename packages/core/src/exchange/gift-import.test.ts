import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExportQuestion } from './export-card.ts'
import { giftCategory, giftQuestion } from './gift.ts'
import { looksLikeGift, readGift } from './gift-import.ts'
import { checkQuestions } from './imported-question.ts'

const read = (text: string) => checkQuestions(readGift(text)).rows
/** The one question of a text. */
const one = (text: string) => read(text)[0]

test('questions that no empty line parts are questions of their own', () => {
  const text = '::a::Um é?{=sim ~não}\n::b::Dois é {=não\n~sim}\nmesmo?\n// fim\nTrês é?{T}\nQuatro é?{=a ~b}\n'
  expect(read(text).map(({ row, question, answer }) => [row, question, answer])).toEqual([
    [1, 'Um é?', 'sim'],
    [2, 'Dois é _____\nmesmo?', 'não'],
    [5, 'Três é?', 'Verdadeiro'],
    [7, 'Quatro é?', 'a'],
  ])
})

test.each([
  ['Dois é {=a ~b}\n// nota\nmesmo?', [[1, 'Dois é _____\nmesmo?']]],
  [
    'Dois é {=a ~b}\n// nota\n// mais\nmesmo?\n\nTrês é?{T}',
    [
      [1, 'Dois é _____\nmesmo?'],
      [6, 'Três é?'],
    ],
  ],
  [
    'Dois é {=a ~b}\n// nota\nmesmo?\n::c::Três é?{T}',
    [
      [1, 'Dois é _____\nmesmo?'],
      [4, 'Três é?'],
    ],
  ],
  [
    'Um é?{=a ~b}\n// três\nTrês\né?{T}',
    [
      [1, 'Um é?'],
      [2, 'Três\né?'],
    ],
  ],
  [
    'Um é?{=a ~b}\n// três\n::c::Três\né?{T}',
    [
      [1, 'Um é?'],
      [2, 'Três\né?'],
    ],
  ],
])('a comment belongs to the question it stands in or above: %j', (text, expected) => {
  expect(read(text).map(({ row, question }) => [row, question])).toEqual(expected)
})

test('tags of a comment with an empty line below it are not those of the question above', () => {
  expect(one('Um é?{=a ~b}\n// [tag:difícil]\n\nDois?{T}')?.ready?.difficulty).toBe('médio')
})

describe('questions with options', () => {
  test('in one line or over many, with their name, category, tags and comments', () => {
    const text = [
      '// feita à mão [tag:fácil] [tag:capitais]',
      '$CATEGORY: $course$/top/Geografia/América do Sul',
      '',
      '::Q1::Qual é a capital do Peru?{=Lima ~La Paz ~Quito}',
      '',
      '// question: 7 [tag:Dif\\]ícil] [tag:difícil]',
      '::Q2:: Qual é a',
      'capital do Chile? {',
      '  ~Arica   # Fica no norte.',
      '  = Santiago # Isso mesmo!',
      '  ~ Lima',
      '  #Fica no Peru.',
      '  ####Santiago fica no vale central.',
      '}',
    ].join('\n')
    expect(read(text)).toMatchObject([
      {
        row: 4,
        ready: {
          question: 'Qual é a capital do Peru?',
          options: ['Lima', 'La Paz', 'Quito'],
          correctAnswer: 0,
          explanation: null,
          category: 'América do Sul',
          difficulty: 'médio',
        },
      },
      {
        row: 6,
        answer: 'Santiago',
        ready: {
          question: 'Qual é a\ncapital do Chile?',
          correctAnswer: 1,
          explanation: 'Santiago fica no vale central.\nIsso mesmo!\n“Arica”: Fica no norte.\n“Lima”: Fica no Peru.',
          category: 'América do Sul',
          difficulty: 'difícil',
        },
      },
    ])
  })

  test('within a sentence leave a gap there', () => {
    expect(one('A {~lua =água ~pedra} é líquida.')).toMatchObject({ question: 'A _____ é líquida.', answer: 'água' })
  })

  test('with marks that are letters', () => {
    expect(one('Quanto é 2\\:1 \\{x\\}? {~ \\= 1 = \\= 2 ~a\\~b ~\\#3 ~c\\\\d}')).toMatchObject({
      question: 'Quanto é 2:1 {x}?',
      options: ['= 1', '= 2', 'a~b', '#3', 'c\\d'],
    })
  })

  test('in HTML are plain, and with a picture are left out', () => {
    expect(one('[html]<p>Água&nbsp;é H<sub>2</sub>O?</p>{=<b>sim</b> ~n&atilde;o}')).toMatchObject({
      question: 'Água é H₂O?',
      options: ['sim', 'não'],
    })
    expect(one('[plain]a <b> c &amp; d?{=x<y ~[html]<i>z</i>}')).toMatchObject({
      question: 'a <b> c &amp; d?',
      options: ['x<y', 'z'],
    })
    expect(one('[html]De quem é? <img src="@@PLUGINFILE@@/a.png">{=a ~b}')?.fault).toBe(
      'Tem imagem ou som, que não vêm junto: escreva-a aqui à mão',
    )
  })

  test('may weigh them, as long as one is right', () => {
    expect(one('Qual?{~%-25%a =%100%b ~%-33.33333%c}')).toMatchObject({ options: ['a', 'b', 'c'], answer: 'b' })
    expect(checkQuestions(readGift('Qual?{~a ~%50%b =c}'))).toMatchObject({ partly: 1, rows: [{ answer: 'c' }] })
    expect(one('Qual?{~%100%a ~b}')).toMatchObject({ answer: 'a', fault: null })
  })

  test('go on behind an empty line while their braces are open', () => {
    expect(read('Qual?{\n=a\n\n~b\n}\n\nE qual?{=c ~d}')).toMatchObject([
      { row: 1, options: ['a', 'b'] },
      { row: 7, options: ['c', 'd'] },
    ])
  })
})

test.each([
  ['{T}', 'Verdadeiro', null],
  ['{FALSE}', 'Falso', null],
  ['{F#Foi antes.#Certo!}', 'Falso', 'Certo!\n“Verdadeiro”: Foi antes.'],
  ['{TRUE####Veja a página 3.}', 'Verdadeiro', 'Veja a página 3.'],
])('%s is a statement', (braces, answer, explanation) => {
  expect(one(`A Terra gira.${braces}`)).toMatchObject({
    options: ['Verdadeiro', 'Falso'],
    answer,
    ready: { explanation },
  })
})

test.each([
  ['{}', 'É dissertativa; aqui cada questão tem alternativas, e uma só é a certa'],
  ['{#1822:1}', 'Pede um número; aqui cada questão tem alternativas, e uma só é a certa'],
  ['{=Lima =lima}', 'Pede uma resposta escrita; aqui cada questão tem alternativas, e uma só é a certa'],
  [
    '{=Peru -> Lima =Chile -> Santiago}',
    'É de associar colunas; aqui cada questão tem alternativas, e uma só é a certa',
  ],
  ['{~%50%a ~%50%b ~c}', 'Tem mais de uma alternativa certa; aqui cada questão tem uma só'],
  ['{=a =b ~c}', 'Tem mais de uma alternativa certa; aqui cada questão tem uma só'],
  ['{~a ~b}', 'Não diz qual é a alternativa certa'],
  ['{=a ~b ~c ~d ~e ~f}', 'São no máximo cinco alternativas'],
  ['{=a ~a}', 'Há duas alternativas iguais'],
  ['{=a ~b', 'As chaves { } das alternativas não fecham'],
  ['', 'É só um texto, sem pergunta com alternativas'],
])('%s is left out with its reason', (braces, fault) => {
  expect(one(`Pergunta${braces}`)).toMatchObject({ row: 1, question: expect.stringContaining('Pergunta'), fault })
})

test('a question that comes twice comes once', () => {
  expect(read('Qual?{=a ~b}\n\nqual?{=A ~b}').map(({ fault }) => fault)).toEqual([null, 'Repete uma questão anterior'])
})

test('a file is told from a sheet', () => {
  expect(looksLikeGift('// comentário\n\n::Q::Qual?{=a ~b}\n\nA Terra gira.{T}')).toBe(true)
  expect(looksLikeGift('A {~lua =água} é líquida.')).toBe(true)
  expect(looksLikeGift('O conjunto {1; 2}?;tem dois elementos\nO que é x=2?;{x}')).toBe(false)
  expect(looksLikeGift('A {{c1::água}} é líquida.\tgeo')).toBe(false)
  expect(looksLikeGift('Pergunta;Resposta\nsol;estrela')).toBe(false)
})

/** Texts as they are kept, with what GIFT reads as its own. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\\',
        ':',
        '::',
        '#',
        '####',
        '=',
        '{',
        '}',
        '~',
        '->',
        '//',
        '\n',
        '[html]',
        '%50%',
        '<b>',
        '&amp;',
        'ação',
        ' ',
      ),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(pieces =>
    pieces
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim(),
  )
  .filter(joined => joined !== '')

test('what our export writes comes back the same', () => {
  const options = fc.uniqueArray(text, { minLength: 2, maxLength: 5, selector: option => option.toLowerCase() })
  const question = fc.record({
    question: text,
    options,
    explanation: fc.option(text),
    place: fc.nat(4),
    difficulty: fc.constantFrom('fácil', 'médio', 'difícil'),
  })
  fc.assert(
    fc.property(question, fc.constantFrom(null, 'Rios e mares', 'A/B'), ({ place, ...texts }, category) => {
      const exported: ExportQuestion = {
        id: 17,
        material: 'Água',
        materialId: 3,
        subject: 'Ciências',
        sourcePage: 1,
        sourceQuote: null,
        category,
        ...texts,
        correctAnswer: place % texts.options.length,
      }
      const [first, ...others] = read(giftCategory(exported) + giftQuestion(exported))
      expect(others).toEqual([])
      const { question: asked, options, correctAnswer, explanation, difficulty } = exported
      expect(first?.ready).toEqual({ question: asked, options, correctAnswer, explanation, category, difficulty })
    }),
    { numRuns: 300 },
  )
})

test('the only option that gives points is right, whatever it gives', () => {
  expect(one('Quem? {~%90%Ana ~Bia ~%-10%Caio}')).toMatchObject({ answer: 'Ana', fault: null })
  expect(one('Quem? {~%99.99999%Ana ~Bia}')).toMatchObject({ answer: 'Ana', fault: null })
  expect(one('Quais? {~%50%Ana ~%50%Bia ~Caio}')?.fault).toBe(
    'Tem mais de uma alternativa certa; aqui cada questão tem uma só',
  )
})

test('simple formulas become text, others stay', () => {
  expect(one('Quanto é \\\\(x^2\\\\)? {=$$\\\\frac\\{1\\}\\{2\\}$$ ~R$ 5 ~US$$ 3}')?.ready).toMatchObject({
    question: 'Quanto é x²?',
    options: ['1/2', 'R$ 5', 'US$$ 3'],
  })
  expect(one('[html]<p>Quanto é \\\\(\\\\frac\\{1\\}\\{2\\}\\\\) de $$10^2$$?</p> {=50 ~20}')?.ready).toMatchObject({
    question: 'Quanto é 1/2 de 10²?',
  })
  expect(one('[plain]O comando \\\\(x^2\\\\) {=mostra ~esconde}')?.ready).toMatchObject({
    question: 'O comando \\(x^2\\)',
  })
})

test('what stands before an explanation for all is read from its first sign on', () => {
  expect(one('Capital do Peru?{=Lima ~Quito ####Fica no litoral.}')).toMatchObject({
    fault: null,
    ready: { options: ['Lima', 'Quito'], correctAnswer: 0, explanation: 'Fica no litoral.' },
  })
  expect(one('Fale de Lima.{####Fica no litoral.}')?.fault).toBe(one('Fale de Lima.{}')?.fault)
})
