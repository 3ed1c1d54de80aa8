/** A grey page picture: one byte per pixel, row by row. */
export type GreyPicture = { width: number; height: number; pixels: Buffer }

/** The picture as a PGM file (netpbm P5), which every Tesseract reads and which costs no compression. */
export const toPgm = ({ width, height, pixels }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])

const DARK = 160
const SAMPLE = 7
/** A page with less ink than this share of its pixels is blank: specks of dust, or nothing. */
const LEAST_INK = 0.0004

/** True when there is nothing to read: recognition would spend seconds to find dust. */
export function isBlank({ pixels }: GreyPicture): boolean {
  let dark = 0
  let seen = 0
  for (let index = 0; index < pixels.length; index += SAMPLE) {
    seen++
    if ((pixels[index] ?? 255) < DARK) dark++
  }
  return dark < LEAST_INK * seen
}

/** The picture turned upside down. */
export const upsideDown = ({ width, height, pixels }: GreyPicture): GreyPicture => ({
  width,
  height,
  pixels: Buffer.from(pixels).reverse(),
})
