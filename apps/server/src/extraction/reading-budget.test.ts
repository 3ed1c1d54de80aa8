import { expect, test } from 'vitest'
import { LIMITS, type Limits } from './limits.ts'
import { openDocument } from './open-document.ts'
import { ReadingBudget } from './reading-budget.ts'
import { ChildStopped } from './sandbox/pdf-child.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { textPagesAndChild } from './text-pages.ts'

const save = temporaryFiles()
const PAGES = 6

/** Reads six pages of ten letters each, and answers how many came and what became of the child that read them. */
async function read(limits: Limits) {
  const bytes = await drawPdf(pdf => {
    for (let number = 1; number <= PAGES; number++) put(number === 1 ? pdf : pdf.addPage(), 'iiiiiiiiii', 72, 72)
  })
  const file = save('pages.pdf', bytes)
  const document = await openDocument(file, LIMITS)
  if ('failure' in document) throw new Error(document.failure.message)
  const budget = new ReadingBudget(PAGES, limits)
  const { pages, child, close } = textPagesAndChild(file, LIMITS, document.child, { from: 1, to: PAGES, budget })
  // Nobody takes a page before all of a short document are read.
  const given = await child
  let count = 0
  const end = await (async () => {
    for await (const _ of pages) count++
    return 'end'
  })().catch((error: unknown) => (error instanceof ChildStopped ? error.reason : error))
  given?.close()
  close()
  return { count, end, handedOn: given !== null }
}

test('a short document within its limits is read whole, and its child handed on', async () => {
  expect(await read(LIMITS)).toEqual({ count: 6, end: 'end', handedOn: true })
})

test('letters and time are counted as pages are read, whoever waits for them', async () => {
  expect(await read({ ...LIMITS, maxGlyphs: 35 })).toEqual({ count: 3, end: 'time', handedOn: false })
  expect(await read({ ...LIMITS, wholeMs: -1, wholeMsPerPage: 0 })).toEqual({ count: 0, end: 'time', handedOn: false })
})
