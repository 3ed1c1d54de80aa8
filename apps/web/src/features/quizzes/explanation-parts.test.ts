import { expect, test } from 'vitest'
import { explanationParts } from './explanation-parts.ts'

test('each line is a paragraph; lines without words are none', () => {
  expect(explanationParts('Primeiro, a água evapora.\n\n  Depois, cai como chuva. \n')).toEqual([
    { line: 0, text: 'Primeiro, a água evapora.' },
    { line: 2, text: 'Depois, cai como chuva.' },
  ])
})

test('lines of cells are a table, with or without the line under its heads', () => {
  const table = {
    heads: ['Rio', 'Bacia'],
    rows: [
      ['Tietê', 'Paraná'],
      ['Xingu', 'Amazônica'],
    ],
  }
  expect(
    explanationParts('Compare:\n| Rio | Bacia |\n|---|:--|\n| Tietê | Paraná |\n| Xingu | Amazônica |\nFim.'),
  ).toEqual([
    { line: 0, text: 'Compare:' },
    { line: 4, ...table },
    { line: 5, text: 'Fim.' },
  ])
  expect(explanationParts('Rio\tBacia\nTietê\tParaná\nXingu\tAmazônica')).toEqual([{ line: 2, ...table }])
})

test('strokes that draw no table stay as they were written', () => {
  for (const line of ['O módulo |−3| vale 3.', 'P(A|B) é a chance de A.', 'Página 2: “Tietê | Paraná | 1.150 km”'])
    expect(explanationParts(line)).toEqual([{ line: 0, text: line }])
  expect(explanationParts('Como |−3| vale 3,\n|x| nunca é menor que 0.')).toEqual([
    { line: 0, text: 'Como |−3| vale 3,' },
    { line: 1, text: '|x| nunca é menor que 0.' },
  ])
})
