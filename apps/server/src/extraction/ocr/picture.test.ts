import { describe, expect, test } from 'vitest'
import { isBlank, pgmOf, upsideDown } from './picture.ts'

const white = (width: number, height: number) => ({ width, height, pixels: Buffer.alloc(width * height, 255) })

describe('pictures', () => {
  test('an empty page is blank, and so is one with specks of dust', () => {
    const page = white(700, 700)
    expect(isBlank(page)).toBe(true)
    for (let speck = 0; speck < 20; speck++) page.pixels[speck * 24_500] = 0
    expect(isBlank(page)).toBe(true)
  })

  test('a line of letters is not blank', () => {
    const page = white(700, 700)
    page.pixels.fill(0, 700 * 300, 700 * 303)
    expect(isBlank(page)).toBe(false)
  })

  test('a picture upside down begins with its last pixel', () => {
    const picture = { width: 2, height: 2, pixels: Buffer.from([1, 2, 3, 4]) }
    expect([...upsideDown(picture).pixels]).toEqual([4, 3, 2, 1])
    expect([...picture.pixels]).toEqual([1, 2, 3, 4])
  })

  test('a PGM file says its size before its pixels', () => {
    const file = Buffer.concat(pgmOf({ width: 2, height: 1, pixels: Buffer.from([0, 255]) }))
    expect(file).toEqual(Buffer.from('P5\n2 1\n255\n\x00\xff', 'latin1'))
  })
})
