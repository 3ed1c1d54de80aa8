import sharp, { type Sharp } from 'sharp'

/** A line of a page: plain text, with signs raised (^) or lowered (_). */
export type Piece = string | { up: string } | { down: string }

const FONTS = 'Liberation Serif, DejaVu Serif, Times New Roman, serif'
const WIDTH = 1240
const HEIGHT = 1754
/** At which a pixel of the drawing is one of the picture. */
const SVG_DENSITY = 72

export type ScanStyle = {
  size?: number
  top?: number
  left?: number
  leading?: number
  font?: string
  ground?: string
  /** Dots per inch; all other measures are pixels of a scan at 150. */
  dpi?: number
}

/** A page of A4 as a scanner would give it, at 150 dots per inch as a rule: a grey picture of these lines. */
export function scanOf(lines: readonly (readonly Piece[])[], style: ScanStyle = {}): Sharp {
  const { size = 30, top = 150, left = 130, leading = 1.6, font = FONTS, ground = '#f6f6f6', dpi = 150 } = style
  const rows = lines.map((pieces, row) => {
    const y = top + row * leading * size
    return `<text x="${left}" y="${y}" font-size="${size}">${pieces.map(piece => span(piece, size)).join('')}</text>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${font}" ` +
        `xml:space="preserve"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${rows.join('')}</svg>`,
    ),
    { density: (SVG_DENSITY * dpi) / 150 },
  ).grayscale()
}

function span(piece: Piece, size: number): string {
  if (typeof piece === 'string') return `<tspan>${escaped(piece)}</tspan>`
  const [text, shift] = 'up' in piece ? [piece.up, 0.4 * size] : [piece.down, -0.2 * size]
  const small = `font-size="${0.66 * size}"`
  return `<tspan dy="${-shift}" ${small}>${escaped(text)}</tspan><tspan dy="${shift}">\u200b</tspan>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export type Photograph = { tilt?: number; shadow?: boolean; blur?: number; noise?: number; quality?: number }

/**
 * The page as a telephone would photograph it: askew (degrees), shaded towards a corner, out of focus, grainy; as a
 * JPEG.
 */
export async function photographOf(
  page: Sharp,
  { tilt = 0, shadow = false, blur = 0, noise = 0, quality = 60 }: Photograph,
): Promise<Buffer> {
  const straight = await page.png().toBuffer()
  const turned = await sharp(straight)
    .rotate(tilt, { background: '#fff' })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .grayscale()
    .raw()
    .toBuffer()
  let grain = 12_345
  for (let at = 0; at < turned.length; at++) {
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fffffff
    const light = shadow ? 0.88 - (0.58 * (at % WIDTH) * Math.floor(at / WIDTH)) / (WIDTH * HEIGHT) : 1
    turned[at] = Math.max(0, Math.min(255, (turned[at] ?? 0) * light + noise * (grain / 0x40000000 - 1)))
  }
  const photograph = sharp(turned, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
  return (blur > 0 ? photograph.blur(blur) : photograph).jpeg({ quality }).toBuffer()
}
