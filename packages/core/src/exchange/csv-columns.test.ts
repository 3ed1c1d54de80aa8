import { expect, test } from 'vitest'
import { guessColumns, guessHeader, rawCards, withTruePassages } from './csv-columns.ts'

test.each([
  ['Nível', 'VERSO', 'Frente', 'Tópico'],
  ['nº', 'Pergunta', 'Resposta'],
  ['*Pergunta:', 'Resposta (obrigatória)', 'Comentário do professor'],
  ['Termo', 'Definição', ''],
  ['Front', 'Back', 'Tags'],
  ['Pergunta'],
  ['Pergunta', 'Dica'],
  ['P', 'R'],
  ['Português', 'Inglês'],
  ['Español', 'Palavra', 'Significado'],
])('%s names columns', (...row) => {
  expect(guessHeader(row)).toBe(true)
})

test.each([
  ['Verso', 'Cada linha de um poema'],
  ['Resposta', 'Reação a um estímulo'],
  ['Term', 'fim do prazo'],
  ['Palavra', 'Termo'],
  ['Tema', 'Assunto'],
  ['Pergunta', 'Resposta', 'Esta planilha tem os cards da prova do dia vinte'],
  ['Pergunta?', 'Resposta'],
  ['O que é verso?', 'Uma linha'],
  ['', ''],
  ['P', 'Fósforo'],
  ['Inglês', 'Língua da Inglaterra'],
  ['Português'],
])('%s is a row like the others', (...row) => {
  expect(guessHeader(row)).toBe(false)
})

const none = { question: null, answer: null, category: null, difficulty: null }

test('columns are known by their names, in any order, case and accent', () => {
  expect(guessColumns([['Nível', 'VERSO', 'Frente', 'Tópico']], true)).toEqual({
    question: 2,
    answer: 1,
    category: 3,
    difficulty: 0,
  })
  expect(guessColumns([['nº', 'Pergunta', 'Dica', 'Resolução']], true)).toEqual({ ...none, question: 1, answer: 3 })
})

test('without names they are told by what stands in them', () => {
  const rows = [
    ['O Sol', 'Uma estrela'],
    ['A Lua', 'Um satélite'],
  ]
  expect(guessColumns(rows, false)).toEqual({ ...none, question: 0, answer: 1 })
  const turned = [
    ['1', 'Uma estrela', '', 'O que é o Sol?'],
    ['2', 'Um satélite', '', 'O que é a Lua?'],
  ]
  expect(guessColumns(turned, false)).toEqual({ ...none, question: 3, answer: 1 })
  const counted = [
    ['1', '2'],
    ['2', '3'],
  ]
  expect(guessColumns(counted, false)).toEqual({ ...none, question: 0, answer: 1 })
  expect(guessColumns([], false)).toEqual(none)
})

test.each([
  ['1.', '2.'],
  ['01)', '02)'],
  ['7', '8'],
  ['nº 1', 'nº 2'],
  ['1ª', '2ª'],
])('%s, %s counts the rows and is no answer', (one, other) => {
  const rows = [
    [one, 'Capital do Peru?', 'Lima'],
    [other, 'Capital do Chile?', 'Santiago'],
  ]
  expect(guessColumns(rows, false)).toEqual({ ...none, question: 1, answer: 2 })
})

test('a column with one question in it alone holds the questions', () => {
  const rows = [
    ['Lima', 'Capital do Peru?'],
    ['Santiago', ''],
  ]
  expect(guessColumns(rows, false)).toEqual({ ...none, question: 1, answer: 0 })
})

const columnsOf = (...rows: string[]) => {
  const { question, answer } = guessColumns(
    rows.map(row => row.split(';')),
    false,
  )
  return [question, answer]
}

test('the answer stays the answer though many are missing', () => {
  const missing = ['Qual a capital do Brasil?;Brasília;Geografia', 'Quem o descobriu?;;História', 'Onde?;;Geografia']
  expect(columnsOf(...missing)).toEqual([0, 1])
  expect(columnsOf('casa;house;moro numa casa', 'mesa;;a mesa é grande', 'sol;;o sol arde')).toEqual([0, 1])
})

test('an answer before the question is one, unless it names parts', () => {
  const first = ['Brasília;Qual a capital do Brasil?;Geografia', 'Lima;Qual a capital do Peru?;Geografia']
  expect(columnsOf(...first)).toEqual([1, 0])
  expect(columnsOf(...first, ';Quem foi?;História')).toEqual([1, 0])
  expect(columnsOf('Solos;O que é solo?;chão', 'Solos;O que é brejo?;alagado')).toEqual([1, 2])
  expect(columnsOf('Solos;solo;chão', ';brejo;chão')).toEqual([1, 2])
})

test('a column of ticks behind questions holds the answers', () => {
  expect(columnsOf('O Sol é estrela;✓;x', 'A Lua gira;✓;y')).toEqual([0, 1])
  expect(columnsOf('O Sol é estrela;✓;céu', 'A Lua é estrela;x;céu')).toEqual([0, 1])
})

test('cells become cards by their columns', () => {
  expect(rawCards([['a', 'b']], { question: 1, answer: 0, category: 7, difficulty: null })).toEqual([
    { question: 'b', answer: 'a', category: '', difficulty: '' },
  ])
})

test('a column of passages is known by its name; one called Fonte only where it says the answers', () => {
  const first = ['Pergunta', 'Resposta', 'Trecho']
  expect(guessHeader(first)).toBe(true)
  expect(guessColumns([first], true)).toEqual({ ...none, question: 0, answer: 1, quote: 2 })
  const rows = [
    ['O que é foz?', 'O fim do rio', 'Foz é o fim de um rio.'],
    ['O que é delta?', 'Foz com ilhas', ''],
  ]
  const sources = ['Pergunta', 'Resposta', 'Fonte']
  const columns = guessColumns([sources], true)
  expect(withTruePassages(columns, sources, rows)).toEqual({ ...none, question: 0, answer: 1, quote: 2 })
  const books = rows.map(([question = '', answer = '']) => [question, answer, 'Atlas da escola, página 12'])
  expect(withTruePassages(columns, sources, books)).toEqual({ ...none, question: 0, answer: 1 })
  const own = ['Pergunta', 'Resposta', 'Assunto', 'Dificuldade', 'Página', 'Trecho', 'Material']
  const exported = { question: 0, answer: 1, category: 2, difficulty: 3 }
  expect(withTruePassages(guessColumns([own], true), own, [])).toEqual(exported)
  expect(rawCards([['P?', 'R', 'Foz é R.']], { ...none, question: 0, answer: 1, quote: 2 })).toEqual([
    { question: 'P?', answer: 'R', category: '', difficulty: '', quote: 'Foz é R.' },
  ])
})

test('a column of titles beside one of passages is neither the passage nor the other side', () => {
  const both = ['Pergunta', 'Resposta', 'Fonte', 'Trecho']
  expect(guessColumns([both], true)).toEqual({ ...none, question: 0, answer: 1, quote: 3 })
  const unnamed = ['Pergunta', 'Fonte', 'Trecho', 'Verso do card']
  expect(guessColumns([unnamed], true)).toMatchObject({ question: 0, answer: 3, quote: 2 })
})

test('an answer is said by whole words: a number or a letter in a title says nothing', () => {
  const first = ['Pergunta', 'Resposta', 'Fonte']
  const columns = guessColumns([first], true)
  const rows = [
    ['Quantos são os pontos?', '4', 'Caderno, página 14'],
    ['O que corre para o mar?', 'Rio', 'Livro de história'],
  ]
  expect(withTruePassages(columns, first, rows)).toEqual({ ...none, question: 0, answer: 1 })
})
