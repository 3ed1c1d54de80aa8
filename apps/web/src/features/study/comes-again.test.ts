import { expect, test } from 'vitest'
import { comesAgain } from './comes-again.ts'

/** Half past ten in the evening of 4 March in São Paulo. */
const now = new Date('2026-03-05T01:30:00Z')
const at = (instant: string) => comesAgain('médio', instant, now)

test('a forgotten card comes again in this sitting, whether or not the server has heard of it', () => {
  expect(comesAgain('errei', '2026-03-05T01:31:00Z', now)).toBe('Volta daqui a pouco')
  expect(comesAgain('errei', undefined, now)).toBe('Volta daqui a pouco')
})

test('of others it is told in how many minutes, days, months or years', () => {
  expect(at('2026-03-05T01:40:00Z')).toBe('Volta em 10 minutos')
  expect(at('2026-03-05T01:30:20Z')).toBe('Volta em 1 minuto')
  // Tomorrow begins in an hour and a half.
  expect(at('2026-03-05T03:00:00Z')).toBe('Volta amanhã')
  expect(at('2026-03-06T03:00:00Z')).toBe('Volta em 2 dias')
  expect(at('2026-03-10T03:00:00Z')).toBe('Volta em 6 dias')
  expect(at('2026-05-04T03:00:00Z')).toBe('Volta em 2 meses')
  expect(at('2028-04-04T03:00:00Z')).toBe('Volta em 2 anos')
})

test('tomorrow is tomorrow on a day of 25 hours too', () => {
  // In Lisbon the clocks go back on 25 October 2026; ten past midnight there.
  expect(comesAgain('fácil', '2026-10-26T00:00:00Z', new Date('2026-10-24T23:10:00Z'))).toBe('Volta amanhã')
})

test('without an answer of the server nothing is said', () => {
  expect(comesAgain('fácil', undefined, now)).toBeNull()
})
