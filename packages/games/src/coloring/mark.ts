import type { Area } from './label-map.ts'
import { coarse } from './paint-sheet.ts'

/** Rows of a stripe, in pixels of the picture. */
const stripe = 6

/**
 * Marks an area with stripes, which show on every colour and leave it to be seen: lays a sheet of just its size over
 * the picture, so that a slow phone has no more to carry. Written pixel by pixel: drawn as hundreds of rectangles, a
 * large area would cost it a tenth of a second.
 */
export function drawMark(canvas: HTMLCanvasElement, area: Area, picture: { width: number; height: number }): void {
  const left = area.left - (area.left % coarse)
  const top = area.top - (area.top % coarse)
  const size = { width: Math.ceil((area.right - left) / coarse), height: Math.ceil((area.bottom - top) / coarse) }
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) return
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  Object.assign(canvas.style, {
    left: share(left, picture.width),
    top: share(top, picture.height),
    width: share(size.width * coarse, picture.width),
    height: share(size.height * coarse, picture.height),
  })
  const image = context.createImageData(size.width, size.height)
  const pixels = new Uint32Array(image.data.buffer)
  // As a canvas has them in memory: alpha, blue, green, red.
  const [blue, white] = [0xccbf5f1d, 0xccffffff]
  const { runs } = area
  for (let at = 0; at < runs.length; at += 2) {
    const from = runs[at] ?? 0
    const row = Math.floor(from / picture.width)
    if ((row - top) % coarse > 0) continue
    const start = ((row - top) / coarse) * size.width
    const column = (pixel: number) => start + Math.round((pixel - row * picture.width - left) / coarse)
    pixels.fill(row % (2 * stripe) < stripe ? blue : white, column(from), column(runs[at + 1] ?? 0))
  }
  context.putImageData(image, 0, 0)
}
