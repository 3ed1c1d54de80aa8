import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O LibreOffice exporta planilhas no formato CSV ou PDF.',
    'Em que formatos o LibreOffice exporta planilhas? → CSV ou PDF',
  ],
  ['O GIMP exporta as imagens no formato PNG.', 'Em que formato o GIMP exporta as imagens? → PNG'],
])('%s', (text, expected) => {
  expect(found(text, 'relation/format')).toEqual([expected])
})
