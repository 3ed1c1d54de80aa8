import { expect, test } from 'vitest'
import { chosenMaterial } from './chosen-material.ts'

const options = [{ id: 9 }, { id: 4 }]

test('the remembered material while it is there, else the newest, else none', () => {
  expect(chosenMaterial(options, 4)).toBe(4)
  expect(chosenMaterial(options, 14)).toBe(9)
  expect(chosenMaterial(options, null)).toBe(9)
  expect(chosenMaterial([], 4)).toBeNull()
})

test('one that lacks what a game needs gives way to the next, but not where it was chosen, nor past the fifth', () => {
  expect(chosenMaterial(options, null, new Set([9]))).toBe(4)
  expect(chosenMaterial(options, 9, new Set([9]))).toBe(9)
  expect(chosenMaterial(options, null, new Set([9, 4]))).toBe(9)
  const six = [1, 2, 3, 4, 5, 6].map(id => ({ id }))
  expect(chosenMaterial(six, null, new Set([1, 2, 3, 4, 5]))).toBe(1)
})
