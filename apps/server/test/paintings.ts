import sharp from 'sharp'

/**
 * A line drawing as a child would finish it: every pixel of paper on the left `share` of the sheet in a colour, the ink
 * as it is. Answers a data URL.
 */
export async function paint(lines: Buffer, share: number, color: readonly [number, number, number] = [116, 192, 252]) {
  const { data, info } = await sharp(lines)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const rgb = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const light = data[pixel] ?? 0
    const painted = pixel % width < width * share
    for (const channel of [0, 1, 2])
      rgb[3 * pixel + channel] = Math.round(((painted ? (color[channel] ?? 0) : 255) * light) / 255)
  }
  const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
