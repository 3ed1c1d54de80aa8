import type { Line } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { documentOf, extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

type Text = Partial<{ left: number; right: number; size: number; monospace: boolean; below: number }> & { text: string }

/** Lines one under another, 13 points apart unless `below` says more. */
function set(texts: readonly (string | Text)[]): Line[] {
  let top = 120
  return texts.map(given => {
    const { text, below = 13, ...look } = typeof given === 'string' ? { text: given } : given
    top += below
    return line(text, { ...look, top })
  })
}

/** Blocks as 'kind: text'. */
function blocksOf(texts: readonly (string | Text)[]): string[] {
  return understandDocument(extracted([page(1, set(texts))]), isKnown).sections.flatMap(section => [
    ...(section.title === '' ? [] : [`# ${section.title}`]),
    ...section.blocks.map(({ kind, text, depth }) => `${'  '.repeat(depth)}${kind}: ${text}`),
  ])
}

const FULL = 'O solo é a camada mais fina da crosta terrestre, e nele crescem as raízes das plantas'

describe('lines of code and figures', () => {
  test('that finish a sentence belong to it', () => {
    expect(
      blocksOf([
        { text: '• As estruturas de dados do R são vetor, matriz, lista e tabela de dados, também', right: 520 },
        { text: 'tibble() no tidyverse.', monospace: true, left: 66 },
      ]),
    ).toEqual([
      'list-item: As estruturas de dados do R são vetor, matriz, lista e tabela de dados, também tibble no tidyverse.',
    ])
  })

  test('after a colon stand alone', () => {
    expect(blocksOf(['A média é calculada assim:', { text: 'mean(c(1, 2, 3))', monospace: true }])).toEqual([
      'paragraph: A média é calculada assim:',
      'code: mean(c(1, 2, 3))',
    ])
  })

  test('declarations are code in any font', () => {
    expect(blocksOf(['class Filho extends Pai', 'public function area'])).toEqual([
      'code: class Filho extends Pai public function area',
    ])
  })

  test('a sentence with a call in it is no code', () => {
    expect(blocksOf(['A função soma(a, b) devolve o valor da soma dos dois números;'])[0]).toMatch(
      /^paragraph: A função soma/,
    )
  })

  test('the blank of an exercise is no code', () => {
    expect(blocksOf(['O Brasil foi colônia de _____ até o ano da Independência do país.'])[0]).toMatch(/^paragraph/)
  })
})

describe('headings', () => {
  test('small bold labels of a picture are none', () => {
    expect(
      blocksOf([
        { text: FULL, right: 538 },
        'e vivem os animais que cavam a terra.',
        { text: '**gafanhoto**', size: 10, below: 60 },
      ]),
    ).not.toContain('# gafanhoto')
  })

  test('a line that goes on below is none', () => {
    expect(blocksOf(['No pacote de transformações, temos que', { text: FULL, below: 26 }])[0]).toMatch(
      /^paragraph: No pacote/,
    )
  })
})

describe('lists', () => {
  test('with numbers without points', () => {
    expect(
      blocksOf([
        'As etapas são as seguintes:',
        '1 seleção de linhas;',
        '2 seleção de colunas;',
        '3 criação de colunas.',
      ]),
    ).toEqual([
      'paragraph: As etapas são as seguintes:',
      'list-item: seleção de linhas;',
      'list-item: seleção de colunas;',
      'list-item: criação de colunas.',
    ])
  })

  test('of two levels', () => {
    expect(
      blocksOf([
        { text: '• Recursos renováveis:', left: 60 },
        { text: '• vento;', left: 75 },
        { text: '• luz do Sol.', left: 75 },
        { text: '• Recursos não renováveis:', left: 60 },
        { text: '• petróleo.', left: 75 },
      ]),
    ).toEqual([
      'list-item: Recursos renováveis:',
      '  list-item: vento;',
      '  list-item: luz do Sol.',
      'list-item: Recursos não renováveis:',
      '  list-item: petróleo.',
    ])
  })
})

describe('other kinds of text', () => {
  test('notes marked with a raised number', () => {
    expect(blocksOf([FULL, { text: '² Medida feita no verão de 2019.', size: 9, below: 60 }]).at(-1)).toBe(
      'footnote: ² Medida feita no verão de 2019.',
    )
  })

  test('boxes that point elsewhere', () => {
    expect(blocksOf(['Saiba mais: assista ao vídeo do canal sobre a formação dos solos.'])[0]).toMatch(/^box/)
  })

  test('a fact about a licence is no imprint', () => {
    expect(blocksOf(['Em 1996, os autores liberaram o programa sob a licença GNU.'])[0]).toMatch(/^paragraph/)
  })

  test('a stretched line of text is no row of a table', () => {
    const words = ['A execução', 'do', 'programa', 'resulta', 'em', 'três', 'arquivos']
    const stretched = words.map((text, index) => line(text, { left: 57 + index * 75, top: 120 }))
    expect(
      understandDocument(extracted([page(1, stretched)]), isKnown).sections[0]?.blocks.map(({ kind }) => kind),
    ).toEqual(['paragraph'])
  })
})

test('neither the name of a listing nor that of a command is a heading', () => {
  const prose = `${FULL}, que tiram dele a água e os sais de que precisam para viver e crescer bem.`
  const marked = (title: string) => blocksOf([FULL, { text: title, below: 40 }, { text: prose, below: 40 }])
  expect(marked('As camadas')).toContain('# As camadas')
  for (const title of ['Exemplo 4.3: ex04-rodape.tex', String.raw`\makeatletter`])
    expect(marked(title).filter(block => block.startsWith('#'))).toEqual([])
})

test('the title is what the first page sets largest, line after line', () => {
  const cover = set([
    { text: 'Professora Ana', size: 14 },
    { text: 'HISTÓRIA DA', size: 40, below: 60 },
    { text: '#Aula 1', size: 12, below: 60 },
    { text: 'INTERNET', size: 40, below: 60 },
  ])
  const inside = documentOf(`# O começo\n\n${FULL}.`).pages.map(({ lines }) => page(2, lines))
  expect(understandDocument(extracted([page(1, cover), ...inside]), isKnown).title).toBe('História da internet')
})
