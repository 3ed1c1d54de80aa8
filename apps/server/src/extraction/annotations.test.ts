import { expect, test } from 'vitest'
import { lines, Paper } from '../../test/paper.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

const save = temporaryFiles()
const lesson = ['A nascente é o ponto onde brota um rio.', 'A foz é o ponto onde um rio acaba.']

/** What is read of a page below an annotation with a picture of its own. */
async function textUnder(subtype: string, picture: string): Promise<string[]> {
  const paper = new Paper()
  const form = paper.form(picture, '/BBox [0 0 420 24]')
  const annotation = `<< /Type /Annot /Subtype /${subtype} /Rect [70 730 490 754] /F 4 /AP << /N ${form} >> >>`
  const bytes = paper.sheet({ content: lines(lesson, 72, 100), entries: `/Annots [${annotation}]` }).bytes()
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
