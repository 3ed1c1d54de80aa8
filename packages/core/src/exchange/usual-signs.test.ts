import { expect, test } from 'vitest'
import { looksLikeAiken, readAiken } from './aiken.ts'
import { checkQuestions } from './imported-question.ts'
import { rightInCell, withUsualSigns } from './usual-signs.ts'

/** 'row question: option | *right', or the fault. */
const shown = (...lines: string[]) => {
  const text = lines.join('\n')
  if (!looksLikeAiken(text)) return ['no questions']
  return checkQuestions(readAiken(text)).rows.map(({ row, question, ready, fault }) => {
    const options = ready?.options.map((option, at) => (at === ready.correctAnswer ? `*${option}` : option))
    return `${row} ${question}: ${options?.join(' | ') ?? fault}`
  })
}

test('lists of right and wrong answers, as Sensei writes them', () => {
  expect(
    shown(
      'Question: Qual é a capital do Peru?',
      'Right: Lima',
      'Wrong: Quito',
      'Wrong: Bogotá',
      '',
      'Qual é o maior bioma?',
      'Errado: Pampa',
      'Certo: Amazônia',
    ),
  ).toEqual(['1 Qual é a capital do Peru?: *Lima | Quito | Bogotá', '6 Qual é o maior bioma?: Pampa | *Amazônia'])
})

test('statements that are judged one by one are no options', () => {
  expect(shown('Julgue.', 'Certo: A água ferve.', 'Certo: O gelo derrete.')).toEqual(['no questions'])
  expect(shown('Certo: A água ferve.', 'Errado: O gelo ferve.')).toEqual(['no questions'])
})

test('letters behind brackets, colons and dashes, and keys behind other signs', () => {
  expect(
    shown(
      'Qual é a capital do Peru?',
      '[A] Lima',
      '[B] Quito',
      'ANSWER: [A]',
      '',
      'Qual é o maior bioma?',
      'A: Pampa',
      'B: Amazônia',
      'ANSWER=B',
      '',
      'Quanto é 2 + 2?',
      '(A) 3',
      '(B) 4',
      'Answer: (b)',
      '',
      'Quanto é 3 + 3?',
      'A — 6',
      'B — 7',
      'RESPOSTA A',
    ),
  ).toEqual([
    '1 Qual é a capital do Peru?: *Lima | Quito',
    '6 Qual é o maior bioma?: Pampa | *Amazônia',
    '11 Quanto é 2 + 2?: 3 | *4',
    '16 Quanto é 3 + 3?: *6 | 7',
  ])
})

test('a speaker and other lines behind a colon stay', () => {
  const lines = ['A: bom dia!', 'C: até logo.', 'Resposta certa não há', 'ANSWER me']
  expect(withUsualSigns(lines)).toEqual(lines)
})

test('the right option of a cell that has them all', () => {
  expect(rightInCell('Right: Lima,Wrong: Quito, Wrong: Bogotá')).toBe('Lima')
  expect(rightInCell('Wrong: Quito, o alto\nRight: Lima, a baixa')).toBe('Lima, a baixa')
  expect(rightInCell('Right: Lima,Right: Quito')).toBeNull()
  expect(rightInCell('Wrong: o que está errado')).toBeNull()
})
