import type { Line } from '@capivira/core/materials/document'
import { expect, test } from 'vitest'
import { box, lines, Paper, rule, text, widthOf } from '../../test/paper.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

const save = temporaryFiles()

/** What looks otherwise than plain on a sheet: its letters and how they look. */
async function looksIn(content: string, entries = ''): Promise<string[]> {
  const found: Line[] = []
  for await (const event of extractDocument(save('quiz.pdf', new Paper().sheet({ content, entries }).bytes())))
    if (event.kind === 'page') found.push(...event.page.lines)
  return found.flatMap(line => (line.looks ?? []).map(([from, to, look]) => `${line.text.slice(from, to)}: ${look}`))
}

const rows = ['a) Quito', 'b) Lima', 'c) Caracas']
const quiz = lines(rows, 72, 100, { leading: 20 })
const wide = widthOf('b) Lima')

test('letters in a colour are told, greys are not', async () => {
  const coloured = text('d) Sucre', 72, 160).replace('0 g', '0.75 0 0 rg')
  const grey = text('e) Assunção', 72, 180).replace('0 g', '0.3 0.3 0.35 rg')
  expect(await looksIn(quiz + coloured + grey)).toEqual(['d) Sucre: ink bf0000'])
})

test('a line below letters is told, a line between rows is not', async () => {
  expect(await looksIn(quiz + rule(72, 122, 72 + wide, 122))).toEqual(['b) Lima: line'])
  expect(await looksIn(quiz + rule(72, 130, 300, 130))).toEqual([])
})

test('a coloured ground is told; a grey one and one of the whole sheet are not', async () => {
  const ground = box(72, 109, wide, 14, '1 1 0 rg')
  expect(await looksIn(ground + quiz)).toEqual(['b) Lima: shade ffff00'])
  expect(await looksIn(box(72, 109, wide, 14, '0.9 0.9 0.9 rg') + quiz)).toEqual([])
  expect(await looksIn(box(0, 0, 595, 842, '0.9 0.95 0.7 rg') + quiz)).toEqual([])
})

test('what a marker marked is told by its annotation', async () => {
  const [top, bottom] = [842 - 108, 842 - 124]
  const quad = `[72 ${top} ${72 + wide} ${top} 72 ${bottom} ${72 + wide} ${bottom}]`
  const place = `/Rect [72 ${bottom} ${72 + wide} ${top}] /QuadPoints ${quad}`
  const annotation = `<< /Type /Annot /Subtype /Highlight ${place} /C [0 1 0] >>`
  expect(await looksIn(quiz, `/Annots [${annotation}]`)).toEqual(['b) Lima: shade ffff00'])
})
