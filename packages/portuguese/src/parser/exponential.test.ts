import { expect, it } from 'vitest'
import { exponential } from './exponential.ts'

it('is the exponential to twelve digits, and 0 far down', () => {
  for (let x = 0; x >= -40; x -= 0.0371) expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-12)
  expect(exponential(0)).toBe(1)
  expect(exponential(-41)).toBe(0)
})
