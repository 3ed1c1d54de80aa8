import { expect, test } from 'vitest'
import { gradeIn, gradesIn } from './grades.ts'

test.each([
  ['6º ano B', { stage: 'Fundamental', year: 6 }],
  ['Turma do 9o ano, manhã', { stage: 'Fundamental', year: 9 }],
  ['2ª série EM', { stage: 'Médio', year: 2 }],
  ['1º ano do Ensino Médio', { stage: 'Médio', year: 1 }],
  ['3ª série', { stage: 'Médio', year: 3 }],
  ['4ª série do Fundamental', { stage: 'Fundamental', year: 4 }],
  ['Sala 302', null],
  ['Ano novo', null],
  ['9º ano do Médio', null],
])('%s', (name, grade) => {
  expect(gradeIn(name)).toEqual(grade)
})

test('years come once, the youngest first', () => {
  expect(gradesIn(['1ª série EM', '7º ano A', '7º ano B', 'Clube de leitura', '6º ano'])).toEqual([
    { stage: 'Fundamental', year: 6 },
    { stage: 'Fundamental', year: 7 },
    { stage: 'Médio', year: 1 },
  ])
})
