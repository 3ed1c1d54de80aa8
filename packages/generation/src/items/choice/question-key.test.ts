import { expect, test } from 'vitest'
import { questionKey } from './question-key.ts'

test('the order of the words and the kind of article make no other question', () => {
  expect(questionKey('Que rio é o maior do Brasil?')).toBe(questionKey('Qual é o maior rio do Brasil?'))
  expect(questionKey('Qual é o maior rio do Brasil?')).toBe('brasil maior rio')
})

test('who, when and where do', () => {
  const keys = [
    'Quem chegou ao Brasil?',
    'Quando chegou ao Brasil?',
    'Onde chegou ao Brasil?',
    'Chegou ao Brasil?',
  ].map(questionKey)
  expect(new Set(keys).size).toBe(4)
})
