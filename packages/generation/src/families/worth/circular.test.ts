import { expect, test } from 'vitest'
import { isCircular } from './circular.ts'

const QUESTION = 'Por que a lã das ovelhas pode ser tingida em casa?'

test('a reason that says the question again is none', () => {
  expect(isCircular({ family: 'cause', question: QUESTION, answer: 'Graças a técnicas de tingimento' })).toBe(true)
})

test('one that says more stays', () => {
  expect(isCircular({ family: 'cause', question: QUESTION, answer: 'Graças a corantes de plantas' })).toBe(false)
})
