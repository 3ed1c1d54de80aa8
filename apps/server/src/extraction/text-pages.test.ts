import { expect, test } from 'vitest'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { LIMITS } from './limits.ts'
import { openDocument } from './open-document.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { textPages } from './text-pages.ts'

readOneAfterTheOther()
const save = temporaryFiles()

async function numbersRead(from: number, to: number, children: number): Promise<string[]> {
  const bytes = await drawPdf(pdf => {
    for (let number = 1; number <= 21; number++) put(number === 1 ? pdf : pdf.addPage(), 'i'.repeat(number), 72, 72)
  })
  const file = save('pages.pdf', bytes)
  const document = await openDocument(file, LIMITS)
  if ('failure' in document) throw new Error(document.failure.message)
  const read: string[] = []
  for await (const { number, glyphs } of textPages(file, LIMITS, document.child, { from, to }, children))
    read.push(`${number}:${glyphs?.count}`)
  return read
}

test.each([
  [1, 21, 1],
  [1, 21, 2],
  [1, 21, 3],
  [20, 21, 2],
  [9, 9, 1],
])('pages %d to %d come in order from %d children', async (from, to, children) => {
  const expected = Array.from({ length: to - from + 1 }, (_, index) => `${from + index}:${from + index}`)
  expect(await numbersRead(from, to, children)).toEqual(expected)
})
