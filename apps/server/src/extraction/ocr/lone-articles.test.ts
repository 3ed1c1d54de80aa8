import { expect, test } from 'vitest'
import { type BlackBox, blackBoxes } from '../../../test/black-boxes.ts'
import { withSeenSpaces } from './lone-articles.ts'
import type { Word } from './tsv-words.ts'

const word = (text: string, left: number, right: number): Word => ({
  line: '1',
  left,
  top: 32,
  right,
  bottom: 60,
  confidence: 95,
  text,
})
/** A capital of 28 pixels, and small letters behind it, each gap as wide as told. */
const letters = (gaps: readonly number[]): BlackBox[] => {
  let at = 10
  return [0, ...gaps].map((gap, n) => {
    at += gap
    const letter: BlackBox = n === 0 ? [at, 32, 20, 28] : [at, 41, 14, 19]
    at += letter[2]
    return letter
  })
}
const read = async (text: string, gaps: readonly number[]) => {
  const boxes = letters(gaps)
  const last = boxes.at(-1)
  const end = last ? last[0] + last[2] : 10
  return (await withSeenSpaces([word(text, 10, end), word('DNA', end + 20, end + 86)], blackBoxes(400, boxes))).map(
    one => one.text,
  )
}

test('the space behind an article is put back where the picture shows it', async () => {
  expect(await read('Atenaz', [9, 2, 2, 2, 2])).toEqual(['A', 'tenaz', 'DNA'])
  expect(await read('Omalho,', [8, 2, 3, 2, 2, 2])).toEqual(['O', 'malho,', 'DNA'])
})

test('each of the two has its own box', async () => {
  const [first, second] = await withSeenSpaces([word('Avela', 10, 103)], blackBoxes(200, letters([9, 2, 2, 2])))
  expect([first?.left, first?.right, second?.left, second?.right]).toEqual([10, 30, 39, 103])
})

test('a word stays whole without a gap, with gaps all alike, or where no word is left', async () => {
  expect(await read('Agora', [2, 2, 2, 2])).toEqual(['Agora', 'DNA'])
  expect(await read('Agora', [9, 8, 9, 8])).toEqual(['Agora', 'DNA'])
  expect(await read('Azyrtw', [9, 2, 2, 2, 2])).toEqual(['Azyrtw', 'DNA'])
})
