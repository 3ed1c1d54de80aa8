import type { Patch } from './painting.ts'

/**
 * One pixel of the sheet of paint stands for so many of the picture, both ways: where a colour ends is under a line,
 * and the lines are as fine as the picture. A slow phone has a quarter to carry.
 */
export const coarse = 2

/** Shows what changed of a painting, `width` pixels wide, on its coarser sheet. */
export function showPaint(context: CanvasRenderingContext2D, pixels: Uint32Array, width: number, patch: Patch): void {
  const left = Math.floor(patch.x / coarse)
  const top = Math.floor(patch.y / coarse)
  const columns = Math.ceil((patch.x + patch.width) / coarse) - left
  const rows = Math.ceil((patch.y + patch.height) / coarse) - top
  if (columns <= 0 || rows <= 0) return
  const image = context.createImageData(columns, rows)
  const shown = new Uint32Array(image.data.buffer)
  for (let row = 0; row < rows; row++) {
    let from = (top + row) * coarse * width + left * coarse
    const start = row * columns
    for (let column = 0; column < columns; column++, from += coarse) shown[start + column] = pixels[from] ?? 0
  }
  context.putImageData(image, left, top)
}
