import { expect, test } from 'vitest'
import { withColouredSigns } from './coloured-options.ts'
import { plainLook } from './looks.ts'

const yellow = { ...plainLook, shade: '#ffff00' }

/** Rows of a question and options; '!' before a cell colours it. */
function signed(...rows: string[]) {
  const cells = rows.map(row => row.split('|'))
  const looks = new Map(
    cells.map((row, at) => [
      at + 1,
      new Map(row.flatMap((cell, place) => (cell.startsWith('!') ? [[place, yellow]] : []))),
    ]),
  )
  const read = cells.map((row, at) => ({ row: at + 1, cells: row.map(cell => cell.replace('!', '')) }))
  return withColouredSigns(read, looks)?.map(row => row.cells.join('|')) ?? null
}

test('the one coloured option of most rows gets a sign', () => {
  expect(signed('Pergunta|A|B|C', 'Um?|x|!y|z', 'Dois?|!x|y|z', 'Três?|x|y|z')).toBeNull()
  expect(signed('Um?|x|!y|z', 'Dois?|!x|y|z', 'Três?|x|y|z')).toEqual(['Um?|x|✓ y|z', 'Dois?|✓ x|y|z', 'Três?|x|y|z'])
})

test('a coloured column, a coloured row and cards of two columns tell nothing', () => {
  expect(signed('Um?|!x|y|z', 'Dois?|!x|y|z', 'Três?|!x|y|z')).toBeNull()
  expect(signed('!Um?|!x|!y|!z', 'Dois?|x|y|z')).toBeNull()
  expect(signed('sol|!estrela', '!lua|satélite', 'mar|!água')).toBeNull()
})
