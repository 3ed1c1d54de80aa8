import type { GreyPicture } from './picture.ts'
import type { Sign, SmallSigns } from './small-signs.ts'

/** What one row of the sheet shows: signs of one line of the page, beside each other. */
export type Row = Pick<SmallSigns, 'signs' | 'capital' | 'baseline'>

/** Height of a capital on the sheet, in pixels: what recognition reads best. */
const CAPITAL = 30
const PAPER = 255
const MARGIN = 24
/** From one row's foot to the next one's, and a sign's distance from the one before, in heights of a capital. */
const LEADING = 2.6
const SPACE = 0.14

/**
 * A sheet on which words with raised and lowered signs are written again, one in each row, all signs as large as the
 * others.
 */
export type Montage = { picture: GreyPicture; rowOf: (y: number) => number }

/** Writes the words in a column, their small signs enlarged to the height of the line and set on its foot. */
export function montageOf(picture: GreyPicture, tokens: readonly Row[]): Montage {
  const rowHeight = Math.round(LEADING * CAPITAL)
  const widths = tokens.map(({ signs, capital }) => signs.reduce((sum, sign) => sum + widthOf(sign, capital), 0))
  const width = Math.ceil(Math.max(...widths) / 4) * 4 + 2 * MARGIN
  const height = rowHeight * tokens.length + MARGIN
  const sheet = { width, height, pixels: Buffer.alloc(width * height, PAPER) }
  for (const [row, { signs, capital, baseline }] of tokens.entries()) {
    const foot = MARGIN + Math.round(1.5 * CAPITAL) + row * rowHeight
    let x = MARGIN
    for (const sign of signs) {
      const scale = scaleOf(sign, capital)
      const bottom = foot - restsAt(sign, capital, baseline) * CAPITAL
      copy(picture, sign, { sheet, x: Math.round(x), bottom: Math.round(bottom), scale })
      x += widthOf(sign, capital)
    }
  }
  return { picture: sheet, rowOf: y => Math.floor((y - MARGIN) / rowHeight) }
}

const isFlat = ({ left, right, top, bottom }: Sign) => right - left > 1.8 * (bottom - top)

/**
 * Pixels of the sheet for one of the picture: small signs become as high as a capital, a minus as wide as it is beside
 * it.
 */
function scaleOf(sign: Sign, capital: number): number {
  if (sign.place === 'level') return CAPITAL / capital
  return isFlat(sign) ? (1.5 * CAPITAL) / capital : CAPITAL / (sign.bottom - sign.top)
}

/** How far above its row's foot a sign's foot is, in heights of a capital. */
function restsAt(sign: Sign, capital: number, baseline: number): number {
  if (sign.place === 'level') return (baseline - sign.bottom) / capital
  return isFlat(sign) ? 0.4 : 0
}

const widthOf = (sign: Sign, capital: number) =>
  (sign.right - sign.left) * scaleOf(sign, capital) + (sign.place === 'level' ? SPACE * CAPITAL : 1.5 * SPACE * CAPITAL)

/** Draws a sign of the picture on the sheet, larger or smaller, each pixel between its four neighbours. */
function copy(
  { width, height, pixels }: GreyPicture,
  sign: Sign,
  { sheet, x, bottom, scale }: { sheet: GreyPicture; x: number; bottom: number; scale: number },
): void {
  const [newWidth, newHeight] = [sign.right - sign.left, sign.bottom - sign.top].map(side =>
    Math.max(1, Math.round(side * scale)),
  )
  if (!newWidth || !newHeight) return
  const at = (column: number, row: number) =>
    pixels[Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))] ?? PAPER
  for (let row = 0; row < newHeight; row++) {
    const y = bottom - newHeight + row
    if (y < 0 || y >= sheet.height) continue
    const sourceY = sign.top + (row + 0.5) / scale - 0.5
    const top = Math.floor(sourceY)
    for (let column = 0; column < newWidth; column++) {
      if (x + column >= sheet.width) break
      const sourceX = sign.left + (column + 0.5) / scale - 0.5
      const left = Math.floor(sourceX)
      const above = at(left, top) + (at(left + 1, top) - at(left, top)) * (sourceX - left)
      const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (sourceX - left)
      sheet.pixels[y * sheet.width + x + column] = above + (below - above) * (sourceY - top)
    }
  }
}
