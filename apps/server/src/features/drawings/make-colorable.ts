import { pictureSize } from '@capivira/core/drawings/contract'
import { labelMap } from '@capivira/games/coloring/label-map'
import sharp from 'sharp'

const { width, height } = pictureSize

/** Darker than this becomes ink, lighter becomes paper. */
const threshold = 150
/** Pixels a model's picture may have: 4096 × 4096. */
const mostPixels = 4096 * 4096
/**
 * Areas a picture needs to be worth colouring, and the share of the largest that would take half the work in one touch.
 */
const wanted = { areas: 8, largest: 0.7 }

/**
 * Makes a picture of a model one to colour: of our size, black lines on white and nothing between; null when it cannot
 * be read or is not worth colouring.
 */
export async function makeColorable(image: Uint8Array): Promise<Buffer | null> {
  try {
    const grey = await sharp(image, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize(width, height, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .greyscale()
      .median(3)
      .threshold(threshold)
      .raw()
      .toBuffer()
    const { areas, paintable } = labelMap(grey, width, height)
    const largest = Math.max(0, ...areas.map(({ size }) => size))
    if (areas.length < wanted.areas || largest > paintable * wanted.largest) return null
    return await sharp(grey, { raw: { width, height, channels: 1 } })
      .png({ palette: true, colours: 4, compressionLevel: 9 })
      .toBuffer()
  } catch {
    // Whatever a service sends that is no picture: the embedded artist draws instead.
    return null
  }
}
