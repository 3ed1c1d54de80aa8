import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { studyOf } from '../../analysis/study.ts'
import { understandDocument } from '../../document/understand.ts'
import { generateMaterial } from '../../generate.ts'
import { extracted, line, page, tableLines } from '../../testing/document.ts'
import { tableFacts } from './table.ts'
import { plainLabel } from './tableSubject.ts'

const LEFTS = [60, 180, 340, 470]

function documentWith(rows: readonly (readonly string[])[]) {
  const lines = [
    line('O relevo do Brasil', { top: 90, size: 20 }),
    line('A planície recebe sedimentos dos rios, e o planalto sofre a erosão das chuvas.', { top: 124 }),
    ...tableLines(rows, LEFTS, 160),
  ]
  return extracted([page(1, lines)])
}

function factsOf(rows: readonly (readonly string[])[]): string[] {
  const study = studyOf(understandDocument(documentWith(rows), isKnown), 'Material de teste')
  return tableFacts(study)
    .filter(({ card }) => card)
    .map(({ question, answer }) => `${question} → ${answer}`)
}

describe('facts of tables', () => {
  test('a tool described by the deed it is for is asked for its use', () => {
    expect(
      factsOf([
        ['**Função**', '**Descrição**'],
        ['raizq', 'Cálculo da raiz quadrada de um número'],
        ['arred', 'Arredondamento de um valor decimal'],
      ]),
    ).toEqual([
      'O que é a função raizq? → Cálculo da raiz quadrada de um número',
      'Para que serve a função arred? → Arredondamento de um valor decimal',
    ])
  })

  test('a raised letter in some cells makes no table of signs', () => {
    expect(
      factsOf([
        ['**Função**', '**Descrição**'],
        ['cruza', 'A vezes B^T'],
        ['dobra', 'A vezes A^T'],
        ['vira', 'troca as linhas pelas colunas'],
      ]),
    ).toContain('O que faz a função vira? → Troca as linhas pelas colunas')
  })

  test('what the columns say of a named row', () => {
    expect(
      factsOf([
        ['**Bioma**', '**Vegetação predominante**', '**Animal característico**'],
        ['Mata Atlântica', 'floresta úmida', 'mico-leão-dourado'],
        ['Rio Grande', 'campos de gramíneas', 'quero-quero'],
      ]),
    ).toEqual([
      'Qual é a vegetação predominante do bioma Mata Atlântica? → Floresta úmida',
      'Qual é o animal característico do bioma Mata Atlântica? → Mico-leão-dourado',
      'Qual é a vegetação predominante do bioma Rio Grande? → Campos de gramíneas',
      'Qual é o animal característico do bioma Rio Grande? → Quero-quero',
    ])
  })

  test('columns that ask, say where, or give an example', () => {
    expect(
      factsOf([
        ['**Forma do relevo**', '**Como reconhecer**', '**Processo que predomina**', '**Exemplo**'],
        ['Planalto', 'terreno elevado e ondulado', 'erosão', 'Borborema'],
        ['Planície', 'terreno plano e baixo', 'deposição', 'Pantanal'],
      ]),
    ).toEqual([
      'Planalto: como reconhecer? → Terreno elevado e ondulado',
      'No planalto, qual é o processo que predomina? → Erosão',
      'Qual é um exemplo de planalto? → Borborema',
      'Planície: como reconhecer? → Terreno plano e baixo',
      'Na planície, qual é o processo que predomina? → Deposição',
      'Qual é um exemplo de planície? → Pantanal',
    ])
  })

  test('terms with their definitions, functions with what they do', () => {
    expect(
      factsOf([
        ['Termo', 'Definição'],
        ['Erosão', 'desgaste do solo pela água e pelo vento'],
        ['Jusante', 'lado do rio em que fica a foz'],
      ]),
    ).toEqual([
      'O que é a erosão? → Desgaste do solo pela água e pelo vento',
      'O que é jusante? → Lado do rio em que fica a foz',
    ])
    expect(
      factsOf([
        ['Função', 'Descrição'],
        ['head', 'Mostra as primeiras linhas da tabela'],
        ['tail', 'Mostra as últimas linhas da tabela'],
      ]),
    ).toEqual([
      'O que faz a função head? → Mostra as primeiras linhas da tabela',
      'O que faz a função tail? → Mostra as últimas linhas da tabela',
    ])
  })

  test.each([
    [
      'shares without the title of their table',
      [
        ['**Bioma**', '**Parte do território**'],
        ['Cerrado', '23,3%'],
        ['Pampa', '2,3%'],
      ],
    ],
    [
      'dashes and marks',
      [
        ['**Planta**', '**Efeito**'],
        ['Aroeira', '-'],
        ['Boldo', 'NI'],
      ],
    ],
    [
      'rows with one name',
      [
        ['**Cidade**', '**Bairro**'],
        ['Sobral', 'Centro'],
        ['Sobral', 'Junco'],
      ],
    ],
    [
      'no names of columns',
      [
        ['Cerrado', 'savana baixa'],
        ['Pampa', 'campos abertos'],
        ['Caatinga', 'arbustos secos'],
      ],
    ],
  ])('nothing from %s', (_, rows) => {
    expect(factsOf(rows)).toEqual([])
  })

  test('the wrong options are the other cells of the column', () => {
    const rows = [
      ['**Poder**', '**Função principal**'],
      ['Executivo', 'governar o país'],
      ['Legislativo', 'aprovar as leis'],
      ['Judiciário', 'julgar os conflitos'],
      ['Moderador', 'dissolver a Câmara'],
    ]
    const { questions } = generateMaterial(documentWith(rows), { title: 'O Império' })
    const asked = questions.find(({ question }) => question.includes('julgar os conflitos'))
    expect([asked?.question, ...(asked?.options ?? []).toSorted(), asked?.options[asked.correctAnswer]]).toEqual([
      'Qual poder tem “julgar os conflitos” como função principal?',
      'Executivo',
      'Judiciário',
      'Legislativo',
      'Judiciário',
    ])
    expect(asked?.source).toEqual({ page: 1, quote: 'Judiciário julgar os conflitos' })
  })

  test('functions are options by the names they are typed with', () => {
    const rows = [
      ['**Função**', '**Efeito**'],
      ['head', 'mostra as primeiras linhas'],
      ['tail', 'mostra as últimas linhas'],
      ['add_row', 'acrescenta uma linha'],
      ['sort', 'ordena as linhas'],
    ]
    const study = studyOf(understandDocument(documentWith(rows), isKnown), 'Material de teste')
    const asked = tableFacts(study).find(({ pattern, answer }) => pattern === 'table/which' && answer === 'head')
    expect(asked?.question).toBe('Qual função tem “mostra as primeiras linhas” como efeito?')
    expect(asked?.rivals).toEqual(['tail', 'add_row', 'sort'])
  })
})

test.each([
  ['S. alata (L.) Roxb.', 'S. alata'],
  ['Senna trachypus (Benth.) H.S.Irwin & Barneby**', 'Senna trachypus'],
  ['Mata Atlântica', 'Mata Atlântica'],
  ['D. João VI (Portugal)', 'D. João VI (Portugal)'],
])('the label of a row: %s', (label, plain) => {
  expect(plainLabel(label)).toBe(plain)
})

test('a table whose labels are torn apart is not asked', () => {
  expect(
    factsOf([
      ['**Bioma**', '**Vegetação predominante**', '**Animal característico**'],
      ['Mata Atlântica', 'floresta úmida', 'mico-leão-dourado'],
      ['gaúcha', 'campos de gramíneas', 'quero-quero'],
    ]),
  ).toEqual([])
})

test('a column of things and notes is asked by what its things are', () => {
  expect(
    factsOf([
      ['**Povo**', '**Estrela ou notas**'],
      ['Desana', 'Nova Luz'],
      ['Ticuna', 'Onça Parda'],
      ['Baniwa', 'Cesto Velho'],
    ]),
  ).toContain('Qual é a estrela do povo Desana? → Nova Luz')
})
