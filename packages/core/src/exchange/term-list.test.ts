import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listInColumn, termListOf } from './term-list.ts'

const divided = (...lines: string[]) => termListOf(lines)?.rows
const markOf = (...lines: string[]) => termListOf(lines)?.mark ?? null

describe('a list is divided at the first mark of each line', () => {
  test.each([
    ['dash', 'guarda-chuva - protege da chuva', ['guarda-chuva', 'protege da chuva']],
    ['dash', 'Primeira Guerra – 1914-1918', ['Primeira Guerra', '1914-1918']],
    ['dash', 'Reta — x - y = 3', ['Reta', 'x - y = 3']],
    ['dash', '1914 - 1918 - Primeira Guerra', ['1914 - 1918', 'Primeira Guerra']],
    ['dash', 'Pedro II - 1825 - 1891', ['Pedro II', '1825 - 1891']],
    ['dash', 'bem-te-vi—ave que canta', ['bem-te-vi', 'ave que canta']],
    ['dash', 'ABC -- alfabeto', ['ABC', 'alfabeto']],
    ['dash', 'π - 3,14', ['π', '3,14']],
    ['dash', 'zero absoluto - -273 °C', ['zero absoluto', '-273 °C']],
    ['equals', 'x - y = 3', ['x - y', '3']],
    ['equals', 'house = casa; lar', ['house', 'casa; lar']],
    ['arrow', 'gato → felino', ['gato', 'felino']],
    ['arrow', 'lobo => alcateia', ['lobo', 'alcateia']],
    ['colon', 'mitose: divisão de uma célula - em duas', ['mitose', 'divisão de uma célula - em duas']],
    ['colon', 'hora do recreio : 14:30', ['hora do recreio', '14:30']],
  ])('%s: %s', (mark, line, cells) => {
    expect([markOf(line), divided(line)?.[0]]).toEqual([mark, cells])
  })

  test('two colons without blanks divide where they do not only stand in names of a program', () => {
    expect(termListOf(['França::Paris', 'Peru::Lima'])?.rows).toEqual([
      ['França', 'Paris'],
      ['Peru', 'Lima'],
    ])
    expect(termListOf(['França::Paris', 'Aula::às 10:30'])?.rows).toEqual([
      ['França', 'Paris'],
      ['Aula', 'às 10:30'],
    ])
    expect(termListOf(['std::cout', 'std::cin'])).toBeNull()
  })

  test('a minus of a formula divides nothing', () => {
    expect(divided('x - y = 3 - uma reta', 'x² + y² = 9 - um círculo', 'par - dois')).toEqual([
      ['x - y = 3', 'uma reta'],
      ['x² + y² = 9', 'um círculo'],
      ['par', 'dois'],
    ])
    expect(divided('5 - 3 = 2', '9 - 4 = 5', '8 - 1 = 7')?.[0]).toEqual(['5 - 3', '2'])
  })

  test('a word or a range with a dash in it is no list', () => {
    expect(markOf('guarda-chuva', 'bem-te-vi', '1914-1918', 'segunda-feira')).toBeNull()
    expect(markOf('O sol brilha.', 'A lua - dizem - é de prata.', 'Fim.', 'Não há mais.')).toBe('dash')
    expect(termListOf(['O sol brilha.', 'A lua - dizem - é de prata.', 'Fim.', 'Não há mais.'])?.share).toBe(0.25)
  })

  test('what stands before each line alike names no term', () => {
    expect(markOf('Pergunta: a?', 'Resposta: b', 'Pergunta: c?', 'Resposta: d')).toBeNull()
  })

  test('a line in which somebody forgot a blank is divided like the others', () => {
    expect(divided('sol - estrela', 'lua- satélite', 'mar - água', 'céu –azul')).toEqual([
      ['sol', 'estrela'],
      ['lua', 'satélite'],
      ['mar', 'água'],
      ['céu', 'azul'],
    ])
  })

  test('a chosen mark divides whatever the lines say', () => {
    expect(termListOf(['a - b = c', 'd'], 'equals')?.rows).toEqual([['a - b', 'c'], ['d']])
  })
})

describe('bullets and numbers before the lines go', () => {
  test.each([
    ['1. sol - estrela', '2. lua - satélite'],
    ['1) sol - estrela', '2) lua - satélite'],
    ['1 - sol - estrela', '2 - lua - satélite'],
    ['1º - sol - estrela', '2º - lua - satélite'],
    ['• sol: estrela', '• lua: satélite'],
    ['•\tsol: estrela', '•\tlua: satélite'],
    ['- sol: estrela', '- lua: satélite'],
    ['* sol = estrela', '* lua = satélite'],
    ['a) sol → estrela', 'b) lua → satélite'],
  ])('%s', (...lines) => {
    expect(divided(...lines)).toEqual([
      ['sol', 'estrela'],
      ['lua', 'satélite'],
    ])
  })

  test('numbers that are the terms stay', () => {
    expect(divided('1 - um', '2 - dois', '3 - três')).toEqual([
      ['1', 'um'],
      ['2', 'dois'],
      ['3', 'três'],
    ])
  })
})

test('any terms and meanings come back as they were, whatever mark and marker is between and before them', () => {
  const word = fc.constantFrom('guarda-chuva', 'sol', 'bem-te-vi', '1914-1918', 'água', 'pé-de-meia', 'D. João')
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map(parts => parts.join(' '))
  const said = fc.tuple(words, fc.constantFrom('', ' - ', ' – ', ', ', '; ', ' = '), words).map(parts => parts.join(''))
  const cards = fc.uniqueArray(fc.tuple(words, said), { minLength: 2, maxLength: 12, selector: ([term]) => term })
  const marker = fc.constantFrom(
    () => '',
    (at: number) => `${at + 1}. `,
    () => '• ',
  )
  fc.assert(
    fc.property(cards, fc.constantFrom(' - ', ' – ', ' — ', ': ', ' → '), marker, (rows, mark, begin) => {
      expect(divided(...rows.map(([term, meaning], at) => `${begin(at)}${term}${mark}${meaning}`))).toEqual(rows)
    }),
    { seed: 7, numRuns: 500 },
  )
})

test('of a sheet only one column that is filled can be a list', () => {
  const rows = [
    { row: 3, cells: ['', 'sol - estrela'] },
    { row: 5, cells: ['', '#N/D'], faults: new Map([[1, 'erro']]) },
    { row: 6, cells: ['', 'lua - satélite'] },
    { row: 7, cells: ['', 'mar - água'] },
  ]
  expect(listInColumn(rows)).toEqual({
    mark: 'dash',
    rows: [
      { row: 3, cells: ['sol', 'estrela'] },
      { row: 5, cells: ['#N/D'], faults: new Map([[0, 'erro']]) },
      { row: 6, cells: ['lua', 'satélite'] },
      { row: 7, cells: ['mar', 'água'] },
    ],
  })
  expect(listInColumn([...rows, { row: 8, cells: ['x'] }])).toBeNull()
})
