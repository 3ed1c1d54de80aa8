import type { Page } from '@capivira/core/materials/document'
import { understandDocument } from '@capivira/generation/document/understand'
import { generateMaterial } from '@capivira/generation/generate'
import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { neighbourPages } from '../../test/school-pages/neighbours.ts'
import { orderPages } from '../../test/school-pages/order.ts'
import type { SchoolPage } from '../../test/school-pages/page.ts'
import { programPages } from '../../test/school-pages/programs.ts'
import { seenPages } from '../../test/school-pages/seen.ts'
import { wordPages } from '../../test/school-pages/words.ts'
import { wrappedPages } from '../../test/school-pages/wrapped.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()

/** What becomes of a page, as far as its right result says. */
async function readingOf({ build, lines, blocks, refused, cards }: SchoolPage): Promise<Partial<SchoolPage>> {
  const pages: Page[] = []
  let failure = ''
  for await (const event of extractDocument(save('page.pdf', await build()))) {
    if (event.kind === 'page') pages.push(event.page)
    if (event.kind === 'failed') failure = event.failure.message
  }
  const document = { pages, outline: [], title: null }
  return {
    ...((refused !== undefined || failure) && { refused: failure }),
    ...(lines && { lines: pages.flatMap(page => page.lines.map(line => line.text)) }),
    ...(blocks && {
      blocks: understandDocument(document, isKnown).sections.flatMap(section => section.blocks.map(({ text }) => text)),
    }),
    ...(cards !== undefined && { cards: generateMaterial(document, { title: '' }).cards.length }),
  }
}

describe.each([
  ['what is seen', seenPages],
  ['order', orderPages],
  ['words', wordPages],
  ['wrappers, fields and languages', wrappedPages],
  ['neighbours', neighbourPages],
  ['programs', programPages],
])('pages that schools have: %s', (_, pages) => {
  test.each(pages.map(page => [page.name, page] as const))('%s', async (_name, page) => {
    const { name: _unused, build: _build, ...right } = page
    expect(await readingOf(page)).toEqual(right)
  })
})
