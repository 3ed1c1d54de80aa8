import { expect, test } from 'vitest'
import { text } from './text.ts'

test('one drawing that is left is said as one', () => {
  expect([1, 2].map(text.remaining)).toEqual([
    'Você pode criar mais 1 desenho hoje.',
    'Você pode criar mais 2 desenhos hoje.',
  ])
})
