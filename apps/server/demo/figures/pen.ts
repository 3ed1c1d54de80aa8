/** What figures are drawn with. Coordinates are points from the top left corner of the figure. */
import { type Color, type FontName, ink } from '../layout/style.ts'

type Point = readonly [x: number, y: number]
export type Canvas = { doc: PDFKit.PDFDocument; color: Color /** Width of the text. */; width: number }
export type Figure = {
  height: number
  /** What the figure shows, in Portuguese, for those who cannot see it. */
  alt: string
  draw: (canvas: Canvas) => void
}

type LabelOptions = { font?: FontName; size?: number; color?: string; align?: 'left' | 'center' | 'right' }

/**
 * Writes one line with its baseline at `y`; `x` is its left end, middle or right end by `align` (middle if not given).
 */
export function label(doc: PDFKit.PDFDocument, text: string, x: number, y: number, options: LabelOptions = {}): void {
  const { font = 'labelBold', size = 9.5, color = ink, align = 'center' } = options
  doc.font(font).fontSize(size).fillColor(color)
  const share = { left: 0, center: 0.5, right: 1 }[align]
  doc.text(text, x - doc.widthOfString(text) * share, y, { lineBreak: false, baseline: 'alphabetic' })
}

/** Draws an arrow from a to b, bent towards `via` (the control point of a quadratic curve) when it is given. */
export function arrow(
  doc: PDFKit.PDFDocument,
  a: Point,
  b: Point,
  { color, width = 2, via, dash }: { color: string; width?: number; via?: Point; dash?: number },
): void {
  const control = via ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const angle = Math.atan2(b[1] - control[1], b[0] - control[0])
  const head = 3.2 * width + 2
  const neck: Point = [b[0] - head * 0.8 * Math.cos(angle), b[1] - head * 0.8 * Math.sin(angle)]
  doc.save()
  doc.lineWidth(width).lineCap(dash ? 'butt' : 'round')
  if (dash) doc.dash(dash, { space: dash })
  doc.moveTo(a[0], a[1]).quadraticCurveTo(control[0], control[1], neck[0], neck[1]).stroke(color)
  doc.restore()
  const corner = (turn: number): [number, number] => [
    b[0] - head * Math.cos(angle + turn),
    b[1] - head * Math.sin(angle + turn),
  ]
  doc.polygon([b[0], b[1]], corner(0.5), corner(-0.5)).fill(color)
}

/** Draws `picture` with its own origin at (x, y), `scale` times its size. */
export function at(doc: PDFKit.PDFDocument, x: number, y: number, scale: number, picture: () => void): void {
  doc.save()
  doc.translate(x, y).scale(scale)
  picture()
  doc.restore()
}
