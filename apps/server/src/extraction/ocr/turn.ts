import type { GreyPicture } from './picture.ts'

/** A picture turned, and where a point of it lies on the one it was made of. */
export type Turned = { picture: GreyPicture; back: (x: number, y: number) => readonly [x: number, y: number] }

const PAPER = 255
/** Places on the picture are counted in so many parts of a pixel: whole numbers are several times as fast. */
const BITS = 14
const ONE = 1 << BITS
const REST = ONE - 1

/** The picture with lines that fall by `degrees` (clockwise) made level, on a sheet that holds all of it. */
export function straightened({ width, height, pixels }: GreyPicture, degrees: number): Turned {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const newWidth = Math.ceil(width * cos + height * Math.abs(sin))
  const newHeight = Math.ceil(height * cos + width * Math.abs(sin))
  const back = (x: number, y: number) => {
    const dx = x - newWidth / 2
    const dy = y - newHeight / 2
    return [cos * dx - sin * dy + width / 2, sin * dx + cos * dy + height / 2] as const
  }
  const result = Buffer.alloc(newWidth * newHeight, PAPER)
  const stepX = Math.round(cos * ONE)
  const stepY = Math.round(sin * ONE)
  for (let y = 0; y < newHeight; y++) {
    const [startX, startY] = back(0, y)
    let sourceX = Math.round(startX * ONE)
    let sourceY = Math.round(startY * ONE)
    for (let at = y * newWidth; at < (y + 1) * newWidth; at++, sourceX += stepX, sourceY += stepY) {
      const left = sourceX >> BITS
      const top = sourceY >> BITS
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const from = top * width + left
      const right = (sourceX & REST) >> 6
      const down = (sourceY & REST) >> 6
      const above = (pixels[from] ?? 0) * (256 - right) + (pixels[from + 1] ?? 0) * right
      const below = (pixels[from + width] ?? 0) * (256 - right) + (pixels[from + width + 1] ?? 0) * right
      result[at] = (above * (256 - down) + below * down) >> 16
    }
  }
  return { picture: { width: newWidth, height: newHeight, pixels: result }, back }
}
