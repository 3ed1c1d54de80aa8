import { expect, test } from 'vitest'
import { type BlackBox, blackBoxes } from '../../../test/black-boxes.ts'
import { withSeenAccents } from './lone-letters.ts'
import type { Word } from './tsv-words.ts'

const WIDTH = 300
const paper = (boxes: readonly BlackBox[]) => blackBoxes(WIDTH, boxes)

const word = (text: string, left: number, top: number, right: number): Word => ({
  line: '1',
  left,
  top,
  right,
  bottom: 60,
  confidence: 95,
  text,
})
/** Capitals of 28 pixels on a baseline at 60, and a lone letter behind them with whatever stands over it. */
const capitals: readonly BlackBox[] = [10, 34, 58].map(left => [left, 32, 18, 28] as const)
const read = (text: string, letter: BlackBox, over: readonly BlackBox[] = []) =>
  withSeenAccents([word('DNA', 10, 32, 76), word(text, 100, 28, 120)], paper([...capitals, letter, ...over])).map(
    one => one.text,
  )

test('an accent that the picture does not show is taken away', () => {
  expect(read('À', [100, 32, 20, 28])).toEqual(['DNA', 'A'])
  expect(read('é', [100, 41, 16, 19])).toEqual(['DNA', 'e'])
})

test('an accent that the picture shows stays, apart from its letter or grown onto it', () => {
  expect(read('À', [100, 32, 20, 28], [[106, 24, 6, 5]])).toEqual(['DNA', 'À'])
  expect(read('À', [100, 24, 20, 36])).toEqual(['DNA', 'À'])
})

test('dust over a letter is no accent', () => {
  expect(read('À', [100, 32, 20, 28], [[106, 26, 1, 1]])).toEqual(['DNA', 'A'])
})

test('nothing is taken away where the letter is not found, or nothing stands beside it', () => {
  expect(read('À', [10, 32, 18, 28])).toEqual(['DNA', 'À'])
  expect(withSeenAccents([word('À', 100, 28, 120)], paper([[100, 32, 20, 28]])).map(one => one.text)).toEqual(['À'])
})

test('single letters tell the height of a line whose longer words were given the height of the whole row', () => {
  const tall = (text: string, left: number, right: number): Word => ({ ...word(text, left, 20, right), bottom: 68 })
  const seen = (text: string, letter: BlackBox) =>
    withSeenAccents(
      [tall('água', 10, 76), word(text, 100, letter[1], 116), word('a', 140, 41, 156), tall('chuva', 170, 236)],
      paper([...capitals, letter, [140, 41, 16, 19]]),
    )[1]?.text
  expect(seen('é', [100, 32, 16, 28])).toBe('é')
  expect(seen('à', [100, 41, 16, 19])).toBe('a')
})

test('a line that runs up the page is looked at along its own direction', () => {
  const turned = ({ width, height, pixels }: ReturnType<typeof paper>) => {
    const other = Buffer.alloc(pixels.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) other[(width - 1 - x) * height + y] = pixels[y * width + x] ?? 255
    return { width: height, height: width, pixels: other }
  }
  const up = (one: Word): Word => ({
    ...one,
    left: one.top,
    right: one.bottom,
    top: WIDTH - one.right,
    bottom: WIDTH - one.left,
  })
  const words = [up(word('DNA', 10, 32, 76)), up(word('À', 100, 28, 120)), up(word('RNA', 150, 32, 216))]
  const seen = (over: readonly BlackBox[]) =>
    withSeenAccents(words, turned(paper([...capitals, [100, 32, 20, 28], ...over])))
  expect(seen([]).map(one => one.text)).toEqual(['DNA', 'A', 'RNA'])
  expect(seen([[106, 24, 6, 5]]).map(one => one.text)).toEqual(['DNA', 'À', 'RNA'])
  // A narrow letter beside it: its height is what is across for the page.
  const narrow = [...words, up(word('I', 284, 32, 290))]
  const grown: BlackBox = [100, 24, 20, 36]
  expect(withSeenAccents(narrow, turned(paper([...capitals, grown]))).map(one => one.text)).toEqual([
    'DNA',
    'À',
    'RNA',
    'I',
  ])
  const bare: BlackBox = [100, 32, 20, 28]
  expect(withSeenAccents(narrow, turned(paper([...capitals, bare]))).map(one => one.text)).toEqual([
    'DNA',
    'A',
    'RNA',
    'I',
  ])
})
