import type { Area } from './label-map.ts'

/** Rows of a stripe, in pixels of the picture. */
const stripe = 6

/**
 * Marks an area with stripes, which show on every colour and leave it to be seen: lays a sheet of just its size over the picture,
 * so that a slow phone has no more to carry. Written pixel by pixel: drawn as hundreds of rectangles, a large area would cost it a
 * tenth of a second.
 */
export function drawMark(canvas: HTMLCanvasElement, area: Area, picture: { width: number; height: number }): void {
  const { left, top, right, bottom, runs } = area
  const size = { width: right - left, height: bottom - top }
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) return
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  Object.assign(canvas.style, {
    left: share(left, picture.width),
    top: share(top, picture.height),
    width: share(size.width, picture.width),
    height: share(size.height, picture.height),
  })
  const image = context.createImageData(size.width, size.height)
  const pixels = new Uint32Array(image.data.buffer)
  // As a canvas has them in memory: alpha, blue, green, red.
  const [blue, white] = [0xccbf5f1d, 0xccffffff]
  for (let at = 0; at < runs.length; at += 2) {
    const from = runs[at] ?? 0
    const row = Math.floor(from / picture.width)
    const start = (row - top) * size.width + (from - row * picture.width - left)
    pixels.fill(row % (2 * stripe) < stripe ? blue : white, start, start + (runs[at + 1] ?? 0) - from)
  }
  context.putImageData(image, 0, 0)
}
