import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { readXlsx } from './xlsx-reading.ts'

type Rows = readonly (readonly string[])[]
const columns = (told: string) => `<cols>${told}</cols>`
const hiding = (min: number, max = min) => columns(`<col min="${min}" max="${max}" width="9" hidden="1"/>`)

function read(rows: Rows, told: string, choices: Parameters<typeof readXlsx>[1] = {}) {
  const sheet = readXlsx(workbook(rows, { columns: told }), choices)
  return { ...sheet, cards: sheet.rows.map(({ question, answer }) => `${question} ${answer}`) }
}
const planets: Rows = [
  ['Sol?', 'rever', 'estrela'],
  ['Lua?', 'ok', 'satélite'],
]

const named: Rows = [['Pergunta', 'Nota', 'Resposta'], ...planets]

test.each([
  ['hidden', hiding(2)],
  ['drawn together', columns('<col min="2" max="2" width="0" customWidth="1"/>')],
])('a column that is %s is no part of a card, and is told of', (_, told) => {
  const { cards, columns: placed, headings, notices } = read(named, told)
  expect(cards).toEqual(['Sol? estrela', 'Lua? satélite'])
  expect(placed).toMatchObject({ question: 0, answer: 2 })
  expect(headings).toEqual(['Pergunta', 'Coluna B (oculta)', 'Resposta'])
  expect(notices).toEqual(['A coluna B está oculta na planilha e ficou de fora.'])
})

test('an old answer that is hidden is not taken for the one beside it', () => {
  const { cards, hasHeader } = read(
    [
      ['Pergunta', 'Resposta', 'Resposta'],
      ['Sol?', 'planeta', 'estrela'],
    ],
    hiding(2),
  )
  expect([cards, hasHeader]).toEqual([['Sol? estrela'], true])
})

test('numbers in hidden columns before the cards are no questions', () => {
  const rows = planets.map(([question = '', , answer = ''], at) => [`id${at}`, 'x', question, answer])
  const { cards, notices } = read(rows, hiding(1, 2))
  expect(cards).toEqual(['Sol? estrela', 'Lua? satélite'])
  expect(notices).toEqual(['As colunas A e B estão ocultas na planilha e ficaram de fora.'])
})

test('where the answers are hidden they come, and that is told', () => {
  const rows = [['Pergunta', 'Resposta'], ...planets.map(([question = '', , answer = '']) => [question, answer])]
  const { cards, notices } = read(rows, hiding(2))
  expect(cards).toEqual(['Sol? estrela', 'Lua? satélite'])
  expect(notices).toEqual(['A coluna B está oculta na planilha e veio também.'])
})

test.each([
  ['beside a page', ['Pergunta', 'Resposta', 'Página do livro'], ['Sol?', 'estrela', 'p. 12'], 'estrela'],
  ['beside that of a pupil', ['Pergunta', 'Gabarito', 'Resposta'], ['Sol?', 'estrela', 'não sei'], 'estrela'],
  ['beside options', ['Pergunta', 'Gabarito', 'A', 'B'], ['Sol?', 'B', 'planeta', 'estrela'], 'estrela'],
])('where the answers are hidden %s they come all the same', (_, names, row, answer) => {
  const { cards, notices } = read([names, row], hiding(2))
  expect(cards).toEqual([`Sol? ${answer}`])
  expect(notices[0]).toBe('A coluna B está oculta na planilha e veio também.')
})

test('nor is what stands beside a hidden answer taken for it where no column has a name', () => {
  const rows = planets.map(([question = '', , answer = '']) => [question, answer, 'Astros'])
  const { cards, notices } = read(rows, hiding(2))
  expect(cards).toEqual(['Sol? estrela', 'Lua? satélite'])
  expect(notices).toEqual(['A coluna B está oculta na planilha e veio também.'])
})

test('nor an answer for a question that is hidden', () => {
  const rows = planets.map(([question = '', , answer = '']) => [question, answer, 'Astros'])
  expect(read(rows, hiding(1)).cards).toEqual(['Sol? estrela', 'Lua? satélite'])
})

test('a hidden column is there for who chooses it', () => {
  const chosen = { question: 0, answer: 1, category: null, difficulty: null }
  expect(read(planets, hiding(2), { columns: chosen }).cards).toEqual(['Sol? rever', 'Lua? ok'])
})

test('hidden columns with nothing in them, or beyond the cells, are nothing to speak of', () => {
  const rows = planets.map(([question = '', , answer = '']) => [question, answer])
  expect(read(rows, hiding(3, 16384)).notices).toEqual([])
})
