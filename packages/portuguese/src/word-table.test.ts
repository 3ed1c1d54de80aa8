import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordTable } from './word-table.ts'

const table = (lines: readonly string[]) => wordTable(Buffer.from(`${lines.length}\n${lines.join('\n')}`))

test('finds what stands after a word, every line of it, in order', () => {
  const { lookup, size } = table(['pão/p\t[CAT=nc]', 'pó', 'pão\t[CAT=x]', 'pãozinho/p'])
  expect(size).toBe(4)
  expect(lookup('pão')).toEqual(['/p\t[CAT=nc]', '\t[CAT=x]'])
  expect(lookup('pó')).toEqual([''])
  expect(lookup('pã')).toEqual([])
  expect(lookup('')).toEqual([])
})

test('linesWith gives the word and the rest of each line that contains a text', () => {
  const { linesWith } = table(['fez/P\t[$fazer$CAT=v]', 'fazer/X\t[CAT=v]'])
  expect(linesWith('[$')).toEqual([['fez', '/P\t[$fazer$CAT=v]']])
})

test('finds exactly the words it was given', () => {
  const word = fc.stringMatching(/^[a-zçãé]{1,6}$/)
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, other) => {
      const { lookup } = table(words)
      for (const w of words) expect(lookup(w)).toEqual([''])
      expect(lookup(other).length > 0).toBe(words.includes(other))
    }),
  )
})
