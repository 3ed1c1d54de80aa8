import { expect, test } from 'vitest'
import { optionColumns } from './option-columns.ts'
import { cardsOfSheet } from './sheet.ts'

const sheet = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))
const cards = (...rows: string[][]) =>
  cardsOfSheet(sheet(...rows), 9).rows.map(({ question, answer, fault }) => fault ?? [question, answer])

test.each([
  ['Pergunta', 'A', 'B', 'C', 'D', 'Correta'],
  ['Enunciado', 'Alternativa A', 'Alternativa B', 'Gabarito'],
  [
    'Question - max 120 characters',
    'Answer 1 - max 75 characters',
    'Answer 2 - max 75 characters',
    'Correct answer(s)',
  ],
  ['Pergunta', 'Opção 1', 'Opção 2', 'Resposta'],
  ['question', 'correct', 'wrong1', 'wrong2', 'wrong3'],
  ['Question', 'Right choice', 'Distractor 1', 'Distractor 2'],
])('%s, %s, %s name the columns of questions with options', (...row) => {
  expect(optionColumns(row)).not.toBeNull()
})

test.each([
  ['Pergunta', 'Resposta', 'Assunto'],
  ['A', 'B'],
  ['Pergunta', 'Resposta', 'A'],
])('%s, %s, %s do not', (...row) => {
  expect(optionColumns(row)).toBeNull()
})

test('the right option is the answer, whether letter, number or words are told; never the first one', () => {
  const names = ['Pergunta', 'A', 'B', 'C', 'Correta']
  expect(
    cards(
      names,
      ['Capital?', 'Rio', 'Brasília', 'Lima', 'B'],
      ['2+2?', '3', '5', '4', 'c)'],
      ['Cor do céu?', 'verde', 'azul', 'roxo', '2'],
      ['Satélite?', 'Sol', 'Lua', 'Marte', 'Lua'],
      ['Quais?', 'um', 'dois', 'três', 'A, B'],
      ['Qual?', 'um', 'dois', 'três', 'E'],
      ['Sem gabarito?', 'um', 'dois', 'três', ''],
    ),
  ).toEqual([
    ['Capital?', 'Brasília'],
    ['2+2?', '4'],
    ['Cor do céu?', 'azul'],
    ['Satélite?', 'Lua'],
    ['Quais?', 'um, dois'],
    'A resposta certa não é nenhuma das alternativas',
    'Escreva a resposta',
  ])
  expect(cardsOfSheet(sheet(names, ['Capital?', 'Rio', 'Lima', 'Quito', 'A']), 9)).toMatchObject({
    columns: { question: 0, answer: 4 },
    hasOptions: true,
  })
})

test.each([
  ['2', '4'],
  ['letra b', '4'],
  ['(A)', '3'],
  ['B) 4', '4'],
  ['a) e c)', '3, 5'],
  ['1;3', '3, 5'],
  ['5', '5'],
  ['6', null],
  ['talvez', null],
])('the key %s means %s', (key, answer) => {
  const names = ['Pergunta', 'a)', 'b)', 'c)', 'Gabarito']
  const [, one] = cards(names, ['1+1?', '1', '2', '3', 'b'], ['2+2?', '3', '4', '5', key], ['2-1?', '1', '2', '3', 'a'])
  expect(one).toEqual(answer === null ? 'A resposta certa não é nenhuma das alternativas' : ['2+2?', answer])
})

test('where most keys name no option the column says something else, which is taken as it stands', () => {
  const names = ['Pergunta', 'Opção 1', 'Opção 2', 'Resposta']
  expect(cards(names, ['Capital?', 'Rio', 'Lima', 'Lima, no Peru'], ['Rio?', 'sim', 'não', 'não, mar'])).toEqual([
    ['Capital?', 'Lima, no Peru'],
    ['Rio?', 'não, mar'],
  ])
})

test('names of the template of a game stand below its instructions', () => {
  const title = ['', 'Kahoot! Quiz template']
  const names = ['', 'Question - max 120 characters', 'Answer 1 - max 75 characters', 'Answer 2 - max 75 characters']
  const read = cards(
    title,
    ...Array.from({ length: 5 }, (_, at) => ['', `Instruction ${at}`]),
    [...names, 'Time limit (sec)', 'Correct answer(s) - choose at least one'],
    ['1', 'Quais são pares?', '2', '4', '20', '1,2'],
  )
  expect(read.at(-1)).toEqual(['Quais são pares?', '2, 4'])
})

test('what the teacher chooses is taken as it stands', () => {
  const columns = { question: 0, answer: 2, category: null, difficulty: null }
  const rows = sheet(['Pergunta', 'A', 'B', 'Correta'], ['Capital?', 'Rio', 'Lima', 'A'])
  expect(cardsOfSheet(rows, 9, { columns }).rows).toMatchObject([{ question: 'Capital?', answer: 'Lima' }])
  const key = { ...columns, answer: 3, category: 1 }
  expect(cardsOfSheet(rows, 9, { columns: key }).rows).toMatchObject([{ question: 'Capital?', answer: 'Rio' }])
})

const five = ['Pergunta', 'A', 'B', 'C', 'D', 'Resposta']
const keyed = ['1+1?', '1', '2', '3', '4', 'b']

test('rows without options ask for words or whether it is true; a full stop makes no other option', () => {
  expect(
    cards(
      five,
      keyed,
      ['2+2?', '1', '2', '3', '4', 'd'],
      ['A Lua é um satélite?', '', '', '', '', 'Verdadeiro'],
      ['Explique a gravidade.', '', '', '', '', 'Atração entre massas'],
      ['Quantas luas?', '', '', '', '', '1'],
      ['Capital?', 'Lima', 'Quito', 'Rio', 'Natal', 'Lima.'],
    ).slice(2),
  ).toEqual([
    ['A Lua é um satélite?', 'Verdadeiro'],
    ['Explique a gravidade.', 'Atração entre massas'],
    ['Quantas luas?', '1'],
    ['Capital?', 'Lima.'],
  ])
})

test.each([
  ['1/2', ['1/2', '1/4', '1/3', '3/4']],
  ['1,5', ['1,5', '2,5', '3', '4']],
])('%s is the option of its text, no list of places', (key, options) => {
  for (const names of [five, ['Pergunta', 'Opção 1', 'Opção 2', 'Opção 3', 'Opção 4', 'Resposta']])
    expect(cards(names, keyed, ['Quanto?', ...options, key])[1]).toEqual(['Quanto?', key])
})
