import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a reason that says the question again is none', () => {
  expect(found('Graças a técnicas de tingimento, a lã das ovelhas pode ser tingida em casa.', 'cause/due-to')).toEqual(
    [],
  )
})

test('one that says more stays', () => {
  expect(found('Graças a corantes de plantas, a lã das ovelhas pode ser tingida em casa.', 'cause/due-to')).toEqual([
    'Por que a lã das ovelhas pode ser tingida em casa? → Graças a corantes de plantas',
  ])
})
