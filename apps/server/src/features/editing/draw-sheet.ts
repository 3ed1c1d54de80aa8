import type { Figure } from '@capivira/core/editing/figure-contract'
import sharp from 'sharp'
import { numberShape } from './digit-shapes.ts'

/** The height of a number in pixels: to be read on paper. */
const letters = { least: 13, most: 29 }

/**
 * A figure as a PNG to print: each label covered by a white rectangle with the number of its card, or, with `answers`,
 * a frame and the number beside the label that stays in sight.
 */
export async function drawSheet(image: Buffer, figure: Figure, answers: boolean): Promise<Buffer> {
  const { width, height, parts } = figure
  const shapes = parts.flatMap(({ boxes }, place) =>
    boxes.map(box => {
      const [x, y] = [box.left * width, box.top * height]
      const [w, h] = [box.width * width, box.height * height]
      const size = Math.min(letters.most, Math.max(letters.least, h * 0.5))
      const frame =
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${answers ? 'none' : '#fff'}" stroke="#000" ` +
        'stroke-width="2"/>'
      const middle = answers ? Math.max(size, x - size * 0.8) : x + w / 2
      return frame + numberShape(place + 1, { x: middle, y: y + h / 2, height: size })
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  return sharp(image)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 8 })
    .toBuffer()
}
