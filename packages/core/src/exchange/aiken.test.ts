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
