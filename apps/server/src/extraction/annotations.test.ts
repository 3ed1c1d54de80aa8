import { expect, test } from 'vitest'
import { lines, Paper } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()
const lesson = ['A nascente é o ponto onde brota um rio.', 'A foz é o ponto onde um rio acaba.']

/** What is read of a page below an annotation with a picture of its own. */
async function textUnder(subtype: string, picture: string): Promise<string[]> {
  const paper = new Paper()
  const form = paper.form(picture, '/BBox [0 0 420 24]')
  const annotation = `<< /Type /Annot /Subtype /${subtype} /Rect [70 730 490 754] /F 4 /AP << /N ${form} >> >>`
  return textOf(paper, [annotation])
}

/** What is read of the lesson below annotations. */
async function textOf(paper: Paper, annotations: readonly string[]): Promise<string[]> {
  const entries = `/Annots [${annotations.join(' ')}]`
  const bytes = paper.sheet({ content: lines(lesson, 72, 100), entries }).bytes()
  const text: string[] = []
  for await (const event of extractDocument(save('page.pdf', bytes)))
    if (event.kind === 'page') text.push(...event.page.lines.map(line => line.text))
  return text
}

test('a marker hides nothing, whatever its own picture says', async () => {
  expect(await textUnder('Highlight', '1 1 0 rg 0 0 420 24 re f')).toEqual(lesson)
})

test('what is stamped onto a page is no part of its text', async () => {
  expect(await textUnder('Stamp', 'BT /F2 14 Tf 1 0 0 rg 300 6 Td (APROVADO) Tj ET')).toEqual(lesson)
})

test('a stamp hides what it covers', async () => {
  expect(await textUnder('Stamp', '1 g 0 0 420 24 re f')).toEqual(lesson.slice(1))
})

test('a note typed onto a page is read', async () => {
  expect(await textUnder('FreeText', 'BT /F1 12 Tf 230 14 Td (O delta tem ilhas.) Tj ET')).toContain(
    'O delta tem ilhas.',
  )
})

test('a note typed below a stamp as large as the sheet is read', async () => {
  const paper = new Paper()
  const note = paper.form('BT /F1 12 Tf 2 8 Td (O delta tem ilhas.) Tj ET', '/BBox [0 0 200 24]')
  const pen = paper.form('0 0 1 RG 2 w 20 20 m 60 40 l S', '/BBox [0 0 595 842]')
  const annotations = [
    `<< /Type /Annot /Subtype /FreeText /Rect [70 400 270 424] /F 4 /AP << /N ${note} >> >>`,
    `<< /Type /Annot /Subtype /Stamp /Rect [0 0 595 842] /F 4 /AP << /N ${pen} >> >>`,
  ]
  expect(await textOf(paper, annotations)).toEqual([...lesson, 'O delta tem ilhas.'])
})
