import { expect, test } from 'vitest'
import { withoutHangingEnd } from './hanging-end.ts'

test.each([
  [
    'A palavra réptil significa “que rasteja”, porque esses animais arrastam o ventre no chão.',
    'A palavra réptil significa “que rasteja”.',
  ],
  [
    'As algas vivem perto da superfície do mar, já que nessa parte a luz chega com força.',
    'As algas vivem perto da superfície do mar.',
  ],
  [
    'As algas vivem perto da superfície do mar, já que a luz chega ali com força.',
    'As algas vivem perto da superfície do mar, já que a luz chega ali com força.',
  ],
  [
    'As algas vivem perto da superfície do mar porque lá há luz, e por isso muitos peixes sobem.',
    'As algas vivem perto da superfície do mar porque lá há luz, e por isso muitos peixes sobem.',
  ],
  [
    'Esses seres vivem perto da superfície do mar, pois ali a luz chega com força.',
    'Esses seres vivem perto da superfície do mar, pois ali a luz chega com força.',
  ],
])('%s', (core, expected) => {
  expect(withoutHangingEnd(core)).toBe(expected)
})
