/** One cubic Bézier curve without its start: two control points and the end. */
export type Cubic = readonly [number, number, number, number, number, number]

/**
 * An SVG elliptical arc as cubic curves, each of at most a quarter turn. Formulas: SVG 2, appendix B.2.4 (endpoint to
 * centre parameterisation) and the usual 4/3·tan(θ/4) handle.
 */
export function arcToCubics(
  [x1, y1]: readonly [number, number],
  [rxGiven, ryGiven, degrees, large, sweep]: readonly [number, number, number, boolean, boolean],
  [x2, y2]: readonly [number, number],
): Cubic[] {
  if (rxGiven === 0 || ryGiven === 0) return [[x1, y1, x2, y2, x2, y2]]
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.max(1, Math.sqrt((px / rxGiven) ** 2 + (py / ryGiven) ** 2))
  const [rx, ry] = [Math.abs(rxGiven) * grow, Math.abs(ryGiven) * grow]
  const under = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1
  const turn = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1)
  const [ux, uy] = [(turn * rx * py) / ry, (-turn * ry * px) / rx]
  const centreX = cos * ux - sin * uy + (x1 + x2) / 2
  const centreY = sin * ux + cos * uy + (y1 + y2) / 2
  const start = Math.atan2((py - uy) / ry, (px - ux) / rx)
  let span = Math.atan2((-py - uy) / ry, (-px - ux) / rx) - start
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6))
  const step = span / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const place = (x: number, y: number): [number, number] => [
    centreX + cos * rx * x - sin * ry * y,
    centreY + sin * rx * x + cos * ry * y,
  ]
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [start + index * step, start + (index + 1) * step]
    return [
      ...place(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from)),
      ...place(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to)),
      ...place(Math.cos(to), Math.sin(to)),
    ] as const
  })
}
