import { expect, test } from 'vitest'
import { inked } from './inked.ts'

const [red, clear, white, black] = [0xff0000ff, 0, 0xffffffff, 0xff000000]

test('ink lies above the paint, and paper without paint is white', () => {
  const picture = new Uint32Array(6)
  inked(Uint32Array.of(red, red, red, clear, clear, clear), Uint8Array.of(255, 0, 51, 255, 0, 128), picture)
  expect([...picture]).toEqual([red, black, 0xff000033, white, black, 0xff808080])
})
