import { expect, it } from 'vitest'
import { asWritten } from './as-written.ts'

it('finds a phrase whatever its capitals, also in letters of another alphabet', () => {
  const text = asWritten(['O teste mede o Fator Σ em cada caso.', 'Ontem as Taxas Médias do ano e as do mês caíram.'])
  expect(text.phraseOf('fator σ')).toBe('Fator Σ')
  expect(text.phraseOf('TAXAS MÉDIAS')).toBe('Taxas Médias')
  expect(text.phraseOf('taxas mínimas')).toBeNull()
  expect(text.articleOf('Taxas Médias')).toBe('as')
  expect(text.articleOf('taxas médias')).toBeNull()
})
