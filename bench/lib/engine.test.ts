import { expect, test } from 'vitest'
import { engineNamed } from './engine.ts'

test('takes the engines that there are, and none for no name', () => {
  expect([engineNamed('native'), engineNamed('packaged'), engineNamed(undefined)]).toEqual([
    'native',
    'packaged',
    undefined,
  ])
})

test.each(['Native', 'tesseract', ''])("measures nothing for the name '%s'", name => {
  expect(() => engineNamed(name)).toThrow(`--engine is native or packaged, not '${name}'`)
})
