import { expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { isClean } from './distractors.ts'
import { hasDistinctOptions, hasNoCue } from './options.ts'

const asked = {
  question: 'Sobre maré, onda e corrente, qual afirmação está certa?',
  correctAnswer: 0,
}

test('where every option repeats a word of the question, none is given away by it', () => {
  const options = ['A maré é a subida da água', 'A onda é um rio no mar', 'A corrente é um balanço da superfície']
  expect(hasNoCue({ ...asked, options }, context)).toBeNull()
})

test('where one alone repeats a word of the question, it is', () => {
  const options = ['A maré é a subida da água', 'O vento é um rio no mar', 'A corrente é um balanço da superfície']
  expect(hasNoCue({ ...asked, options }, context)?.detail).toBe(
    'A palavra “maré” da pergunta só se repete na resposta certa.',
  )
})

test('where a gap is told by a word of its root, and by none of another option', () => {
  const stem = { question: 'Os generais do império defendiam o _____.', correctAnswer: 0 }
  expect(hasNoCue({ ...stem, options: ['Imperialismo', 'Pacifismo', 'Feminismo'] }, context)?.detail).toBe(
    '“império” só lembra a resposta certa: nem é preciso saber a matéria.',
  )
  expect(hasNoCue({ ...stem, options: ['Pacifismo', 'Imperialismo', 'Feminismo'] }, context)).toBeNull()
})

test('lists that have no item in common are told apart item by item', () => {
  const options = [
    'Alta resistência ao calor; Baixo custo',
    'Baixa resistência ao calor; Fácil limpeza',
    'Média resistência ao calor; Longa duração',
  ]
  const asked = { question: 'Quais são as características do barro?', correctAnswer: 0, answerType: 'list' as const }
  expect(hasDistinctOptions({ ...asked, options }, context)).toBeNull()
})

test.each([
  ['A força do laço entre eles', false],
  ['A força do laço entre os barcos e quem cuida deles', true],
])('%s stands alone as an option: %s', (distractor, clean) => {
  expect(
    isClean({ distractor, key: 'A altura da maré', question: { question: 'O que é a maré?' } }, context) === null,
  ).toBe(clean)
})
