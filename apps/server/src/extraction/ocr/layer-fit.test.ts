import { expect, test } from 'vitest'
import type { LayerPlace, LayerPlaces } from '../layout/layer-places.ts'
import { lineAt } from '../testing/lines.ts'
import { liesOnInk, overInk, showsMore } from './layer-fit.ts'

const WIDTH = 600
const HEIGHT = 400
/** Ten rows of eight words of five letters, each letter a box of 6 by 8 pixels on its baseline. */
const ROWS = Array.from({ length: 10 }, (_, row) => 40 + 30 * row)
const WORDS = Array.from({ length: 8 }, (_, word) => 40 + 56 * word)
const LETTER = 10

function pictureOf(rows: readonly number[], ink = 20, pixels = Buffer.alloc(WIDTH * HEIGHT, 250)) {
  for (const baseline of rows)
    for (const left of WORDS)
      for (let letter = 0; letter < 5; letter++)
        for (let y = baseline - 8; y < baseline; y++) {
          const x = left + LETTER * letter
          pixels.fill(ink, y * WIDTH + x, y * WIDTH + x + 7)
        }
  return { picture: { width: WIDTH, height: HEIGHT, pixels }, scale: 1 }
}
const drawn = pictureOf(ROWS)

/** The layer of that page, moved. */
function layer(across = 0, down = 0): LayerPlaces {
  const run = { cos: 1, sin: 0, size: 14 }
  const at = (x: number, y: number): LayerPlace => ({ x: x + across, y: y + down, run })
  return {
    letters: ROWS.flatMap(y => WORDS.flatMap(x => [0, 1, 2, 3, 4].map(n => at(x + 3 + LETTER * n, y)))),
    gaps: ROWS.flatMap(y => WORDS.slice(1).map(x => at(x - 5, y))),
  }
}

test.each<[string, LayerPlaces, boolean]>([
  ['where its letters are', layer(), true],
  ['a little aside', layer(1, -1), true],
  ['moved by half a word', layer(27, 0), false],
  ['moved off its lines', layer(0, 12), false],
  ['moved off the page', layer(-500, 0), false],
  ['of too few letters to tell', { letters: layer(0, 12).letters.slice(0, 30), gaps: [] }, true],
])('a layer %s lies on the ink: %#', (_, places, expected) => {
  expect(liesOnInk(drawn, places)).toBe(expected)
})

const lines = ROWS.map((baseline, row) => lineAt(`linha ${row}`, 38, baseline - 11, { width: 500, fontSize: 14 }))

test('a layer that ends half way leaves sentences on the picture', () => {
  expect(showsMore(drawn, lines, [0, 0, WIDTH, HEIGHT])).toBe(false)
  expect(showsMore(drawn, lines.slice(0, 5), [0, 0, WIDTH, HEIGHT])).toBe(true)
})

test('lines of a layer that stand on bare paper are left out', () => {
  expect(overInk(pictureOf(ROWS.slice(0, 2)), lines).map(({ text }) => text)).toEqual(['linha 0', 'linha 1'])
})

test('light letters on paper or on a light banner are kept beside black ones, and bare paper has a grain', () => {
  const pixels = Buffer.from(Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => 244 + ((at * 7919) % 11)))
  pixels.fill(188, 115 * WIDTH, 135 * WIDTH)
  pictureOf(ROWS.slice(0, 2), 20, pixels)
  pictureOf(ROWS.slice(2, 3), 193, pixels)
  const picture = pictureOf(ROWS.slice(3, 4), 255, pixels)
  expect(overInk(picture, lines).map(({ text }) => text)).toEqual(['linha 0', 'linha 1', 'linha 2', 'linha 3'])
})
