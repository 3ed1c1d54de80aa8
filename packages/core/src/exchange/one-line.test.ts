import { expect, test } from 'vitest'
import { withLineBreaks } from './one-line.ts'

test.each([
  ['casa,house;cão,dog;gato,cat\n', 'casa,house\ncão,dog\ngato,cat'],
  ['casa\thouse;cão\tdog', 'casa\thouse\ncão\tdog'],
  ['0,5;1,5;2,5', '0,5;1,5;2,5'],
  ['casa;a moradia, o lar', 'casa;a moradia, o lar'],
  ['casa,house;cão,dog;gato,cat;', 'casa,house\ncão,dog\ngato,cat\n'],
  ['casa,house;cão,dog', 'casa,house;cão,dog'],
  ['casa,house;cão,;gato,cat', 'casa,house;cão,;gato,cat'],
  ['casa,house;cão,dog,hound;gato,cat', 'casa,house;cão,dog,hound;gato,cat'],
  ['casa,house;cão,dog;gato,cat\nrato,rat', 'casa,house;cão,dog;gato,cat\nrato,rat'],
])('%j', (text, expected) => {
  expect(withLineBreaks(text)).toBe(expected)
})

test('a long line without a sign is looked at once', { timeout: 2_000 }, () => {
  const line = 'a'.repeat(200_000)
  expect(withLineBreaks(line)).toBe(line)
})
