type Pdf = PDFKit.PDFDocument
/** A piece of a line: its text with what it is set in, raised by `rise` and set off by `gap`, in points. */
export type Piece = string | { text: string; font?: string; size?: number; rise?: number; gap?: number }

/** Draws a line piece by piece with its baseline at `y`; returns where it ends. */
export function row(pdf: Pdf, pieces: readonly Piece[], y: number, left = 70): number {
  let x = left
  for (const piece of pieces) {
    const {
      text,
      font = 'Helvetica',
      size = 12,
      rise = 0,
      gap = 0,
    } = typeof piece === 'string' ? { text: piece } : piece
    x += gap
    pdf
      .font(font)
      .fontSize(size)
      .text(text, x, y - rise, { lineBreak: false, baseline: 'alphabetic' })
    x += pdf.widthOfString(text)
  }
  return x
}
