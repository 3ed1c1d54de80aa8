import type { DemoText } from '../text.ts'
import { glueTitle } from './glue.ts'
import { breakLines } from './lines.ts'
import type { Sheet } from './sheet.ts'
import { sheet, sun, textWidth } from './style.ts'

const title = { size: 31, leading: 35 } as const
const subtitle = { size: 13, leading: 18 } as const

/** Draws the coloured head of the first page: subject and year, title, subtitle, over the hills of a landscape. */
export function drawCover(page: Sheet, text: DemoText): void {
  const { doc, color } = page
  const titleLines = breakLines(
    [{ text: glueTitle(text.title), style: 'regular' }],
    textWidth - 60,
    part => page.width(part, 'title', title.size),
    true,
  )
  const subtitleLines = breakLines(
    [{ text: glueTitle(text.subtitle), style: 'regular' }],
    textWidth - 60,
    part => page.width(part, 'label', subtitle.size),
    true,
  )
  const top = 100
  const height = top + titleLines.length * title.leading + subtitleLines.length * subtitle.leading + 56

  page.artifact(() => drawLandscape(page, height))
  const kicker = `${text.subject} · ${text.grade}`
  const kickerWidth = page.width(kicker, 'labelBold', 12) + 26
  page.artifact(() => doc.roundedRect(sheet.left, 54, kickerWidth, 25, 12.5).fill(sun))
  const put = (
    content: string,
    font: 'title' | 'label' | 'labelBold',
    size: number,
    x: number,
    baseline: number,
    fill: string,
  ) => page.use(font, size, fill).text(content, x, baseline, { lineBreak: false, baseline: 'alphabetic' })

  page.element('P', element =>
    page.mark(element, 'P', () => put(kicker, 'labelBold', 12, sheet.left + 13, 71, color.dark)),
  )
  let y = top
  page.element('H1', element =>
    page.mark(element, 'H1', () => {
      for (const line of titleLines) {
        put(`${line.map(run => run.text).join('')} `, 'title', title.size, sheet.left, y + 22, '#FFFFFF')
        y += title.leading
      }
    }),
  )
  y += 2
  page.element('P', element =>
    page.mark(element, 'P', () => {
      for (const line of subtitleLines) {
        put(`${line.map(run => run.text).join('')} `, 'label', subtitle.size, sheet.left, y + 11, '#FFFFFF')
        y += subtitle.leading
      }
    }),
  )
  page.y = height + 16
}

function drawLandscape({ doc, color }: Sheet, height: number): void {
  const w = sheet.width
  doc.rect(0, 0, w, height).fill(color.main)
  doc.circle(w - 92, 74, 34).fill(sun)
  doc
    .fillOpacity(0.25)
    .circle(w - 92, 74, 50)
    .fill(sun)
    .fillOpacity(1)
  const hill = (base: number, rise: number, fill: string) =>
    doc
      .path(
        `M0 ${height - base} C ${w * 0.2} ${height - base - rise} ${w * 0.32} ${height - base - rise}
         ${w * 0.5} ${height - base * 0.8}
         S ${w * 0.85} ${height - base - rise * 1.2} ${w} ${height - base * 0.9} L ${w} ${height} L 0 ${height} Z`,
      )
      .fill(fill)
  doc.fillOpacity(0.35)
  hill(34, 30, color.light)
  doc.fillOpacity(0.5)
  hill(18, 22, color.dark)
  doc.fillOpacity(1)
  doc
    .path(
      `M0 ${height - 8} C ${w * 0.3} ${height - 26} ${w * 0.6} ${height + 8} ${w} ${height - 14} L ${w} ` +
        `${height + 1} L 0 ${height + 1} Z`,
    )
    .fill('#FFFFFF')
}
