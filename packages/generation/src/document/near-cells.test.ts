import { expect, test } from 'vitest'
import { line, page } from '../testing/document.ts'
import { pageRows } from './rows.ts'

/** Rows of two cells, the second at 260, the first so long that it ends right before it or far from it. */
const rowsOf = (cells: readonly (readonly [string, string, number])[]) =>
  pageRows(
    page(
      1,
      cells.flatMap(([left, right, end], at) => [
        line(left, { left: 60, right: end, top: 100 + 26 * at }),
        line(right, { left: 260, right: 440, top: 100 + 26 * at }),
      ]),
    ),
  ).map(({ cells: own }) => own.join(' | '))

test('cells that begin at one place are cells, however near the text before them ends', () => {
  expect(
    rowsOf([
      ['A bala faz bem aos dentes.', 'A bala faz mal aos dentes.', 190],
      ['O ovo entope as veias de quem o come.', 'O ovo é rico em proteínas.', 249],
      ['A manga com leite faz mal a todos.', 'A manga é rica em vitaminas.', 252],
    ]),
  ).toEqual([
    'A bala faz bem aos dentes. | A bala faz mal aos dentes.',
    'O ovo entope as veias de quem o come. | O ovo é rico em proteínas.',
    'A manga com leite faz mal a todos. | A manga é rica em vitaminas.',
  ])
})

test('a word drawn apart in one line is no cell', () => {
  expect(rowsOf([['O ovo entope as veias de quem o come', 'todos os dias da semana.', 252]])).toEqual([
    'O ovo entope as veias de quem o come todos os dias da semana.',
  ])
})
