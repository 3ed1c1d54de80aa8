import { expect, test } from 'vitest'
import { labelMap } from './label-map.ts'
import { nameAreas } from './names.ts'

test('areas that nobody named are counted from the largest on', () => {
  // A small field, a line, and a large field.
  const grey = Uint8Array.from({ length: 60 * 40 }, (_, pixel) => (pixel % 60 === 20 ? 0 : 255))
  expect(nameAreas(labelMap(grey, 60, 40), [])).toEqual([
    { area: 2, name: 'área 1' },
    { area: 1, name: 'área 2' },
  ])
})
