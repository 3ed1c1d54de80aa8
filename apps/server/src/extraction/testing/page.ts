import { Paper } from '../../../test/paper.ts'
import { extractDocument } from '../extract.ts'
import type { temporaryFiles } from './pdf.ts'

/** Reads what a sheet with this content says: its pages, their lines and the text of each. */
export function readerOf(save: ReturnType<typeof temporaryFiles>) {
  async function pagesOf(content: string) {
    const pages = []
    const bytes = new Paper().sheet({ content }).bytes()
    for await (const event of extractDocument(save('page.pdf', bytes)))
      if (event.kind === 'page') pages.push(event.page)
    return pages
  }
  const linesOf = async (content: string) => (await pagesOf(content)).flatMap(page => page.lines)
  const textsOf = async (content: string) => (await linesOf(content)).map(line => line.text)
  return { pagesOf, linesOf, textsOf }
}
