import type { Figure } from '@capivira/core/editing/figure-contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { numberShape } from './digit-shapes.ts'
import { drawSheet } from './draw-sheet.ts'

const size = { width: 400, height: 200 }
const plain = (background: string) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
const figure = (parts: number): Figure => ({
  id: 1,
  materialId: 1,
  revision: 1,
  page: 1,
  title: 'A planta',
  hides: 'all',
  imageUrl: '/x',
  ...size,
  parts: Array.from({ length: parts }, (_, place) => ({
    cardId: place + 1,
    label: 'Raiz',
    alternative: '',
    boxes: [{ left: 0.25, top: 0.25, width: 0.25, height: 0.25 }],
    state: 'shown' as const,
  })),
})

/** How many dark dots a part of a picture has. */
async function dark(picture: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const dots = await sharp(picture).extract(part).greyscale().raw().toBuffer()
  return dots.filter(dot => dot < 80).length
}

test('a covered label has its number, drawn by ourselves, in the middle of the white', async () => {
  const sheet = await drawSheet(await plain('#808080'), figure(1), false)
  expect(await dark(sheet, { left: 135, top: 55, width: 30, height: 40 })).toBeGreaterThan(40)
  expect(await dark(sheet, { left: 104, top: 54, width: 20, height: 42 })).toBe(0)
})

test('with the answers the number stands beside the label, in sight on a dark picture too', async () => {
  const beside = { left: 60, top: 55, width: 38, height: 40 }
  expect(await dark(await drawSheet(await plain('#ffffff'), figure(1), true), beside)).toBeGreaterThan(40)
  const onBlack = await drawSheet(await plain('#000000'), figure(1), true)
  expect(await dark(onBlack, beside)).toBeLessThan(38 * 40 - 100)
  expect(await dark(onBlack, { left: 105, top: 55, width: 90, height: 40 })).toBe(90 * 40)
})

test('no number asks for a font, and no two digits look alike', () => {
  const shapes = Array.from({ length: 10 }, (_, digit) => numberShape(digit, { x: 0, y: 0, height: 20 }))
  expect(new Set(shapes).size).toBe(10)
  expect(shapes.join('')).not.toMatch(/<text|font/)
  expect(numberShape(40, { x: 0, y: 0, height: 20 }).match(/<path/g)).toHaveLength(4)
})
