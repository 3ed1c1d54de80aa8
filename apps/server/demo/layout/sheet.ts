import type { DemoText, Run, Style } from '../text.ts'
import { type Color, colors, type FontName, inkSoft, sheet, textWidth } from './style.ts'

/** `bold` is the colour of bold terms, that of the subject unless given. */
export type LineLook = {
  x: number
  baseline: number
  size: number
  color: string
  bold?: string
  stretch?: number
}

type Box = { height: number; draw: () => void }

/**
 * The page being written: the place of the next line, the frame of each page, and the boxes (figures, tables) that
 * wait for the top of the next page because they did not fit where the text mentions them.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly color: Color
  /** Distance of the next block from the top of the page, in points. */
  y: number = sheet.top
  /** The element of the document's structure that blocks are added to. */
  readonly root: PDFKit.PDFStructureElement
  #text: DemoText
  #page = 0
  #waiting: Box[] = []
  #section: PDFKit.PDFOutline

  constructor(doc: PDFKit.PDFDocument, text: DemoText) {
    this.doc = doc
    this.color = colors[text.color]
    this.#text = text
    this.#section = doc.outline
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** Height left on this page, in points. */
  get room(): number {
    return sheet.height - sheet.bottom - this.y
  }

  get atTop(): boolean {
    return this.y === sheet.top
  }

  /** Starts a page: the first without header; the others with the title, then the boxes that were waiting. */
  newPage(): void {
    this.doc.addPage()
    this.#page += 1
    this.y = sheet.top
    this.artifact(() => {
      if (this.#page > 1) this.#header()
      this.#footer()
    })
    const waiting = this.#waiting
    this.#waiting = []
    for (const box of waiting) this.place(box)
  }

  /** Leaves a gap before the next block, except at the top of a page. */
  space(points: number): void {
    if (!this.atTop) this.y += points
  }

  /** Starts a new page unless `points` are left on this one. */
  need(points: number): void {
    if (this.room < points && !this.atTop) this.newPage()
  }

  /** Draws a box here if it fits, otherwise at the top of the next page, while the text runs on. */
  place(box: Box, gap = 16): void {
    if (this.#waiting.length > 0 || this.room < box.height + gap) {
      if (!this.atTop) {
        this.#waiting.push(box)
        return
      }
    }
    this.space(gap)
    box.draw()
    this.y += box.height + gap / 2
  }

  /** Sets the boxes that are still waiting, on pages of their own if need be. */
  finish(): void {
    while (this.#waiting.length > 0) this.newPage()
    this.root.end()
  }

  /** Adds a bookmark to this page: one of level 3 goes under the last one of level 2. */
  bookmark(level: 2 | 3, title: string): void {
    if (level === 2) this.#section = this.doc.outline.addItem(title, { expanded: true })
    else this.#section.addItem(title)
  }

  use(font: FontName, size: number, color: string): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size).fillColor(color)
  }

  width(text: string, font: FontName, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text)
  }

  measure(size: number): (text: string, style: Style) => number {
    return (text, style) => this.width(text, style, size)
  }

  /**
   * Draws one line of runs with its baseline at `baseline`, and a space after it, so that readers of the text do not
   * join its last word to the next line. Every space is wider by `stretch` points, which justifies the line.
   */
  line(runs: readonly Run[], { x, baseline, size, color, bold = this.color.dark, stretch = 0 }: LineLook): void {
    let left = x
    for (const [index, run] of runs.entries()) {
      this.use(run.style, size, run.style === 'bold' ? bold : color)
      const text = index === runs.length - 1 ? `${run.text} ` : run.text
      // Word by word, because pdfkit leaves the spaces out of the text when it widens them.
      for (const part of stretch > 0 ? (text.match(/\S* ?/g) ?? []) : [text]) {
        if (!part) continue
        this.doc.text(part, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        left += this.doc.widthOfString(part) + (part.endsWith(' ') ? stretch : 0)
      }
    }
  }

  /** Marks what `draw` draws as content of `element`, for readers that follow the document's structure. */
  mark(element: PDFKit.PDFStructureElement, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag)
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  /** Adds an element of structure to `parent` and ends it after `draw`. */
  element(
    tag: string,
    draw: (element: PDFKit.PDFStructureElement) => void,
    parent = this.root,
    options: { alt?: string } = {},
  ): void {
    const element = this.doc.struct(tag, options)
    parent.add(element)
    draw(element)
    element.end()
  }

  /** Marks what `draw` draws as decoration that is not read aloud. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    this.doc.endMarkedContent()
  }

  #header(): void {
    const { title, subject, grade } = this.#text
    const right = `${subject} · ${grade}`
    const baseline = 50
    this.use('label', 9.5, inkSoft).text(title, sheet.left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    const x = sheet.left + textWidth - this.width(right, 'labelBold', 9.5)
    this.use('labelBold', 9.5, this.color.main).text(right, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    this.doc
      .moveTo(sheet.left, baseline + 8)
      .lineTo(sheet.left + textWidth, baseline + 8)
      .lineWidth(0.75)
      .stroke(this.color.light)
  }

  #footer(): void {
    const label = String(this.#page)
    const x = (sheet.width - this.width(label, 'labelBold', 11)) / 2
    this.doc.roundedRect(sheet.width / 2 - 16, sheet.height - 52, 32, 20, 10).fill(this.color.soft)
    this.use('labelBold', 11, this.color.dark).text(label, x, sheet.height - 38, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
  }
}
