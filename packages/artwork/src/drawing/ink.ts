import { measure } from '../geometry/rings.ts'
import { lightness } from './color.ts'
import type { Part } from './drawing.ts'

/** How a part appears in a picture to colour: white with a black outline, all black, as a black line, or not at all. */
export type Ink = 'outline' | 'solid' | 'line' | 'none'

/** A white part must stay this wide inside its outline, in canvas units, or a finger cannot find it. */
const NARROWEST = 4.2
/** Dark details up to this area (canvas units²) are eyes, noses and hooves: better black than white. */
const DARK_DETAIL = 260

/** Below this scale nothing is left to colour between glasses, eyes and hair. */
const SMALLEST_GLASSES = 1.1

/**
 * Decides how a part is inked at `scale` canvas units per unit of the drawing, with lines `line` wide. Twice the area
 * over the length of the outline is the mean width of a shape (exact for a long strip).
 */
export function inkOf(part: Part, scale: number, line: number): Ink {
  if (part.name === 'óculos' && scale < SMALLEST_GLASSES) return 'none'
  if (part.fill === null) return 'line'
  if (part.name === 'bochecha') return 'none'
  const { area, length } = measure(part.rings)
  const size = area * scale * scale
  const width = ((2 * area) / Math.max(length, 1e-9)) * scale * 1.6
  const light = lightness(part.fill)
  if (light < 0.25 && size < DARK_DETAIL) return 'solid'
  if (width - line >= NARROWEST && size > 70) return 'outline'
  if (light > 0.4 && size < 160) return 'none'
  return 'solid'
}
