import { expect, test } from 'vitest'
import { cardsOfSheet } from './sheet.ts'

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

test('every row is a card or says why it is none, by the number that the sheet gives it', () => {
  const read = cardsOfSheet(sheet(['Pergunta', 'Resposta'], ['Sol?', 'estrela'], ['', ' '], ['Lua?', '']), 9)
  expect(read).toMatchObject({
    headings: ['Pergunta', 'Resposta'],
    samples: ['Sol?', 'estrela'],
    hasHeader: true,
    columns: { question: 0, answer: 1 },
    cut: false,
  })
  expect(read.rows.map(({ row, fault }) => [row, fault])).toEqual([
    [2, null],
    [4, 'Escreva a resposta'],
  ])
})

test('a title above the names of the columns is a row with its reason', () => {
  const read = cardsOfSheet(sheet(['Turma do 7º ano', ''], ['Resposta', 'Pergunta'], ['estrela', 'Sol?']), 9)
  expect(read.rows.map(({ row, question, answer }) => [row, question, answer])).toEqual([
    [1, '', 'Turma do 7º ano'],
    [3, 'Sol?', 'estrela'],
  ])
})

test('whoever says whether the first row is a card is obeyed', () => {
  const rows = sheet(['Frente', 'Verso'], ['Sol', 'estrela'])
  expect(cardsOfSheet(rows, 9, { hasHeader: false })).toMatchObject({
    headings: ['Coluna 1', 'Coluna 2'],
    rows: [{ question: 'Frente', answer: 'Verso' }, { question: 'Sol' }],
  })
  expect(cardsOfSheet(rows.slice(1), 9, { hasHeader: true })).toMatchObject({ headings: ['Sol', 'estrela'], rows: [] })
  const turned = { question: 1, answer: 0, category: null, difficulty: null }
  expect(cardsOfSheet(rows, 9, { columns: turned }).rows).toMatchObject([{ question: 'estrela', answer: 'Sol' }])
})

test('a row with more cells than the others lost its quotes, and says so', () => {
  const read = cardsOfSheet(sheet(['Pergunta', 'Resposta'], ['Sol?', 'estrela', 'quente'], ['Lua?', 'astro', '']), 9)
  expect(read.rows.map(({ row, fault }) => [row, fault])).toEqual([
    [2, 'Tem mais colunas que as outras linhas: ponha entre aspas o texto em que está o separador'],
    [3, null],
  ])
})

test('the line below the names of a table in Markdown is no row', () => {
  expect(cardsOfSheet(sheet(['Pergunta', 'Resposta'], [' :--- ', '---'], ['Sol?', '-']), 9).rows).toMatchObject([
    { row: 3, question: 'Sol?', answer: '-' },
  ])
})

test('a spoilt cell spoils its card where it is a side of it, and is left out where it is not', () => {
  const [names, ...cards] = sheet(
    ['Pergunta', 'Resposta', 'Assunto'],
    ['Sol?', 'estrela', '#REF!'],
    ['Lua?', '#REF!', 'Céu'],
    ['Mar?', 'água', 'Terra'],
  )
  if (!names) throw new Error('no names')
  const spoilt = [2, 1].map(column => new Map([[column, 'A célula tem um erro']]))
  const rows = cards.map((row, at) => ({ ...row, faults: spoilt[at] ?? new Map<number, string>() }))
  expect(cardsOfSheet([names, ...rows], 9).rows).toMatchObject([
    { question: 'Sol?', answer: 'estrela', fault: null, card: { category: null } },
    { question: 'Lua?', answer: '#REF!', fault: 'A célula tem um erro', card: null },
    { question: 'Mar?', answer: 'água', fault: null, card: { category: 'Terra' } },
  ])
})

test('more rows than are taken are told', () => {
  const rows = sheet(...Array.from({ length: 5 }, (_, at) => [`Quanto é ${at} mais um?`, `${at + 1}`]))
  expect(cardsOfSheet(rows, 3)).toMatchObject({ cut: true, rows: { length: 3 } })
})

test('titles of books behind options are no passages, though a letter of the key stands in them', () => {
  const rows = sheet(
    ['Pergunta', 'A', 'B', 'Gabarito', 'Fonte'],
    ['O que é o Sol?', 'Um planeta', 'Uma estrela', 'B', 'Livro de Biologia'],
  )
  const read = cardsOfSheet(rows, 9)
  expect(read.columns.quote).toBeUndefined()
  expect(read.rows[0]?.card).toMatchObject({ answer: 'Uma estrela' })
  expect(read.rows[0]?.card).not.toHaveProperty('quote')
})

const faulty = (...rows: string[][]) =>
  cardsOfSheet(sheet(...rows), 9)
    .rows.filter(({ fault }) => fault !== null)
    .map(({ row, question, fault }) => [row, question, fault])
const totalFault = 'É a linha do total da planilha'
const bones = [
  ['Frente', 'Verso'],
  ['Fêmur', 'Osso da coxa'],
  ['Crânio', 'Ossos da cabeça'],
]

test('a question that counts is no total', () => {
  const counting = [
    ['Quantidade de rins', '2'],
    ['Total de ossos', '206'],
    ['Soma dos ângulos', '180'],
  ]
  expect(faulty(...bones, ...counting, ['Maior osso', 'fêmur'])).toEqual([])
  for (const last of counting) expect(faulty(...bones, last)).toEqual([])
})

test('a total is the last row, and its number sums up its column', () => {
  expect(faulty(...bones, ['Total', '2'])).toEqual([[4, 'Total', totalFault]])
  for (const number of ['3', '206', 'todos']) expect(faulty(...bones, ['Total', number])).toEqual([])
  expect(faulty(...bones, ['Total', '2'], ['Rádio', 'Osso do braço'])).toEqual([])
  const points = (last: string[]) =>
    faulty(['Frente', 'Verso', 'Pontos'], ['Fêmur', 'coxa', '1,5'], ['Crânio', 'cabeça', '2,5'], last)
  for (const [name, sum] of [
    ['Total geral', '4'],
    ['Soma:', '4,0'],
    ['Média', '2'],
  ])
    expect(points([name ?? '', '', sum ?? ''])).toEqual([[4, name, totalFault]])
  expect(points(['Total', '', '5'])).toEqual([[4, 'Total', 'Escreva a resposta']])
})

test('of tables beside each other the row beside a total is a card', () => {
  const rows = [
    ['Termo', 'Definição', 'Termo', 'Definição'],
    ['Fêmur', 'Osso da coxa', 'Crânio', 'Ossos da cabeça'],
    ['Rádio', 'Osso do braço', 'Total', '3'],
  ]
  expect(faulty(...rows)).toEqual([[3, 'Total', totalFault]])
})

test('over rows with gaps only names of their columns are no card', () => {
  const gaps = [
    ['A {{c1::raiz}} absorve.', ''],
    ['O {{c1::caule}} sustenta.', ''],
  ]
  const questions = (first: string[]) => cardsOfSheet(sheet(first, ...gaps), 9).rows.map(({ question }) => question)
  expect(questions(['Célula', 'unidade da vida'])).toEqual(['Célula', 'A _____ absorve.', 'O _____ sustenta.'])
  expect(questions(['Texto', 'Extra'])).toEqual(['A _____ absorve.', 'O _____ sustenta.'])
  expect(questions(['Text', 'Back Extra'])).toEqual(['A _____ absorve.', 'O _____ sustenta.'])
  expect(questions(['Frente', 'Verso'])).toEqual(['A _____ absorve.', 'O _____ sustenta.'])
})
