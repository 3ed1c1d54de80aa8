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

const named = 'Pergunta|A|B|C'

test('the one coloured option of most rows gets a sign', () => {
  expect(signed(named, 'Um?|x|!y|z', 'Dois?|x|y|z', 'Três?|x|y|z')).toBeNull()
  expect(signed('Quiz', named, 'Um?|x|!y|z', 'Dois?|!x|y|z', 'Três?|x|y|z')).toEqual([
    'Quiz',
    named,
    'Um?|x|✓ y|z',
    'Dois?|✓ x|y|z',
    'Três?|x|y|z',
  ])
})

test('a coloured column, a coloured row and cards of two columns tell nothing', () => {
  expect(signed(named, 'Um?|!x|y|z', 'Dois?|!x|y|z', 'Três?|!x|y|z')).toBeNull()
  expect(signed(named, '!Um?|!x|!y|!z', 'Dois?|x|y|z')).toBeNull()
  expect(signed('sol|!estrela', '!lua|satélite', 'mar|!água')).toBeNull()
})

test('under columns that are not named as options a colour tells nothing', () => {
  expect(signed('Um?|x|!y|z', 'Dois?|!x|y|z', 'Três?|x|y|z')).toBeNull()
  const countries = ['Peru|Lima|espanhol|!sol', 'Brasil|!Brasília|português|real', 'Japão|Tóquio|!japonês|iene']
  expect(signed(...countries)).toBeNull()
  expect(signed('País|Capital|Língua|Moeda', ...countries)).toBeNull()
  expect(signed('Pergunta|Resposta|Tema|Fonte', ...countries)).toBeNull()
})

test('the plain one among coloured ones is what nobody touched', () => {
  expect(signed(named, 'Um?|!x|y|!z', 'Dois?|x|!y|!z')).toBeNull()
})

test('a key that is written has the last word, whatever its column is called', () => {
  const rows = ['Um?|x|!y|z|', 'Dois?|!x|y|z|'] as const
  expect(signed(`${named}|`, ...rows)).not.toBeNull()
  expect(signed(`${named}|`, 'Um?|x|!y|z|c', 'Dois?|!x|y|z|c')).toBeNull()
  expect(signed(`${named}|Resp.`, 'Um?|x|!y|z|letra C', 'Dois?|!x|y|z|')).toBeNull()
  expect(signed(`${named}|`, 'Um?|x|!y|z|z', 'Dois?|!x|y|z|y')).toBeNull()
  expect(signed(`${named}|Gabarito`, ...rows)).toBeNull()
  expect(signed('|Pergunta|A|B|C', 'c|Um?|x|!y|z', 'b|Dois?|!x|y|z')).toBeNull()
  expect(signed('Nº|Pergunta|A|B|C', '1|Um?|x|!y|z', '2|Dois?|!x|y|z')).not.toBeNull()
})

test('links tell nothing', () => {
  const link = { ...plainLook, underlined: true, colour: 'theme 10 ' }
  const rows = [named, 'Um?|x|y|z', 'Dois?|x|y|z'].map((row, at) => ({ row: at + 1, cells: row.split('|') }))
  const looks = (look: typeof link) =>
    new Map([
      [2, new Map([[2, look]])],
      [3, new Map([[1, look]])],
    ])
  expect(withColouredSigns(rows, looks({ ...link, underlined: false }))).not.toBeNull()
  expect(withColouredSigns(rows, looks(link))).toBeNull()
})
