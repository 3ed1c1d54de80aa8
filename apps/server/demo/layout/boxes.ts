/** Draws the blocks that stay in one piece: tables, figures with caption, and boxes. */
import { figures } from '../figures/figures.ts'
import type { Block, Run } from '../text.ts'
import { breakLines } from './lines.ts'
import type { Sheet } from './sheet.ts'
import { ink, inkSoft, sheet, sun, textWidth } from './style.ts'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const caption = { size: 9.6, leading: 13.2 } as const

/** Places a figure with its caption under it. Throws when no figure has that name. */
export function drawFigure(page: Sheet, block: Of<'figure'>): void {
  const figure = figures[block.name]
  if (!figure) throw new Error(`There is no figure "${block.name}".`)
  const lines = captionLines(page, block.caption)
  page.place({
    height: figure.height + 8 + lines.length * caption.leading,
    draw: () => {
      const { doc, y } = page
      page.element(
        'Figure',
        element =>
          page.mark(element, 'Figure', () => {
            doc.save()
            doc.translate(sheet.left, y)
            figure.draw({ doc, color: page.color, width: textWidth })
            doc.restore()
          }),
        page.root,
        { alt: figure.alt },
      )
      drawCaption(page, lines, y + figure.height + 8)
    },
  })
}

/** Places a table: columns as wide as their content asks for, a coloured header row, the caption under it. */
export function drawTable(page: Sheet, block: Of<'table'>): void {
  const size = 10.2
  const leading = 13.8
  const padding = 7
  const widths = columnWidths(page, [block.header, ...block.rows], size, padding)
  const setRow = (row: Run[][], bold: boolean) => {
    const cells = row.map((cell, column) =>
      breakLines(
        bold ? cell.map(run => ({ ...run, style: 'bold' as const })) : cell,
        (widths[column] ?? 0) - 2 * padding,
        page.measure(size),
      ),
    )
    return { cells, height: Math.max(...cells.map(cell => cell.length)) * leading + 2 * padding - 2 }
  }
  const rows = [setRow(block.header, true), ...block.rows.map(row => setRow(row, false))]
  const lines = captionLines(page, block.caption)
  const tableHeight = rows.reduce((sum, row) => sum + row.height, 0)
  page.place({
    height: tableHeight + 8 + lines.length * caption.leading,
    draw: () => {
      const { doc, color, y: top } = page
      page.artifact(() => {
        doc.save()
        doc.roundedRect(sheet.left, top, textWidth, tableHeight, 8).clip()
        let y = top
        for (const [index, row] of rows.entries()) {
          doc
            .rect(sheet.left, y, textWidth, row.height)
            .fill(index === 0 ? color.main : index % 2 ? '#FFFFFF' : color.softer)
          y += row.height
        }
        doc.restore()
        doc.roundedRect(sheet.left, top, textWidth, tableHeight, 8).lineWidth(1).stroke(color.light)
      })
      page.element('Table', table => {
        let y = top
        for (const [index, row] of rows.entries()) {
          page.element(
            'TR',
            tr => {
              let x = sheet.left
              for (const [column, cell] of row.cells.entries()) {
                const tag = index === 0 ? 'TH' : 'TD'
                page.element(
                  tag,
                  element =>
                    page.mark(element, tag, () => {
                      for (const [number, line] of cell.entries()) {
                        const color = index === 0 ? '#FFFFFF' : ink
                        page.line(line, {
                          x: x + padding,
                          baseline: y + padding + 9 + number * leading,
                          size,
                          color,
                          bold: color,
                        })
                      }
                    }),
                  tr,
                )
                x += widths[column] ?? 0
              }
            },
            table,
          )
          y += row.height
        }
      })
      drawCaption(page, lines, top + tableHeight + 8)
    },
  })
}

/**
 * Shares the width of the text among the columns: each has room for its longest word, and what is left goes in
 * proportion to the square root of its longest cell, so that long cells wrap and short ones do not.
 */
function columnWidths(page: Sheet, rows: Run[][][], size: number, padding: number): number[] {
  const measure = page.measure(size)
  const columns = rows[0]?.length ?? 0
  const least: number[] = []
  const wish: number[] = []
  for (let column = 0; column < columns; column++) {
    const texts = rows.map(row => (row[column] ?? []).map(run => run.text).join(''))
    least.push(2 * padding + Math.max(...texts.flatMap(text => text.split(' ')).map(word => measure(word, 'bold'))))
    wish.push(Math.sqrt(Math.max(...texts.map(text => measure(text, 'bold')))))
  }
  const left = textWidth - least.reduce((sum, width) => sum + width, 0)
  const wishes = wish.reduce((sum, width) => sum + width, 0)
  return least.map((width, column) => width + (left * (wish[column] ?? 0)) / wishes)
}

/** Places a short box with its title, on the soft colour of the subject. */
export function drawBox(page: Sheet, block: Of<'box'>): void {
  const size = 10.8
  const leading = 15.6
  const inset = 18
  const lines = breakLines(block.runs, textWidth - 2 * inset, page.measure(size))
  const height = 40 + lines.length * leading + 10
  page.place({
    height,
    draw: () => {
      const { doc, color, y } = page
      page.artifact(() => {
        doc.roundedRect(sheet.left, y, textWidth, height, 12).fill(color.soft)
        doc.circle(sheet.left + inset + 8, y + 23, 10).fill(sun)
        drawBulb(doc, sheet.left + inset + 8, y + 23)
      })
      page.element('P', element =>
        page.mark(element, 'P', () => {
          page
            .use('title', 14, color.dark)
            .text(block.title, sheet.left + inset + 26, y + 28, { lineBreak: false, baseline: 'alphabetic' })
        }),
      )
      page.element('P', element =>
        page.mark(element, 'P', () => {
          for (const [index, line] of lines.entries()) {
            page.line(line, { x: sheet.left + inset, baseline: y + 51.5 + index * leading, size, color: ink })
          }
        }),
      )
    },
  })
}

function drawBulb(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.circle(x, y - 1.5, 4.6).fill('#FFFFFF')
  doc.path(`M${x - 2.4} ${y + 2} h4.8 v2.2 h-4.8 Z`).fill('#FFFFFF')
  doc.roundedRect(x - 2.4, y + 4.9, 4.8, 1.6, 0.8).fill(ink)
}

function captionLines(page: Sheet, runs: readonly Run[]): Run[][] {
  return breakLines(runs, textWidth, page.measure(caption.size))
}

function drawCaption(page: Sheet, lines: Run[][], top: number): void {
  page.element('Caption', element =>
    page.mark(element, 'Caption', () => {
      for (const [index, line] of lines.entries()) {
        const baseline = top + 9.5 + index * caption.leading
        page.line(line, { x: sheet.left, baseline, size: caption.size, color: inkSoft })
      }
    }),
  )
}
