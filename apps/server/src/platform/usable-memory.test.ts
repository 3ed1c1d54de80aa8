import { expect, test } from 'vitest'
import { usableMemory } from './usable-memory.ts'

test('a container has what it is given, a machine all of it', () => {
  expect(usableMemory(0, 8e9)).toBe(8e9)
  expect(usableMemory(2 ** 63, 8e9)).toBe(8e9)
  expect(usableMemory(1e9, 8e9)).toBe(1e9)
})
