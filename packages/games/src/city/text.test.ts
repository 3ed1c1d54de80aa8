import { expect, test } from 'vitest'
import { text } from './text.ts'

test('one building that stayed closed is said as one', () => {
  expect([1, 2].map(text.closed)).toEqual([
    'Faltou energia ou água: 1 construção ficou fechada hoje.',
    'Faltou energia ou água: 2 construções ficaram fechadas hoje.',
  ])
})
