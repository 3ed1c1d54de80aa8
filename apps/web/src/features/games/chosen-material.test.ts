import { expect, test } from 'vitest'
import { chosenMaterial } from './chosen-material.ts'

const options = [{ id: 9 }, { id: 4 }]

test('the remembered material while it is there, else the newest, else none', () => {
  expect(chosenMaterial(options, 4)).toBe(4)
  expect(chosenMaterial(options, 14)).toBe(9)
  expect(chosenMaterial(options, null)).toBe(9)
  expect(chosenMaterial([], 4)).toBeNull()
})
