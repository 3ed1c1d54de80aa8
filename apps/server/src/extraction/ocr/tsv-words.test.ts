import { expect, test } from 'vitest'
import { isVertical } from './tsv-words.ts'

/** Words one behind the other, each so many pixels wide and high. */
const row = (...words: readonly (readonly [text: string, width: number, height: number])[]) => {
  let left = 100
  return words.map(([text, width, height]) => {
    const word = { line: '1', left, top: 50, right: left + width, bottom: 50 + height, confidence: 90, text }
    left += width + 12
    return word
  })
}

test.each([
  ['bars around a letter', row(['|x|', 22, 30], ['=', 20, 9], ['2', 15, 28])],
  ['a word of narrow letters', row(['É', 16, 30], ['um', 34, 16], ['til', 20, 24], ['2', 15, 22])],
])('%s do not turn a level row', (_, words) => {
  expect(isVertical(words)).toBe(false)
})

test('words taller than wide, one under the other, run down the page', () => {
  const column = row(['bola', 21, 80], ['é', 14, 18]).map((word, n) => ({
    ...word,
    left: 100,
    right: 121,
    top: 50 + 90 * n,
    bottom: 130 + 30 * n,
  }))
  expect(isVertical(column)).toBe(true)
})
