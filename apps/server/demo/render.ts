/**
 * Renders a school text in Markdown (see text.ts for its blocks) to an A4 PDF with bookmarks and structure for screen
 * readers. The same text always gives the same bytes.
 *
 *     node apps/server/demo/render.ts text.md out.pdf
 */
import { readFile, writeFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { drawHeading, drawList, drawParagraph } from './layout/blocks.ts'
import { drawBox, drawFigure, drawTable } from './layout/boxes.ts'
import { drawCover } from './layout/cover.ts'
import { Sheet } from './layout/sheet.ts'
import { registerFonts } from './layout/style.ts'
import { type Block, type DemoText, parseText } from './text.ts'

/** A fixed date: a PDF's id and dates would otherwise differ at each run. */
const created = new Date('2026-11-20T12:00:00Z')

/** Renders a text to the bytes of a PDF. Throws an Error that names what is wrong in the text. */
export async function renderText(markdown: string): Promise<Buffer> {
  const text = parseText(markdown)
  const doc = openDocument(text)
  const chunks: Buffer[] = []
  const closed = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  registerFonts(doc)
  const page = new Sheet(doc, text)
  page.newPage()
  drawCover(page, text)
  for (const block of text.blocks) drawBlock(page, block)
  page.finish()
  doc.end()
  await closed
  return Buffer.concat(chunks)
}

function openDocument(text: DemoText): PDFKit.PDFDocument {
  return new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: {
      Title: text.title,
      Subject: `${text.subject}, ${text.grade}`,
      Author: 'Capivira',
      Creator: 'Capivira',
      Producer: 'PDFKit',
      CreationDate: created,
    },
  })
}

function drawBlock(page: Sheet, block: Block): void {
  if (block.kind === 'heading') drawHeading(page, block.level, block.text)
  else if (block.kind === 'paragraph') drawParagraph(page, block.runs)
  else if (block.kind === 'list') drawList(page, block.items, block.ordered)
  else if (block.kind === 'table') drawTable(page, block)
  else if (block.kind === 'figure') drawFigure(page, block)
  else drawBox(page, block)
}

if (import.meta.main) {
  const [, , source, target] = process.argv
  if (!source || !target) {
    console.error('Usage: node apps/server/demo/render.ts text.md out.pdf')
    process.exit(2)
  }
  await writeFile(target, await renderText(await readFile(source, 'utf8')))
}
