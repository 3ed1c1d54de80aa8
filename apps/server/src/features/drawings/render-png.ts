import { type PictureKind, pictureSize } from '@capivira/core/drawings/contract'
import sharp from 'sharp'

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
