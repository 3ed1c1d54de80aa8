import type { Figure } from '@capivira/core/editing/figure-contract'
import sharp from 'sharp'

/** Pixels of the margin around a number, and of its letters at the least: to be read on paper. */
const letters = { least: 18, most: 40 }

/**
 * A figure as a PNG to print: each label covered by a white rectangle with the number of its card, or, with `answers`, a frame
 * and the number beside the label that stays in sight.
 */
export async function drawSheet(image: Buffer, figure: Figure, answers: boolean): Promise<Buffer> {
  const { width, height, parts } = figure
  const shapes = parts.flatMap(({ boxes }, place) =>
    boxes.map(box => {
      const [x, y] = [box.left * width, box.top * height]
      const [w, h] = [box.width * width, box.height * height]
      const size = Math.min(letters.most, Math.max(letters.least, h * 0.7))
      const frame = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${answers ? 'none' : '#fff'}" stroke="#000" stroke-width="2"/>`
      const [tx, ty] = answers ? [Math.max(size * 0.6, x - size * 0.5), y + h / 2] : [x + w / 2, y + h / 2]
      const number = `<text x="${tx}" y="${ty + size * 0.35}" font-size="${size}" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#000" stroke="#fff" stroke-width="4" paint-order="stroke">${place + 1}</text>`
      return frame + number
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  return sharp(image)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 8 })
    .toBuffer()
}
