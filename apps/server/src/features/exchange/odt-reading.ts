import { escapeHtml } from '@capivira/core/exchange/plain-text'
import { dressed, plainRun, type RunLook } from './docx-looks.ts'
import { OdtStyles } from './odt-looks.ts'
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

type List = { style: string; counts: number[]; isNew: boolean }

class Writer {
  private readonly written: string[] = []
  /** Paragraphs in each other: a box of text stands within one. */
  private readonly paragraphs: { html: string; looks: RunLook[] }[] = []
  private readonly lists: string[] = []
  private list: List = { style: '', counts: [], isNew: false }
  private isBulleted = false
  private isText = false
  private unseen = 0
  private readonly styles: OdtStyles
  constructor(styles: OdtStyles) {
    this.styles = styles
  }

  end(): string | null {
    this.endBullets()
    return this.isText ? this.written.join('\n') : null
  }

  open(name: string, attribute: Attribute): void {
    if (this.unseen > 0 || unseen.has(name)) this.unseen++
    if (this.unseen > 0) return
    if (!this.isText) {
      this.styles.open(name, attribute)
      this.isText = name === 'text'
      return
    }
    const style = attribute('text:style-name') ?? ''
    if (name === 'list') this.beginList(style, attribute('text:continue-numbering') === 'true')
    if (name === 'list-item') this.list.isNew = true
    if (name === 'p' || name === 'h') this.paragraphs.push({ html: '', looks: [this.styles.look(style, plainRun)] })
    if (/^table(?:-row|-cell)?$/.test(name)) this.frame(`<${htmlOf[name]}${spanOf(attribute)}>`)
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph) return
    const around = paragraph.looks.at(-1) ?? plainRun
    if (inText.has(name))
      paragraph.looks.push({ ...this.styles.look(style, around), ...(name === 'a' && { isLink: true }) })
    if (name === 'image' || name === 'object') paragraph.html += '<img>'
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
    if (name === 'list') this.lists.pop()
    if (/^table(?:-row|-cell)?$/.test(name)) this.frame(`</${htmlOf[name]}>`)
  }

  /** A list within a list has the style of the outer one, unless it says another. */
  private beginList(style: string, isContinued: boolean): void {
    const own = style || (this.lists.at(-1) ?? '')
    const level = this.lists.length
    if (level === 0 && !(isContinued && own === this.list.style)) this.list = { style: own, counts: [], isNew: false }
    this.list.counts.length = Math.min(this.list.counts.length, level === 0 ? 1 : level)
    this.lists.push(own)
  }

  private frame(tag: string): void {
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
    const level = this.lists.length - 1
    const form = this.list.isNew && level >= 0 && !isEmpty ? this.styles.form(this.lists[level] ?? '', level) : ''
    if (form !== '') this.list.isNew = false
    if (form === 'bullet') {
      if (!this.isBulleted) this.written.push('<ul>')
      this.isBulleted = true
      this.written.push(`<li>${html}</li>`)
      return
    }
    this.endBullets()
    this.written.push(`<p>${form === '' ? '' : this.numberOf(level, form)}${html}</p>`)
  }

  private numberOf(level: number, form: string): string {
    const count = (this.list.counts[level] ?? 0) + 1
    this.list.counts[level] = count
    this.list.counts.length = level + 1
    if (/^[aA]$/.test(form)) return `${String.fromCharCode(form.charCodeAt(0) + ((count - 1) % 26))}) `
    return form === '1' ? `${count}. ` : ''
  }
}

const htmlOf: Record<string, string> = { table: 'table', 'table-row': 'tr', 'table-cell': 'td' }

function spanOf(attribute: Attribute): string {
  const columns = Number(attribute('table:number-columns-spanned')) || 1
  const rows = Number(attribute('table:number-rows-spanned')) || 1
  return `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`
}
