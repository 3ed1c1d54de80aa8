import type { Line } from '@capivira/core/materials/document'
import { evened } from './light.ts'
import { type GreyPicture, isDark, negative } from './picture.ts'
import { sharpened } from './sharpness.ts'
import { skewOf } from './skew.ts'
import { straightened } from './turn.ts'

/** A page's picture as recognition reads it best, and the way from it back to the page. */
export type Prepared = { picture: GreyPicture; boxBack: (box: Line['box'], scale: number) => Line['box'] }

/** Lines that fall by less than this are read as well as level ones. */
const LEVEL_DEGREES = 0.4

/**
 * A photograph of a page made like a scan: dark letters on pale paper, lit evenly, its lines level, its letters sharp.
 * A clean scan passes as it is.
 */
export function prepare(shown: GreyPicture): Prepared {
  const even = evened(isDark(shown) ? negative(shown) : shown)
  const degrees = skewOf(even)
  if (Math.abs(degrees) < LEVEL_DEGREES) return { picture: sharpened(even), boxBack: box => box }
  const { picture, back } = straightened(even, degrees)
  return {
    picture: sharpened(picture),
    boxBack: ([left, top, right, bottom], scale) => {
      const corners = [
        back(left * scale, top * scale),
        back(right * scale, top * scale),
        back(left * scale, bottom * scale),
        back(right * scale, bottom * scale),
      ]
      const xs = corners.map(([x]) => Math.max(0, Math.min(shown.width, x)) / scale)
      const ys = corners.map(([, y]) => Math.max(0, Math.min(shown.height, y)) / scale)
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    },
  }
}
