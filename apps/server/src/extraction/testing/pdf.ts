import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { afterAll } from 'vitest'

/** A folder for this test file, removed after it, and a way to put files there. */
export function temporaryFiles(): (name: string, bytes: Buffer | string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'extraction-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name, bytes) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
}

/** A PDF of A4 pages, drawn by `draw`; text is placed freely, so margins do not break pages. */
export async function drawPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options })
  draw(pdf)
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Writes one line of text with its top left corner at (x, y), in points. */
export function put(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  pdf.text(text, x, y, { lineBreak: false })
}
