import { escapeHtml } from '@capivira/core/exchange/plain-text'
import { dressed, plainRun, type RunLook } from './docx-looks.ts'
import { OdtStyles } from './odt-looks.ts'
import { OdtNumbers } from './odt-numbers.ts'
import { type Attribute, type WorkbookParts, walkXml } from './workbook-parts.ts'

/**
 * A text in OpenDocument as HTML, with what its editor shows before the entries of lists; null where the file is no
 * text. Throws when it is broken.
 */
export function odtAsHtml(parts: WorkbookParts): string | null {
  const content = parts('content.xml')
  if (!content) return null
  const styles = new OdtStyles()
  const named = parts('styles.xml')
  if (named)
    walkXml(named, { open: (name, attribute) => styles.open(name, attribute), close: name => styles.close(name) })
  const writer = new Writer(styles)
  walkXml(content, {
    open: (name, attribute) => writer.open(name, attribute),
    text: piece => writer.text(piece),
    close: name => writer.close(name),
  })
  return writer.end()
}

/** What stands beside the text, or no longer in it. */
const unseen = new Set(['annotation', 'note', 'tracked-changes', 'forms', 'ruby-text', 'table-of-content'])
const inText = new Set(['span', 'a'])
const mostBlanks = 50

/** Elements of letters, in which a title or a description is a field of the text; in a drawing it is unseen. */
const ofLetters = new Set(['p', 'h', 'span', 'a'])

class Writer {
  private readonly written: string[] = []
  /** Paragraphs in each other: a box of text stands within one. */
  private readonly paragraphs: { html: string; looks: RunLook[] }[] = []
  private readonly numbers: OdtNumbers
  /** The elements that are open. */
  private readonly path: string[] = []
  /** For each frame that is open, whether its picture is written: an object has one of itself beside it. */
  private readonly frames: boolean[] = []
  private isBulleted = false
  private isText = false
  private unseen = 0
  private readonly styles: OdtStyles
  constructor(styles: OdtStyles) {
    this.styles = styles
    this.numbers = new OdtNumbers(styles)
  }

  end(): string | null {
    this.endBullets()
    return this.isText ? this.written.join('\n') : null
  }

  open(name: string, attribute: Attribute): void {
    const parent = this.path.at(-1) ?? ''
    this.path.push(name)
    if (this.unseen > 0 || unseen.has(name) || (/^(?:title|desc)$/.test(name) && !ofLetters.has(parent))) this.unseen++
    if (this.unseen > 0) return
    if (!this.isText) {
      this.styles.open(name, attribute)
      this.isText = name === 'text' && parent === 'body'
      return
    }
    const style = attribute('text:style-name') ?? ''
    if (name === 'list') this.numbers.beginList(style, attribute)
    if (name === 'list-item') this.numbers.beginEntry(attribute)
    if (name === 'frame') this.frames.push(false)
    if (name === 'p' || name === 'h') this.paragraphs.push({ html: '', looks: [this.styles.look(style, plainRun)] })
    if (/^table(?:-row|-cell)?$/.test(name)) this.tableTag(`<${htmlOf[name]}${spanOf(attribute)}>`)
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph) return
    const around = paragraph.looks.at(-1) ?? plainRun
    if (inText.has(name))
      paragraph.looks.push({ ...this.styles.look(style, around), ...(name === 'a' && { isLink: true }) })
    if (/^(?:image|object|object-ole)$/.test(name)) this.picture(paragraph)
    if (name === 'line-break') paragraph.html += '<br>'
    if (name === 'tab') paragraph.html += '<span style="mso-tab-count:1"> </span>'
    if (name === 's') paragraph.html += ' '.repeat(Math.min(mostBlanks, Number(attribute('text:c')) || 1))
  }

  text(piece: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (this.unseen > 0 || !paragraph) return
    paragraph.html += dressed(escapeHtml(piece), paragraph.looks.at(-1) ?? plainRun)
  }

  close(name: string): void {
    this.path.pop()
    if (this.unseen > 0) {
      this.unseen--
      return
    }
    if (!this.isText) {
      this.styles.close(name)
      return
    }
    if (inText.has(name)) this.paragraphs.at(-1)?.looks.pop()
    if (name === 'p' || name === 'h') this.endParagraph()
    if (name === 'list') this.numbers.endList()
    if (name === 'frame') this.frames.pop()
    if (/^table(?:-row|-cell)?$/.test(name)) this.tableTag(`</${htmlOf[name]}>`)
  }

  private picture(paragraph: { html: string }): void {
    if (this.frames.at(-1)) return
    if (this.frames.length > 0) this.frames[this.frames.length - 1] = true
    paragraph.html += '<img>'
  }

  private tableTag(tag: string): void {
    this.endBullets()
    this.written.push(tag)
  }

  private endBullets(): void {
    if (this.isBulleted) this.written.push('</ul>')
    this.isBulleted = false
  }

  private endParagraph(): void {
    const html = this.paragraphs.pop()?.html ?? ''
    const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '' && !html.includes('<img>')
    const before = isEmpty ? '' : this.numbers.beforeEntry()
    if (before === 'bullet') {
      if (!this.isBulleted) this.written.push('<ul>')
      this.isBulleted = true
      this.written.push(`<li>${html}</li>`)
      return
    }
    this.endBullets()
    this.written.push(`<p>${before}${html}</p>`)
  }
}

const htmlOf: Record<string, string> = { table: 'table', 'table-row': 'tr', 'table-cell': 'td' }

function spanOf(attribute: Attribute): string {
  const columns = Number(attribute('table:number-columns-spanned')) || 1
  const rows = Number(attribute('table:number-rows-spanned')) || 1
  return `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
}
