/** Draws the blocks that run with the text: headings, paragraphs and lists. */
import type { Item, Run } from '../text.ts'
import { breakLines } from './lines.ts'
import type { Sheet } from './sheet.ts'
import { ink, sheet, sun, textWidth } from './style.ts'

const body = { size: 11, leading: 15.6 } as const

/** Draws a heading of level 2 or 3, kept with at least three lines of what follows. */
export function drawHeading(page: Sheet, level: 2 | 3, text: string): void {
  const { size, leading, gap } = level === 2 ? { size: 19, leading: 23, gap: 22 } : { size: 14, leading: 18, gap: 13 }
  const lines = breakLines([{ text, style: 'regular' }], textWidth, part => page.width(part, 'title', size))
  page.need(gap + lines.length * leading + 4 * body.leading)
  page.space(gap)
  page.bookmark(level, text)
  page.element(`H${level}`, element =>
    page.mark(element, `H${level}`, () => {
      for (const line of lines) {
        page
          .use('title', size, level === 2 ? page.color.main : ink)
          .text(`${line.map(run => run.text).join('')} `, sheet.left, page.y + size * 0.82, {
            lineBreak: false,
            baseline: 'alphabetic',
          })
        page.y += leading
      }
    }),
  )
  if (level === 2) {
    page.artifact(() => page.doc.roundedRect(sheet.left, page.y + 1, 34, 3, 1.5).fill(sun))
    page.y += 9
  } else page.y += 1
}

/**
 * Draws a paragraph, broken over pages with at least two lines on each side; one that announces a list stays with it.
 */
export function drawParagraph(page: Sheet, runs: readonly Run[]): void {
  page.space(7)
  if (runs.at(-1)?.text.endsWith(':')) {
    const lines = breakLines(runs, textWidth, page.measure(body.size)).length
    page.need((lines + 3) * body.leading)
  }
  drawLines(page, 'P', runs, sheet.left, textWidth)
}

/** Draws a list with bullets or numbers, and the lettered choices of an exercise. No item stands alone on a page. */
export function drawList(page: Sheet, items: readonly Item[], ordered: boolean): void {
  const indent = ordered ? 24 : 18
  const gap = ordered ? 5 : 2.5
  const width = textWidth - indent
  const heights = items.map(({ runs, choices }) => {
    const lines = breakLines(runs, width, page.measure(body.size)).length
    return lines * body.leading + choices.length * (body.leading + 1) + gap
  })
  page.space(ordered ? 4 : 5)
  page.element('L', list => {
    for (const [index, { runs, choices }] of items.entries()) {
      const together = index === 0 || index === items.length - 2 ? (heights[index + 1] ?? 0) : 0
      page.need((heights[index] ?? 0) + together)
      page.space(gap)
      const marker = () => drawMarker(page, ordered ? index + 1 : null)
      drawLines(page, 'LI', runs, sheet.left + indent, width, list, marker)
      for (const choice of choices) {
        page.space(1)
        drawLines(page, 'LI', choice, sheet.left + indent + 4, width - 4, list)
      }
    }
  })
}

/** Draws '•' or '1.' before the first line of an item, its right end at a fixed distance from the item's text. */
function drawMarker(page: Sheet, number: number | null): void {
  const [label, font, size] =
    number === null ? (['•', 'regular', 14] as const) : ([`${number}.`, 'labelBold', 12] as const)
  const right = sheet.left + (number === null ? 11 : 16)
  page
    .use(font, size, page.color.main)
    .text(`${label} `, right - page.width(label, font, size), page.y + (number === null ? 13 : 12.2), {
      lineBreak: false,
      baseline: 'alphabetic',
    })
}

function drawLines(
  page: Sheet,
  tag: string,
  runs: readonly Run[],
  x: number,
  width: number,
  parent = page.root,
  marker: (() => void) | null = null,
): void {
  const lines = breakLines(runs, width, page.measure(body.size))
  page.element(
    tag,
    element => {
      for (let done = 0; done < lines.length; ) {
        const count = linesHere(page, lines.length - done)
        if (count === 0) page.newPage()
        else {
          const first = done === 0
          page.mark(element, tag, () => {
            if (first) marker?.()
            for (const [index, line] of lines.slice(done, done + count).entries()) {
              const last = done + index === lines.length - 1
              const stretch = tag === 'P' && !last ? justify(page, line, width) : 0
              page.line(line, { x, baseline: page.y + 12.2, size: body.size, color: ink, stretch })
              page.y += body.leading
            }
          })
          done += count
        }
      }
    },
    parent,
  )
}

/** What each space of a line must gain so that the line is `width` wide; 0 where the holes would show. */
function justify(page: Sheet, line: readonly Run[], width: number): number {
  const measure = page.measure(body.size)
  const used = line.reduce((sum, run) => sum + measure(run.text, run.style), 0)
  const spaces = line.reduce((sum, run) => sum + run.text.split(' ').length - 1, 0)
  const stretch = spaces > 0 ? (width - used) / spaces : 0
  return stretch <= body.size * 0.6 ? Math.max(0, stretch) : 0
}

/** How many of the lines to set on this page: never one alone at its bottom or at the top of the next. */
function linesHere(page: Sheet, left: number): number {
  const fit = Math.floor((page.room + 2) / body.leading)
  if (left <= fit) return left
  if (left <= 3 || fit < 2) return page.atTop ? fit : 0
  return left - fit === 1 ? fit - 1 : fit
}
