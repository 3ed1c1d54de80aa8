import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExtractionEvent, extractDocument } from './extract.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extraction-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function events(file: string): Promise<ExtractionEvent[]> {
  const list: ExtractionEvent[] = []
  for await (const event of extractDocument(file)) list.push(event)
  return list
}

async function chapter(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, info: { Title: 'A célula' } })
  pdf.font('Helvetica-Bold').fontSize(20).text('A célula')
  pdf.font('Helvetica').fontSize(12).text('A ', { continued: true })
  pdf.font('Helvetica-Bold').text('mitocôndria', { continued: true })
  pdf.font('Helvetica').text(' produz energia.')
  pdf.outline.addItem('A célula')
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('extractDocument', () => {
  test('reads lines with size and bold stretches, then outline and title', async () => {
    const file = join(folder, 'chapter.pdf')
    writeFileSync(file, await chapter())
    const [start, page, end] = await events(file)
    expect(start).toEqual({ kind: 'start', total: 1 })
    expect(page).toMatchObject({
      kind: 'page',
      page: {
        number: 1,
        source: 'text',
        lines: [
          { text: 'A célula', fontSize: 20, bold: [[0, 8]] },
          { text: 'A mitocôndria produz energia.', fontSize: 12, bold: [[2, 13]] },
        ],
      },
    })
    expect(end).toEqual({ kind: 'end', title: 'A célula', outline: [{ level: 1, title: 'A célula', page: 1 }] })
  })

  test('says when the file is not readable as a PDF', async () => {
    const file = join(folder, 'text.pdf')
    writeFileSync(file, 'apenas texto')
    expect(await events(file)).toEqual([
      { kind: 'failed', failure: { code: 'not-a-pdf', message: 'Isto não é um PDF.' } },
    ])
  })
})
