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
