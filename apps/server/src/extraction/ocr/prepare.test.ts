import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photographOf, scanOf } from '../testing/scans.ts'
import { inkIn } from './components.ts'
import { evened } from './light.ts'
import type { GreyPicture } from './picture.ts'
import { Places, placesFor } from './places.ts'
import { prepare } from './prepare.ts'
import { steepness } from './sharpness.ts'
import { skewOf } from './skew.ts'

const lines = Array.from({ length: 12 }, () => ['A água evapora com o calor do sol e forma as nuvens do céu.'])
const page = scanOf(lines)

async function pixelsOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

describe('skewOf', () => {
  test.each([-7, -2.5, 3.2, 9])('finds by how much a page is askew: %d°', async tilt => {
    expect(skewOf(await pixelsOf(await photographOf(page, { tilt })))).toBeCloseTo(tilt, 0)
  })

  test('is 0 for a level page and an empty one', async () => {
    expect(skewOf(await pixelsOf(await page.png().toBuffer()))).toBe(0)
    expect(skewOf({ width: 100, height: 100, pixels: Buffer.alloc(10_000, 255) })).toBe(0)
  })
})

describe('prepare', () => {
  test('leaves a clean scan as it is, pixel for pixel', async () => {
    const scan = await pixelsOf(await page.png().toBuffer())
    expect(prepare(scan).picture).toBe(scan)
  })

  test('turns lines level and knows the way back', async () => {
    const { picture, boxBack } = prepare(await pixelsOf(await photographOf(page, { tilt: 6 })))
    expect(skewOf(picture)).toBe(0)
    const [left, top, right, bottom] = boxBack([200, 300, 210, 310], 1)
    // A small box stays small, and turns around the middle of the page.
    expect([right - left, bottom - top].every(side => side > 9 && side < 13)).toBe(true)
    expect(left).toBeGreaterThan(130)
  })

  test('makes a negative positive', async () => {
    const { pixels } = prepare(await pixelsOf(await page.clone().negate({ alpha: false }).png().toBuffer())).picture
    expect(pixels[0]).toBeGreaterThan(200)
  })
})

test('evened makes a shaded ground white and keeps the ink dark', async () => {
  const photograph = await pixelsOf(await photographOf(page, { shadow: true }))
  const corner = photograph.width * (photograph.height - 20) - 20
  expect(photograph.pixels[corner]).toBeLessThan(90)
  expect(evened(photograph).pixels[corner]).toBeGreaterThan(235)
})

test('steepness tells a blurred page from a sharp one', async () => {
  expect(steepness(await pixelsOf(await photographOf(page, {})))).toBeGreaterThan(0.55)
  expect(steepness(await pixelsOf(await photographOf(page, { blur: 3 })))).toBeLessThan(0.45)
})

test('inkIn finds pieces that touch, corners included, from left to right', () => {
  const rows = ['..#....#', '.#.....#', '#...#..#', '........']
  const pixels = Buffer.from([...rows.join('')].map(sign => (sign === '#' ? 0 : 255)))
  expect(inkIn({ width: 8, height: 4, pixels }, { left: 0, top: 0, right: 8, bottom: 4 }, 128)).toEqual([
    { left: 0, top: 0, right: 3, bottom: 3 },
    { left: 4, top: 2, right: 5, bottom: 3 },
    { left: 7, top: 0, right: 8, bottom: 3 },
  ])
})

describe('places for recognition', () => {
  test('are as many as cores, and one with little memory', () => {
    expect([placesFor(4, 8e9), placesFor(0, 8e9), placesFor(4, 1.9e9)]).toEqual([4, 1, 1])
  })

  test('are never overdrawn, and given back when work fails', async () => {
    const places = new Places(2)
    let now = 0
    let most = 0
    const work = (fails: boolean) =>
      places.run(async () => {
        most = Math.max(most, ++now)
        await new Promise(resolve => setImmediate(resolve))
        now--
        if (fails) throw new Error('no')
      })
    const outcomes = await Promise.allSettled([false, true, false, true, false, false].map(work))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(most).toBe(2)
  })
})
