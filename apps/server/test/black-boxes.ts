/** A black box on white paper: left, top, width and height in pixels. */
export type BlackBox = readonly [left: number, top: number, width: number, height: number]

/** White paper of 100 rows, a byte a pixel, with black boxes on it: letters and signs as recognition sees their ink. */
export function blackBoxes(width: number, boxes: readonly BlackBox[]) {
  const pixels = Buffer.alloc(width * 100, 255)
  for (const [left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y++) pixels.fill(0, y * width + left, y * width + left + wide)
  return { width, height: 100, pixels }
}
