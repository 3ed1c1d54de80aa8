import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { studyOf } from '../../analysis/study.ts'
import { understandDocument } from '../../document/understand.ts'
import { generateMaterial } from '../../generate.ts'
import { extracted, line, page, tableLines } from '../../testing/document.ts'
import { tableFacts } from './table.ts'

const LEFTS = [60, 180, 340, 470]

function documentWith(rows: readonly (readonly string[])[]) {
  const lines = [
    line('O relevo do Brasil', { top: 90, size: 20 }),
    line('A planície recebe sedimentos dos rios, e o planalto sofre a erosão das chuvas.', { top: 124 }),
    line('A serra guarda a água, e a erosão leva a terra.', { top: 140 }),
    ...tableLines(rows, LEFTS, 180),
  ]
  return extracted([page(1, lines)])
}

function factsOf(rows: readonly (readonly string[])[]): string[] {
  const study = studyOf(understandDocument(documentWith(rows), isKnown), 'Material de teste')
  return tableFacts(study).map(({ question, answer }) => `${question} → ${answer}`)
}

describe('facts of tables', () => {
  test('what the columns say of a named row, and which row has it', () => {
    const facts = factsOf([
      ['**Bioma**', '**Vegetação predominante**', '**Animal característico**'],
      ['Mata Atlântica', 'floresta úmida', 'mico-leão-dourado'],
      ['Rio Grande', 'campos de gramíneas', 'quero-quero'],
      ['Serra Alta', 'matas de araucária', 'gralha-azul'],
    ])
    expect(facts.slice(0, 4)).toEqual([
      'Qual é a vegetação predominante do bioma Mata Atlântica? → Floresta úmida',
      'Qual bioma tem “floresta úmida” como vegetação predominante? → Mata Atlântica',
      'Qual é o animal característico do bioma Mata Atlântica? → Mico-leão-dourado',
      'Qual é a vegetação predominante do bioma Rio Grande? → Campos de gramíneas',
    ])
    expect(facts).toHaveLength(9)
  })

  test('a column that asks by itself, and one that says where', () => {
    expect(
      factsOf([
        ['**Forma do relevo**', '**Quem estuda**', '**Processo que predomina**'],
        ['Planalto', 'geógrafos', 'erosão'],
        ['Planície', 'geólogos', 'deposição'],
        ['Serra', 'alunos', 'erosão'],
      ]).filter(fact => !fact.includes('tem “')),
    ).toEqual([
      'Quem estuda o planalto? → Geógrafos',
      'No planalto, qual é o processo que predomina? → Erosão',
      'Quem estuda a planície? → Geólogos',
      'Na planície, qual é o processo que predomina? → Deposição',
      'Quem estuda a serra? → Alunos',
      'Na serra, qual é o processo que predomina? → Erosão',
    ])
  })

  test('what two rows share leads back to neither', () => {
    const back = factsOf([
      ['**Forma do relevo**', '**Processo principal**'],
      ['Planalto', 'erosão'],
      ['Planície', 'deposição'],
      ['Serra', 'erosão'],
    ]).filter(fact => fact.includes('tem “'))
    expect(back).toEqual(['Qual forma do relevo tem “deposição” como processo principal? → Planície'])
  })

  test('terms with their definitions', () => {
    expect(
      factsOf([
        ['**Termo**', '**Definição**'],
        ['Erosão', 'desgaste do solo pela água e pelo vento'],
        ['Jusante', 'lado do rio em que fica a foz'],
        ['Planície', 'terreno plano e baixo'],
      ]),
    ).toEqual([
      'O que é a erosão? → Desgaste do solo pela água e pelo vento',
      'O que é jusante? → Lado do rio em que fica a foz',
      'O que é a planície? → Terreno plano e baixo',
    ])
  })

  test.each([
    [
      'shares without the title of their table',
      [
        ['**Bioma**', '**Parte do território**'],
        ['Cerrado', '23,3%'],
        ['Pampa', '2,3%'],
        ['Caatinga', '10,1%'],
      ],
    ],
    [
      'dashes and marks',
      [
        ['**Planta**', '**Efeito**'],
        ['Aroeira', '-'],
        ['Boldo', 'NI'],
        ['Malva', 'calmante'],
      ],
    ],
    [
      'rows with one name',
      [
        ['**Cidade**', '**Bairro**'],
        ['Sobral', 'Centro'],
        ['Sobral', 'Junco'],
        ['Crato', 'Seminário'],
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
    [
      'figures as names of rows',
      [
        ['**Ano**', '**Cidade da feira**'],
        ['1988', 'Sobral'],
        ['1992', 'Crato'],
        ['1996', 'Iguatu'],
      ],
    ],
  ])('nothing from %s', (_, rows) => {
    expect(factsOf(rows)).toEqual([])
  })

  test('the wrong options are what stands beside it in the table', () => {
    const rows = [
      ['**Poder**', '**Função principal**'],
      ['Executivo', 'governar o país'],
      ['Legislativo', 'aprovar as leis'],
      ['Judiciário', 'julgar os conflitos'],
      ['Moderador', 'dissolver a Câmara'],
    ]
    const { questions } = generateMaterial(documentWith(rows), { title: 'O Império' })
    const asked = questions.filter(
      ({ options }) => options.includes('Judiciário') || options.includes('Julgar os conflitos'),
    )
    expect(asked.length).toBeGreaterThan(0)
    const cells = rows
      .slice(1)
      .flat()
      .map(cell => cell.toLowerCase())
    for (const { options } of asked) for (const option of options) expect(cells).toContain(option.toLowerCase())
  })
})
