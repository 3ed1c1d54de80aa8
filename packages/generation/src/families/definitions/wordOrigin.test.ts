import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A palavra janela vem do latim ianuella, que quer dizer porta pequena.',
    'De onde vem a palavra janela? → Do latim ianuella, que quer dizer porta pequena',
  ],
  [
    'A palavra geografia vem do grego geo, terra, e graphein, escrever.',
    'De onde vem a palavra geografia? → Do grego geo, terra, e graphein, escrever',
  ],
])('a word with all of what it comes from: %s', (text, expected) => {
  expect(found(text, 'relation/')).toEqual([expected])
})
