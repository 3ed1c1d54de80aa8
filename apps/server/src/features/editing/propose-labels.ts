import type { Region } from '@capivira/core/editing/figure-rules'
import type { Page } from '@capivira/core/materials/document'
import { markOfBox } from '../../extraction/locate-quote.ts'

/** What is longer is a sentence of the page, no label of a picture. */
const longest = { letters: 40, words: 5 }
/** A margin around the letters, in points, so that none looks out from under a rectangle. */
const margin = 2

type Line = Page['lines'][number]

const isShort = (text: string) => text.length <= longest.letters && text.split(/\s+/).length <= longest.words

/** What is told of a figure, which a label may stand close to. */
const caption = /^(?:figura|fig\.|fonte|imagem|mapa|gráfico|foto|legenda)\b/iu

/**
 * Whether a line goes on one of a paragraph's `long` ones, or is gone on by it: the ends of a paragraph are short, too.
 * Its lines are less than a line apart and stand one over the other for most of the shorter one.
 */
function isOfParagraph({ box: [left, top, right, bottom] }: Line, long: readonly Line[]): boolean {
  const height = bottom - top
  return long.some(({ box: [l, t, r, b] }) => {
    const gap = Math.max(t - bottom, top - b)
    const over = Math.min(right, r) - Math.max(left, l)
    return gap < 0.9 * height && gap > -0.5 * height && over > 0.6 * (right - left)
  })
}

/** The short lines of a page, which may be labels of a figure, where they stand on the sheet as it is shown. */
export function proposeLabels(page: Page): { text: string; region: Region }[] {
  if (!(page.width > 0 && page.height > 0)) return []
  const long = page.lines.filter(({ text }) => !isShort(text.trim()) && !caption.test(text.trim()))
  return page.lines.flatMap(line => {
    const words = line.text.trim()
    if (!/\p{L}|\d/u.test(words) || !isShort(words) || isOfParagraph(line, long)) return []
    const [left, top, right, bottom] = line.box
    const region = markOfBox([left - margin, top - margin, right + margin, bottom + margin], page)
    return [{ text: words, region: inside(region) }]
  })
}

/** What of a rectangle lies on the sheet. */
function inside({ left, top, width, height }: Region): Region {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return { left: x, top: y, width: Math.min(1, left + width) - x, height: Math.min(1, top + height) - y }
}
