import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('of what somebody was among the makers', () => {
  expect(
    found('Em 1896, Tadeu Pires foi um dos fundadores da Academia Serrana de Letras.', 'relation/among-makers'),
  ).toEqual(['Em 1896, de que Tadeu Pires foi um dos fundadores? → Da Academia Serrana de Letras'])
})

test('nobody is asked who he was in a year', () => {
  expect(found('Em 1896, Tadeu Pires foi um importante pintor da serra.', 'definition/who-is')).toEqual([])
  expect(found('Tadeu Pires foi um importante pintor da serra.', 'definition/who-is')).toHaveLength(1)
})
