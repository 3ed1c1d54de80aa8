import type { ExtractedDocument, Line, Page, Span } from '@capivira/core/materials/document'

/** Documents set by hand, as tests and trials have them: an A4 page with one column, 11-point text 13 points apart. */
const PAGE = { width: 595, height: 842, left: 57, right: 538, top: 90, size: 11, leading: 13 } as const
const CHARACTER = 5.4

/** One line of text; everything but the text has a usual value. Stars mark bold: 'a **célula** é'. */
export function line(
  marked: string,
  at: { left?: number; top: number; right?: number; size?: number; monospace?: boolean },
): Line {
  const size = at.size ?? PAGE.size
  const left = at.left ?? PAGE.left
  const bold: Span[] = []
  let text = ''
  for (const [index, part] of marked.split('**').entries()) {
    if (index % 2 === 1) bold.push([text.length, text.length + part.length])
    text += part
  }
  const right = at.right ?? left + text.length * CHARACTER * (size / PAGE.size)
  return {
    text,
    box: [left, at.top, right, at.top + size],
    fontSize: size,
    bold,
    italic: [],
    monospace: at.monospace ?? false,
  }
}

/**
 * Lines of a table: each row a list of cells, the lines of a cell separated by '/'. Cells are read one after the other,
 * as they stand in a PDF.
 * @param lefts left edge of every column in points
 */
export function tableLines(rows: readonly (readonly string[])[], lefts: readonly number[], top: number): Line[] {
  const lines: Line[] = []
  let y = top
  for (const row of rows) {
    const cells = row.map(cell => cell.split('/'))
    for (const [column, cell] of cells.entries()) {
      for (const [index, text] of cell.entries())
        if (text !== '') lines.push(line(text, { left: lefts[column] ?? PAGE.left, top: y + index * PAGE.leading }))
    }
    y += Math.max(...cells.map(cell => cell.length)) * PAGE.leading + 11
  }
  return lines
}

export function page(number: number, lines: readonly Line[]): Page {
  return { number, width: PAGE.width, height: PAGE.height, lines, source: 'text', confidence: null }
}

export function extracted(pages: readonly Page[], rest: Partial<ExtractedDocument> = {}): ExtractedDocument {
  return { pages, outline: [], title: null, ...rest }
}

/**
 * A document from light Markdown: '# ' and '## ' are headings, '- ' list items, a blank line ends a paragraph, '---' a
 * page. Paragraphs are set in full lines, as a book would.
 */
export function documentOf(markdown: string): ExtractedDocument {
  const pages = markdown.trim().split(/\n---\n/)
  return extracted(pages.map((text, index) => page(index + 1, typeset(text))))
}

function typeset(text: string): Line[] {
  const lines: Line[] = []
  let top: number = PAGE.top
  for (const block of text.trim().split(/\n\s*\n/)) {
    for (const part of block.split(/\n(?=- |# |## )/)) {
      const heading = /^(#{1,2}) (.*)$/s.exec(part)
      if (heading) {
        const size = heading[1] === '#' ? 20 : 15
        lines.push(line(heading[2] ?? '', { top, size }))
        top += size + 14
        continue
      }
      const item = part.startsWith('- ')
      for (const row of wrap(part.replace(/^- /, '• ').replace(/\s*\n\s*/g, ' '))) {
        lines.push(line(row, { top, left: item ? PAGE.left + 12 : PAGE.left }))
        top += PAGE.leading
      }
      if (!item) top += PAGE.leading
    }
    top += 6
  }
  return lines
}

function wrap(text: string): string[] {
  const width = Math.floor((PAGE.right - PAGE.left) / CHARACTER)
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    if (row !== '' && `${row} ${word}`.replaceAll('**', '').length > width) {
      rows.push(row)
      row = word
    } else row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, row]
}
