import { mostPictureBytes } from '@capivira/core/games/art-contract'
import { type Judged, judge } from '@capivira/games/coloring/percent'
import sharp from 'sharp'

/** Sizes a finished picture may have: ours, and the canvas of the specification. */
const sizes = [
  { width: 1200, height: 800 },
  { width: 600, height: 400 },
] as const

/** A finished picture in memory: three bytes a pixel. */
export type Painting = { rgb: Buffer; width: number; height: number }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The size a PNG says it has, read from its first 24 bytes; null when it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(24, bytes.byteLength))
  if (head.length < 24 || !head.subarray(0, 8).equals(signature) || head.toString('latin1', 12, 16) !== 'IHDR')
    return null
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
}

/**
 * Reads a finished picture out of its data URL; null when it is no PNG of our sizes. Bytes and size are looked at
 * before anything is unpacked, so that a small file cannot grow into a large one.
 */
export async function readPainting(dataUrl: string): Promise<Painting | null> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const size = bytes.length <= mostPictureBytes ? pngSize(bytes) : null
  if (!size || !sizes.some(({ width, height }) => size.width === width && size.height === height)) return null
  try {
    const rgb = await sharp(bytes, { limitInputPixels: size.width * size.height, failOn: 'error', pages: 1 })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
    return rgb.length === size.width * size.height * 3 ? { rgb, ...size } : null
  } catch {
    // Damaged, or something else under a PNG's name.
    return null
  }
}

/** Whether a finished picture is this drawing, and how much of it is painted. */
export async function judgePainting({ rgb, width, height }: Painting, lines: Buffer): Promise<Judged> {
  const grey = await sharp(lines).resize(width, height).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
  return judge(grey, rgb, width, height)
}

/** The picture written anew from its pixels: nothing that was hidden in the file that came is kept. */
export function writePainting({ rgb, width, height }: Painting): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 2 })
    .toBuffer()
}
