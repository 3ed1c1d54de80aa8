import { expect, test } from 'vitest'
import { text } from './text.ts'

test('one second is said as one', () => {
  expect([0, 1, 2].map(text.seconds)).toEqual(['segundos', 'segundo', 'segundos'])
})
