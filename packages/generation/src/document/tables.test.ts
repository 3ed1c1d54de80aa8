import { describe, expect, test } from 'vitest'
import { line, page, tableLines } from '../testing/document.ts'
import { pageRows } from './rows.ts'

const LEFTS = [60, 180, 340]

function rowsOf(rows: readonly (readonly string[])[], lefts: readonly number[] = LEFTS): string[] {
  return pageRows(page(1, tableLines(rows, lefts, 100))).map(
    row => `${row.table ? (row.table.header ? 'H ' : '') : 'no table: '}${row.cells.join(' | ')}`,
  )
}

const HEAD = ['**Bioma**', '**Vegetação**', '**Animal**']

describe('tables', () => {
  test('a figure or a letter alone between two cells is a cell, no number of an item', () => {
    expect(
      rowsOf([
        ['**Grandeza**', '**Símbolo**', '**Unidade**'],
        ['Massa', 'm', 'quilograma'],
        ['Tempo', 't', 'segundo'],
        ['Força', 'F', 'newton'],
      ]),
    ).toEqual(['H Grandeza | Símbolo | Unidade', 'Massa | m | quilograma', 'Tempo | t | segundo', 'Força | F | newton'])
  })

  test('cells over several lines are whole', () => {
    expect(
      rowsOf([
        HEAD,
        ['Cerrado', 'savana, com árvores/baixas e retorcidas', 'lobo-guará'],
        ['Caatinga', 'arbustos espinhosos e/cactos', 'tatu-bola'],
        ['Pampa', 'campos de gramíneas', 'quero-quero'],
      ]),
    ).toEqual([
      'H Bioma | Vegetação | Animal',
      'Cerrado | savana, com árvores baixas e retorcidas | lobo-guará',
      'Caatinga | arbustos espinhosos e cactos | tatu-bola',
      'Pampa | campos de gramíneas | quero-quero',
    ])
  })

  test('a header without bold is known by its words', () => {
    expect(
      rowsOf(
        [
          ['Termo', 'Definição'],
          ['Erosão', 'desgaste do solo'],
          ['Jusante', 'lado da foz'],
        ],
        [60, 200],
      )[0],
    ).toBe('H Termo | Definição')
  })

  test('two cells read as one are taken apart', () => {
    const lines = [
      ...tableLines([HEAD.slice(0, 2), ['Montanha', 'elevação alta']], [60, 180], 100),
      line('Planície do Pantanal campos alagados', { left: 60, top: 150 }),
      ...tableLines([['Planalto', 'terreno elevado']], [60, 180], 174),
    ]
    expect(pageRows(page(1, lines)).map(row => row.cells.join(' | '))).toEqual([
      'Bioma | Vegetação',
      'Montanha | elevação alta',
      'Planície do Pantanal | campos alagados',
      'Planalto | terreno elevado',
    ])
  })

  test('a cut word of a cell keeps its hyphen for the judge', () => {
    expect(rowsOf([HEAD, ['Cerrado', 'vege-/tação baixa', 'ema'], ['Pampa', 'gramíneas', 'quati']])[1]).toBe(
      'Cerrado | vege\u00AD tação baixa | ema',
    )
  })

  test('an empty cell stays empty', () => {
    expect(
      rowsOf([HEAD, ['Cerrado', '', 'ema'], ['Pampa', 'gramíneas', 'quati'], ['Pantanal', 'campos', 'tuiuiú']])[1],
    ).toBe('Cerrado |  | ema')
  })

  test('the paragraph after a table is no row of it', () => {
    const lines = [
      ...tableLines([HEAD, ['Cerrado', 'savana', 'ema'], ['Pampa', 'gramíneas', 'quati']], LEFTS, 100),
      line('O Pampa existe apenas no estado do Rio Grande do Sul e tem poucas árvores.', { top: 178 }),
    ]
    expect(pageRows(page(1, lines)).at(-1)?.table).toBeNull()
  })

  test.each([
    [
      'numbered items',
      [
        ['1.', 'Leia o texto'],
        ['2.', 'Marque os verbos'],
        ['3.', 'Copie a tabela'],
      ],
    ],
    [
      'a table of contents',
      [
        ['Introdução', '3'],
        ['O relevo', '7'],
        ['Os rios', '12'],
      ],
    ],
    ['one line with a gap', [['Geografia', '6º ano']]],
  ])('no table: %s', (_, rows) => {
    expect(pageRows(page(1, tableLines(rows, [60, 200], 100))).every(row => row.table === null)).toBe(true)
  })
})

test('a letter alone in the first cell is no mark of a list where two cells follow it', () => {
  const rows = [
    ['Planta Parte', 'Uso na cozinha de casa'],
    ['A', 'folhas e talos novos', 'salada crua'],
    ['B', 'raízes', 'sopa quente'],
    ['C', 'frutos maduros', 'doce de tacho'],
  ]
  const header = tableLines([rows[0] ?? []], [60, 330], 100)
  const fragments = pageRows(page(1, [...header, ...tableLines(rows.slice(1), [60, 97, 330], 124)]))
  expect(fragments.slice(1).map(({ cells }) => cells)).toEqual(rows.slice(1))
})
