import type { Region } from '@capivira/core/editing/figure-rules'
import type { Page } from '@capivira/core/materials/document'
import { markOfBox } from '../../extraction/locate-quote.ts'

/** What is longer is a sentence of the page, no label of a picture. */
const longest = { letters: 40, words: 5 }
/** A margin around the letters, in points, so that none looks out from under a rectangle. */
const margin = 2

/** The short lines of a page, which may be labels of a figure, where they stand on the sheet as it is shown. */
export function proposeLabels(page: Page): { text: string; region: Region }[] {
  if (!(page.width > 0 && page.height > 0)) return []
  return page.lines.flatMap(({ text, box: [left, top, right, bottom] }) => {
    const words = text.trim()
    const isLabel =
      /\p{L}|\d/u.test(words) && words.length <= longest.letters && words.split(/\s+/).length <= longest.words
    if (!isLabel) return []
    const region = markOfBox([left - margin, top - margin, right + margin, bottom + margin], page)
    return [{ text: words, region: inside(region) }]
  })
}

/** What of a rectangle lies on the sheet. */
function inside({ left, top, width, height }: Region): Region {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return { left: x, top: y, width: Math.min(1, left + width) - x, height: Math.min(1, top + height) - y }
}
