/** A grey page picture: one byte per pixel, row by row. */
export type GreyPicture = { width: number; height: number; pixels: Buffer }

/** How a picture is laid out: a page with columns and pictures, or one block of lines. */
export type Layout = 'page' | 'block'

/** Tesseract's numbers for them (--psm). */
export const SEGMENTATION: Readonly<Record<Layout, number>> = { page: 3, block: 6 }

/**
 * The picture as a PGM file (netpbm P5), which every Tesseract reads and which costs no compression: its head, and the
 * pixels as they are, since they are millions.
 */
export const pgmOf = ({ width, height, pixels }: GreyPicture): readonly [head: Buffer, pixels: Buffer] => [
  Buffer.from(`P5\n${width} ${height}\n255\n`),
  pixels,
]

const DARK = 160
const SAMPLE = 7
/** A page with less ink than this share of its pixels is blank: specks of dust, or nothing. */
const LEAST_INK = 0.0004
const MOSTLY = 0.6

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

/** The picture with black for white. */
export const negative = ({ width, height, pixels }: GreyPicture): GreyPicture => ({
  width,
  height,
  pixels: Buffer.from(pixels.map(value => 255 - value)),
})

/** True when most of the page is dark: pale letters on dark paper, a negative. */
export function isDark({ pixels }: GreyPicture): boolean {
  let dark = 0
  let seen = 0
  for (let index = 0; index < pixels.length; index += SAMPLE) {
    seen++
    if ((pixels[index] ?? 255) < 128) dark++
  }
  return dark > MOSTLY * seen
}
