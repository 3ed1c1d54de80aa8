import { expect, test } from 'vitest'
import { looksLikeAiken, readAiken } from './aiken.ts'
import { checkQuestions } from './imported-question.ts'

const text = `Qual é a capital do Brasil?
A. Rio
B. Brasília
C. Salvador
ANSWER: B

Leia e responda:
Quanto é 2 + 2?
a) 3
b) 4
Resposta: b

Sem gabarito?
A. um
B. dois

Qual?
A. um
B. dois
ANSWER: E
`

test('questions come with the right option by its letter, or with what they lack', () => {
  expect(looksLikeAiken(text)).toBe(true)
  const { rows } = checkQuestions(readAiken(text))
  expect(
    rows.map(({ row, question, options, answer, fault }) => [row, question, options.join(), answer, fault]),
  ).toEqual([
    [1, 'Qual é a capital do Brasil?', 'Rio,Brasília,Salvador', 'Brasília', null],
    [7, 'Leia e responda:\nQuanto é 2 + 2?', '3,4', '4', null],
    [13, 'Sem gabarito?', 'um,dois', '', 'Não diz qual é a alternativa certa'],
    [17, 'Qual?', 'um,dois', '', 'Não diz qual é a alternativa certa'],
  ])
})

test('a sheet, a text and GIFT are not in Aiken', () => {
  for (const other of ['Pergunta;Resposta\nA. Maria;B\n', 'Resposta: B\n', '::x:: Quem? {=A ~B}\n', ''])
    expect(looksLikeAiken(other)).toBe(false)
})

const written = (first: readonly string[], second: readonly string[]) => [...first, '', ...second, ''].join('\n')

test.each([
  [
    'brackets',
    written(
      ['1. Capital do Peru?', '(a) Lima', '(b) Quito', 'Gabarito: a'],
      ['2. E do Chile?', '(a) Arica', '(b) Santiago', 'Gabarito: b'],
    ),
  ],
  [
    'words',
    written(
      ['1) Capital do Peru?', 'a) Lima', 'b) Quito', 'Resposta: letra A'],
      ['2) E do Chile?', 'a) Arica', 'b) Santiago', 'Resposta: (B)'],
    ),
  ],
  [
    'dashes',
    written(
      ['01 - Capital do Peru?', 'A - Lima', 'B - Quito', 'Resposta correta: A'],
      ['02 - E do Chile?', 'A - Arica', 'B - Santiago', 'Resposta correta: B'],
    ),
  ],
  [
    'bold',
    written(
      ['**1. Capital do Peru?**', 'A) Lima', 'B) Quito', '', '**Resposta:** A'],
      ['**2. E do Chile?**', 'A) Arica', 'B) Santiago', '', '**Resposta:** B) Santiago'],
    ),
  ],
])('questions as people and assistants write them, with %s', (_, text) => {
  expect(looksLikeAiken(text)).toBe(true)
  const right = readAiken(text).map(({ question, options }) => [
    question.text,
    options.find(({ weight }) => weight)?.text.text,
  ])
  expect(right).toEqual([
    ['Capital do Peru?', 'Lima'],
    ['E do Chile?', 'Santiago'],
  ])
})

test('what is explained behind the key belongs to it', () => {
  const [first, second] = readAiken(
    'Um?\nA) sim\nB) não\nResposta: A\nExplicação: é assim.\n\nDois?\nA) x\nB) y\nANSWER: B\n',
  )
  expect([first?.feedback.text, second?.question.text, second?.feedback.text]).toEqual(['é assim.', 'Dois?', ''])
})

test('an answer in words is no letter', () => {
  expect(looksLikeAiken('Qual é o maior?\nA) rio\nB) mar\nResposta: a água\n')).toBe(false)
})

/** Question and right option of each. */
const rightOf = (...lines: string[]) =>
  readAiken(lines.join('\n')).map(({ question, options }) => [
    question.text,
    options.find(({ weight }) => weight)?.text.text,
  ])

test.each(['12 - 5 = ?', '10 : 2 = ?', '100 - 37 é igual a', '7. ano de escola?'])(
  '%s begins with no number of a question',
  asked => {
    expect(rightOf(asked, 'A. 6', 'B. 7', 'ANSWER: B')).toEqual([[asked, '7']])
  },
)

test('numbers that count go, and no part of a sum with them', () => {
  expect(rightOf('1. 12 - 5?', 'A. 6', 'B. 7', 'ANSWER: B', '', '2. 10 : 2?', 'A. 5', 'B. 7', 'ANSWER: A')).toEqual([
    ['12 - 5?', '7'],
    ['10 : 2?', '5'],
  ])
  expect(rightOf('12 - 5?', 'A. 6', 'B. 7', 'ANSWER: B', '', '13 - 5?', 'A. 8', 'B. 7', 'ANSWER: A')).toEqual([
    ['12 - 5?', '7'],
    ['13 - 5?', '8'],
  ])
})

test.each([
  ['D. Pedro I', ['Tiradentes', 'D. Pedro I', 'Deodoro', 'Cabral'], 'D. Pedro I'],
  ['b) D. Pedro I', ['Tiradentes', 'D. Pedro I', 'Deodoro', 'Cabral'], 'D. Pedro I'],
  ['E. coli', ['um', 'dois', 'três', 'quatro', 'cinco'], undefined],
  ['a) 5 b) 7', ['2 + 3', '3 + 4'], undefined],
  ['a - Amazonas; b - Atlântico', ['rio', 'mar'], undefined],
  ['B) Lima.', ['Quito', 'Lima'], 'Lima'],
  ['A) Lima', ['Quito', 'Lima'], undefined],
  ['Avô', ['avó', 'avô'], 'avô'],
])('the key %s of %j is %s', (told, options, right) => {
  const lines = options.map((words, at) => `${'abcde'[at]}) ${words}`)
  expect(rightOf('Qual?', ...lines, `Resposta: ${told}`)).toEqual([['Qual?', right]])
})

test('statements and dialogues are no options: these run from A on', () => {
  const asked = ['Leia:', 'I - o rio sobe', 'II - o mar desce', 'O - artigo - é', 'Está certo:']
  expect(rightOf(...asked, 'A) I', 'B) II', 'Gabarito: B')).toEqual([[asked.join('\n'), 'II']])
})

test.each([
  ['of several lines', ['Explicação: primeira.', 'Segunda linha.', '', '2. Dois?'], 'primeira.\nSegunda linha.'],
  ['below its name', ['Explicação:', 'porque sim', '', '2. Dois?'], 'porque sim'],
  ['with a drawn line below', ['Explicação: sim', '---', '2. Dois?'], 'sim'],
  ['with the next question below', ['Explicação: sim', '2. Dois?'], 'sim'],
  ['of each option above it', ['Explicação:', 'a) sim', 'b) não', '2. Dois?'], 'a) sim\nb) não'],
  ['of each option', ['Explicação:', 'a) está certa', 'b) não está', '', '2. Dois?'], 'a) está certa\nb) não está'],
])('a reason %s is no part of the next question', (_, lines, why) => {
  const read = readAiken(
    ['1. Um?', 'A) x', 'B) y', 'Resposta: A', ...lines, 'A) sim', 'B) não', 'Resposta: B'].join('\n'),
  )
  expect(read.map(({ question, feedback, options }) => [question.text, feedback.text, options.length])).toEqual([
    ['Um?', why, 2],
    ['Dois?', '', 2],
  ])
})
