import { type PictureKind, pictureSize } from '@capivira/core/drawings/contract'
import sharp from 'sharp'

/** Pixels across of a picture to choose by: three for each of the widest place that shows one on a phone. */
const smallWidth = 480

/** Colours a PNG has: greys between black and white are few, and a scene in flat colours is not many more. */
const colours = { line: 16, color: 128 } as const

/** The PNG of a composed picture, of {@link pictureSize}, as it is kept. */
export async function renderPng(svg: string, kind: PictureKind): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(pictureSize.width, pictureSize.height)
    .flatten({ background: '#fff' })
    .png({ palette: true, colours: colours[kind], dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}

/** A finished picture as it is shown to choose by, in WebP: a quarter of its bytes. */
export async function renderSmall(png: Buffer): Promise<Buffer> {
  return sharp(png).resize(smallWidth).webp({ quality: 70 }).toBuffer()
}
