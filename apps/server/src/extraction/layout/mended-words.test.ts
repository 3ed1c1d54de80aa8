import type { Line } from '@capivira/core/materials/document'
import { expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { hasMisread, withMendedWords } from './mended-words.ts'

test.each([
  ['o ribossomo íabrica as proteínas', true],
  ['as proteinas do corpo', true],
  ['o governo irnperial acabou', true],
  ['o ribossomo fabrica as proteínas', false],
  ['o senhor Íabrica mora em Xapuri', false],
  ['o grafo tem um zyqwx', false],
])('%s: misread %s', async (text, expected) => {
  expect(await hasMisread(text)).toBe(expected)
})

const line = (text: string, top: number): Line => lineAt(text, 72, top, { width: 228 })

test.each([
  [
    'the word of the other reading',
    'o ribossomo íabrica as proteínas',
    'o ribossomo fabrica as proteínas',
    0,
    'o ribossomo fabrica as proteínas',
  ],
  [
    'no known word',
    'o ribossomo fabrica as proteínas',
    'o ribossomo fabricou as proteínas',
    0,
    'o ribossomo fabrica as proteínas',
  ],
  [
    'none of another row',
    'o ribossomo íabrica as proteínas',
    'o ribossomo fabrica as proteínas',
    40,
    'o ribossomo íabrica as proteínas',
  ],
  [
    'none of another sentence',
    'a bacia íabrica um lago',
    'o ribossomo fabrica as proteínas',
    0,
    'a bacia íabrica um lago',
  ],
])('takes %s', async (_, own, other, apart, expected) => {
  const [mended] = await withMendedWords([line(own, 100)], [line(other, 100 + apart)])
  expect(mended?.text).toBe(expected)
})
