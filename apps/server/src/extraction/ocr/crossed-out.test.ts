import { describe, expect, test } from 'vitest'
import { withoutCrossedOut } from './crossed-out.ts'
import type { GreyPicture } from './picture.ts'

const WIDTH = 800
const HEIGHT = 600
const blank = (): GreyPicture => ({ width: WIDTH, height: HEIGHT, pixels: Buffer.alloc(WIDTH * HEIGHT, 255) })

function box({ pixels }: GreyPicture, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y++) pixels.fill(30, y * WIDTH + left, y * WIDTH + left + width)
}

/** Lines of letters, each a box of 8 by 16 pixels; the paper goes on 14 pixels below a line. */
function write(picture: GreyPicture, { top, lines, from = 100, to = 700 }: Record<string, number>): void {
  for (let line = 0; line < (lines ?? 1); line++)
    for (let x = from; x < to; x += 14) box(picture, x, (top ?? 0) + 30 * line, 8, 16)
}

function draw(picture: GreyPicture, [x1, y1, x2, y2]: readonly [number, number, number, number]): void {
  const steps = 2 * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
  for (let step = 0; step <= steps; step++)
    box(picture, Math.round(x1 + ((x2 - x1) * step) / steps), Math.round(y1 + ((y2 - y1) * step) / steps), 3, 3)
}
const cross = (picture: GreyPicture, left: number, top: number, right: number, bottom: number) => {
  draw(picture, [left, top, right, bottom])
  draw(picture, [left, bottom, right, top])
}
const inkOn = ({ pixels }: GreyPicture, top: number, bottom: number) =>
  pixels.subarray(top * WIDTH, bottom * WIDTH).filter(pixel => pixel < 128).length

describe('withoutCrossedOut', () => {
  test('takes a paragraph out that is crossed out, and leaves those above and below', () => {
    const picture = blank()
    write(picture, { top: 100, lines: 2 })
    write(picture, { top: 200, lines: 4 })
    write(picture, { top: 360, lines: 2 })
    const before = [inkOn(picture, 90, 190), inkOn(picture, 350, 420)]
    cross(picture, 102, 202, 694, 304)
    const read = withoutCrossedOut(picture)
    expect([inkOn(read, 90, 190), inkOn(read, 195, 315), inkOn(read, 350, 420)]).toEqual([before[0], 0, before[1]])
  })

  test('takes a paragraph out beside which another column stands', () => {
    const picture = blank()
    write(picture, { top: 200, lines: 4, to: 360 })
    write(picture, { top: 200, lines: 4, from: 420 })
    const before = inkOn(picture, 190, 320)
    cross(picture, 102, 202, 354, 304)
    const read = withoutCrossedOut(picture)
    // Of 41 letters in a row 19 are crossed out.
    expect(inkOn(read, 190, 320)).toBe(before - 4 * 19 * 8 * 16)
  })

  test.each<[string, (picture: GreyPicture) => void]>([
    ['a paragraph under one line', picture => draw(picture, [102, 202, 694, 304])],
    ['a cross over the middle of a paragraph', picture => cross(picture, 300, 202, 500, 304)],
  ])('leaves %s', (_, drawOn) => {
    const picture = blank()
    write(picture, { top: 200, lines: 4 })
    drawOn(picture)
    expect(withoutCrossedOut(picture)).toBe(picture)
  })

  test('leaves a square with its diagonals', () => {
    const picture = blank()
    write(picture, { top: 100, lines: 2 })
    cross(picture, 200, 250, 500, 550)
    for (const [x, y, width, height] of [
      [200, 250, 300, 3],
      [200, 550, 303, 3],
      [200, 250, 3, 300],
      [500, 250, 3, 300],
    ] as const)
      box(picture, x, y, width, height)
    expect(withoutCrossedOut(picture)).toBe(picture)
  })

  test('leaves a dark box with light letters', () => {
    const picture = blank()
    write(picture, { top: 100, lines: 2 })
    box(picture, 90, 200, 620, 130)
    for (let line = 0; line < 4; line++)
      for (let x = 100; x < 700; x += 14)
        for (let y = 210 + 30 * line; y < 226 + 30 * line; y++)
          picture.pixels.fill(255, y * WIDTH + x, y * WIDTH + x + 8)
    expect(withoutCrossedOut(picture)).toBe(picture)
  })

  test('leaves a box of dots, and a page of them', () => {
    const tint = (from: number, to: number) => {
      const picture = blank()
      for (let y = from; y < to; y += 2) for (let x = 100; x < 700; x++) box(picture, x, y + (x % 2), 1, 1)
      return picture
    }
    for (const picture of [tint(200, 320), tint(0, HEIGHT)]) expect(withoutCrossedOut(picture)).toBe(picture)
  })
})
