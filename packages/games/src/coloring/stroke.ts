/**
 * Tells every pixel that a round brush of `radius` pixels covers on its way through points (x, y, x, y…), each once.
 * The picture's own ink lies above what is painted, so a stroke may cross it and never covers it.
 */
export function capsulePixels(
  points: readonly number[],
  radius: number,
  { width, height }: { width: number; height: number },
  tell: (pixel: number) => void,
): void {
  const seen = new Uint8Array(width * height)
  for (let at = 0; at < points.length; at += 2) {
    const from = Math.max(0, at - 2)
    const [x0, y0, x1, y1] = [points[from] ?? 0, points[from + 1] ?? 0, points[at] ?? 0, points[at + 1] ?? 0]
    const top = Math.max(0, Math.ceil(Math.min(y0, y1) - radius))
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1) + radius))
    const left = Math.max(0, Math.ceil(Math.min(x0, x1) - radius))
    const right = Math.min(width - 1, Math.floor(Math.max(x0, x1) + radius))
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const pixel = row * width + column
        if (seen[pixel] === 1 || distanceTo(column, row, x0, y0, x1, y1) > radius) continue
        seen[pixel] = 1
        tell(pixel)
      }
  }
}

/** How far a point is from a line between two others. */
function distanceTo(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length))
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy)
}

/** The part of the picture a stroke may touch; null when it lies outside. */
export function strokeBox(
  points: readonly number[],
  radius: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const x = Math.max(0, Math.ceil(left - radius))
  const y = Math.max(0, Math.ceil(top - radius))
  const wide = Math.min(width - 1, Math.floor(right + radius)) - x + 1
  const high = Math.min(height - 1, Math.floor(bottom + radius)) - y + 1
  return wide > 0 && high > 0 ? { x, y, width: wide, height: high } : null
}
