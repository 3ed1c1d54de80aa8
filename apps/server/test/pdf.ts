import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF of A4 pages with these paragraphs, one list per page; no page has no text layer when its list is empty. */
export function makePdf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, autoFirstPage: false })
  for (const paragraphs of pages) {
    pdf.addPage()
    for (const paragraph of paragraphs) pdf.font('Helvetica').fontSize(12).text(paragraph).moveDown()
  }
  pdf.end()
  return buffer(pdf)
}
