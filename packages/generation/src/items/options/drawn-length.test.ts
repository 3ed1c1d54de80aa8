import { expect, test } from 'vitest'
import { drawLength } from './drawn-length.ts'

const ranked = (...texts: string[]) => texts.map(text => ({ text, likeness: 1, value: 1 }))
const drawn = (draw: number, key: string, chosen: string[], others: string[]) => {
  const options = ranked(...chosen)
  drawLength(key, options, ranked(...chosen, ...others), () => true, draw)
  return options.map(({ text }) => text)
}

test('by a draw the key is the longest, the shortest, or not the longest', () => {
  expect(drawn(0.1, 'abcde', ['abcdefg', 'abc', 'ab'], ['abcd'])).toEqual(['abcd', 'abc', 'ab'])
  expect(drawn(0.3, 'abcde', ['abcdefg', 'abc', 'abcdef'], ['abcdefgh'])).toEqual(['abcdefg', 'abcdefgh', 'abcdef'])
  expect(drawn(0.9, 'abcde', ['abcd', 'abc', 'ab'], ['abcdef'])).toEqual(['abcd', 'abc', 'abcdef'])
})

test('where nothing as good is at hand the options stay', () => {
  expect(drawn(0.1, 'abcde', ['abcdefg', 'abc', 'ab'], ['abcdefgh'])).toEqual(['abcdefg', 'abc', 'ab'])
})
