import { expect, test } from 'vitest'
import { answersInRow } from './answer-key.ts'

test('answers set one after the other are told apart by their numbers, with or without a point between them', () => {
  expect(answersInRow('1. proparoxítona 2. o acento grave')).toEqual([
    { number: 1, text: 'proparoxítona' },
    { number: 2, text: 'o acento grave' },
  ])
  expect(answersInRow('1) 45 2) R$ 150,00 3) R$ 1.120,00').map(({ text }) => text)).toEqual([
    '45',
    'R$ 150,00',
    'R$ 1.120,00',
  ])
})
