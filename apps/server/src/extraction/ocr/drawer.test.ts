import { afterEach, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { openDocument } from '../open-document.ts'
import { ReadingBudget } from '../reading-budget.ts'
import { ChildStopped } from '../sandbox/pdf-child.ts'
import { drawPdf, temporaryFiles } from '../testing/pdf.ts'
import { textPagesAndChild } from '../text-pages.ts'
import { PageDrawer } from './drawer.ts'

const save = temporaryFiles()
const drawers: PageDrawer[] = []
afterEach(() => {
  for (const drawer of drawers.splice(0)) drawer.close()
})

/** A document of so many pages, each with a black square, its text read by the child that is given to the drawer. */
async function opened(pages: number) {
  const bytes = await drawPdf(pdf => {
    for (let page = 1; page <= pages; page++) (page === 1 ? pdf : pdf.addPage()).rect(100, 100, 200, 200).fill()
  })
  const file = save('squares.pdf', bytes)
  const document = await openDocument(file, LIMITS)
  if ('failure' in document) throw new Error(document.failure.message)
  const texts = textPagesAndChild(file, LIMITS, document.child, {
    from: 1,
    to: pages,
    budget: new ReadingBudget(pages, LIMITS),
  })
  const drawer = new PageDrawer(file, LIMITS, texts.child)
  drawers.push(drawer)
  return { texts, drawer, first: document.child }
}

const width = (drawn: Awaited<ReturnType<PageDrawer['draw']>>) =>
  drawn === null || drawn === 'blank' ? drawn : drawn.picture.width

test('the child that has read the text of a short document draws, before anybody took the text', async () => {
  const { texts, drawer, first } = await opened(3)
  expect(await texts.child).toBe(first)
  expect(await Promise.all([1, 2].map(async page => width(await drawer.draw(page))))).toEqual([1652, 1652])
  const numbers: number[] = []
  for await (const { number } of texts.pages) numbers.push(number)
  expect(numbers).toEqual([1, 2, 3])
  drawer.close()
  // A closed drawer closes its child once that is there.
  await texts.child
  first.ask({ op: 'survey', from: 1, to: 1 })
  await expect(first.take('survey', LIMITS.openMs)).rejects.toThrow(ChildStopped)
})

test('where that child is gone, the drawer starts its own', async () => {
  const { texts, drawer } = await opened(1)
  ;(await texts.child)?.close()
  expect(width(await drawer.draw(1))).toBe(1652)
})

test('a long document keeps its child for its text', async () => {
  const { texts, drawer, first } = await opened(17)
  expect(await texts.child).toBeNull()
  expect(width(await drawer.draw(17))).toBe(1652)
  texts.close()
  first.close()
})
