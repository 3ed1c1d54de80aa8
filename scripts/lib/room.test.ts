import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { requireRoom } from './room.ts'

test('a disk that is nearly full is named before any test fails because of it', () => {
  expect(() => requireRoom('/dados', 1.2 * 1024 ** 3)).toThrow(
    'O disco de /dados está quase cheio: os testes precisam de 2,5 GB livres, e há 1,2. Libere espaço e execute ' +
      'de novo.',
  )
})

test('a disk with room is nothing to speak of', () => {
  expect(() => requireRoom('/dados', 2.5 * 1024 ** 3)).not.toThrow()
  expect(() => requireRoom(tmpdir())).not.toThrow()
})
