import { expect, test } from 'vitest'
import { identityOf } from './identity.ts'

const quote = 'A água ferve a cem graus ao nível do mar.'

test('the same passage and the same answer are the same item, whoever words it', () => {
  const one = identityOf({ quote, answer: 'A água' })
  expect(one).not.toBeNull()
  expect(identityOf({ quote: 'A agua FERVE a cem graus, ao nível do mar', answer: 'água' })).toBe(one)
  expect(identityOf({ quote, answer: 'Uma água.' })).toBe(one)
})

test('another answer, or the same answer of another passage, is another item', () => {
  const one = identityOf({ quote, answer: 'A água' })
  expect(identityOf({ quote, answer: 'Cem graus' })).not.toBe(one)
  expect(identityOf({ quote: 'A água cobre a maior parte do planeta.', answer: 'A água' })).not.toBe(one)
})

test('an answer that is an article or a letter is still an answer, and none is none', () => {
  expect(identityOf({ quote, answer: 'A' })).not.toBe(identityOf({ quote, answer: 'O' }))
  expect(identityOf({ quote, answer: null })).toBeNull()
  expect(identityOf({ quote: null, answer: 'água' })).toBeNull()
  expect(identityOf({ quote, answer: '?!' })).toBeNull()
})
