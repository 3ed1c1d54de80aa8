import type { Area } from './label-map.ts'
import type { Patch } from './painting.ts'

/** Rows of a stripe, in pixels of the picture. */
const stripe = 6

/**
 * Marks an area with stripes, which show on every colour and leave it to be seen; answers where. Written pixel by pixel: drawn as
 * hundreds of rectangles, a large area would cost a slow phone a tenth of a second.
 */
export function drawMark(context: CanvasRenderingContext2D, area: Area, width: number): Patch {
  const { left, top, runs } = area
  const patch = { x: left, y: top, width: area.right - left, height: area.bottom - top }
  const image = context.createImageData(patch.width, patch.height)
  const pixels = new Uint32Array(image.data.buffer)
  // As a canvas has them in memory: alpha, blue, green, red.
  const [blue, white] = [0xccbf5f1d, 0xccffffff]
  for (let at = 0; at < runs.length; at += 2) {
    const from = runs[at] ?? 0
    const row = Math.floor(from / width)
    const start = (row - top) * patch.width + (from - row * width - left)
    pixels.fill(row % (2 * stripe) < stripe ? blue : white, start, start + (runs[at + 1] ?? 0) - from)
  }
  context.putImageData(image, patch.x, patch.y)
  return patch
}
