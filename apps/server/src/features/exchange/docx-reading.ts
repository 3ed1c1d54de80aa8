import { escapeHtml } from '@capivira/core/exchange/plain-text'
import { type Attribute, type WorkbookParts, walkXml } from './workbook-parts.ts'

/** What Word shows before the paragraphs of a list, by its level. */
type Numbering = ReadonlyMap<string, readonly string[]>

type RunLook = { bold: boolean; underlined: boolean; struck: boolean; colour: string; shade: string; align: string }
const plain: RunLook = { bold: false, underlined: false, struck: false, colour: '', shade: '', align: '' }

type Paragraph = { html: string; list: string; level: number }

const value = (attribute: Attribute) => attribute('w:val') ?? ''
const isOn = (attribute: Attribute) => !/^(?:0|false|off|none)$/.test(value(attribute))

/** The forms of numbers of each level of each list. Source: ECMA-376, part 1, 17.9. */
function readNumbering(part: Uint8Array | null): Numbering {
  const forms = new Map<string, string[]>()
  const lists = new Map<string, readonly string[]>()
  let open = ''
  let level = 0
  let list = ''
  if (!part) return lists
  walkXml(part, {
    open(name, attribute) {
      if (name === 'abstractNum') {
        open = attribute('w:abstractNumId') ?? ''
        forms.set(open, [])
      }
      if (name === 'lvl') level = Math.min(8, Number(attribute('w:ilvl') ?? 0) || 0)
      if (name === 'numFmt') (forms.get(open) ?? [])[level] = value(attribute)
      if (name === 'num') list = attribute('w:numId') ?? ''
      if (name === 'abstractNumId' && list !== '') lists.set(list, forms.get(value(attribute)) ?? [])
    },
  })
  return lists
}

/** A document of Word as HTML, with what its editor shows before the entries of lists. Throws when there is none. */
export function docxAsHtml(parts: WorkbookParts): string {
  const document = parts('word/document.xml')
  if (!document) throw new Error('no document')
  const writer = new Writer(readNumbering(parts('word/numbering.xml')))
  walkXml(document, {
    open: (name, attribute) => writer.open(name, attribute),
    text: piece => writer.text(piece),
    close: name => writer.close(name),
  })
  return writer.end()
}

class Writer {
  private readonly written: string[] = []
  private readonly counts = new Map<string, number[]>()
  private paragraph: Paragraph = { html: '', list: '', level: 0 }
  private bullets = ''
  private look = plain
  private isText = false
  private isInRun = false
  private readonly numbering: Numbering
  constructor(numbering: Numbering) {
    this.numbering = numbering
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'p') this.paragraph = { html: '', list: '', level: 0 }
    if (name === 'r') {
      this.look = plain
      this.isInRun = true
    }
    if (name === 'numId') this.paragraph.list = value(attribute)
    if (name === 'ilvl') this.paragraph.level = Math.min(8, Number(value(attribute)) || 0)
    if (name === 't') this.isText = true
    if (name === 'tab' && this.isInRun) this.paragraph.html += ' '
    if ((name === 'br' || name === 'cr') && this.isInRun) this.paragraph.html += '<br>'
    if (name === 'drawing' || name === 'pict') this.paragraph.html += '<img>'
    if (/^t(?:bl|r|c)$/.test(name)) this.frame(`<${htmlOf[name]}>`)
    if (this.isInRun) this.look = lookAfter(this.look, name, attribute)
  }

  text(piece: string): void {
    if (this.isText) this.paragraph.html += dressed(escapeHtml(piece), this.look)
  }

  close(name: string): void {
    if (name === 't') this.isText = false
    if (name === 'r') this.isInRun = false
    if (name === 'p') this.endParagraph()
    if (/^t(?:bl|r|c)$/.test(name)) this.frame(`</${htmlOf[name]}>`)
  }

  end(): string {
    this.endBullets()
    return this.written.join('\n')
  }

  private frame(tag: string): void {
    this.endBullets()
    this.written.push(tag)
  }

  private endBullets(): void {
    if (this.bullets !== '') this.written.push('</ul>')
    this.bullets = ''
  }

  private endParagraph(): void {
    const { html, list, level } = this.paragraph
    const form = list === '' || list === '0' ? undefined : this.numbering.get(list)?.[level]
    const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '' && !html.includes('<img>')
    if (form === 'bullet' && !isEmpty) {
      if (this.bullets !== `${list}:${level}`) {
        this.endBullets()
        this.written.push('<ul>')
        this.bullets = `${list}:${level}`
      }
      this.written.push(`<li>${html}</li>`)
    } else {
      this.endBullets()
      this.written.push(`<p>${form === undefined || isEmpty ? '' : this.numberOf(list, level, form)}${html}</p>`)
    }
    this.paragraph = { html: '', list: '', level: 0 }
  }

  private numberOf(list: string, level: number, form: string): string {
    const counts = this.counts.get(list) ?? []
    const count = (counts[level] ?? 0) + 1
    this.counts.set(list, [...Array.from({ length: level }, (_, at) => counts[at] ?? 0), count])
    if (/letter/i.test(form)) return `${String.fromCharCode(96 + (((count - 1) % 26) + 1))}) `
    return /decimal/i.test(form) ? `${count}. ` : ''
  }
}

const htmlOf: Record<string, string> = { tbl: 'table', tr: 'tr', tc: 'td' }

/** How a run looks once one of its properties is known. */
function lookAfter(look: RunLook, name: string, attribute: Attribute): RunLook {
  switch (name) {
    case 'b':
      return { ...look, bold: isOn(attribute) }
    case 'rStyle':
      return { ...look, bold: look.bold || /^(?:strong|forte|negrito)/i.test(value(attribute)) }
    case 'u':
      return { ...look, underlined: isOn(attribute) }
    case 'strike':
    case 'dstrike':
      return { ...look, struck: isOn(attribute) }
    case 'color':
      return { ...look, colour: hexOf(value(attribute)) }
    case 'highlight':
      return { ...look, shade: value(attribute) }
    case 'shd':
      return { ...look, shade: look.shade || hexOf(attribute('w:fill') ?? '') }
    case 'position':
      return { ...look, align: Number(value(attribute)) < 0 ? 'subscript' : 'superscript' }
    case 'vertAlign':
      return { ...look, align: value(attribute) }
    default:
      return look
  }
}

const hexOf = (colour: string) => (/^[\da-f]{6}$/i.test(colour) ? `#${colour}` : '')

function dressed(html: string, { bold, underlined, struck, colour, shade, align }: RunLook): string {
  const style = [
    bold && 'font-weight:bold',
    underlined && 'text-decoration:underline',
    colour && `color:${colour}`,
    shade && `background:${shade}`,
  ].filter(Boolean)
  const shifted = align === 'superscript' ? `<sup>${html}</sup>` : align === 'subscript' ? `<sub>${html}</sub>` : html
  const kept = struck ? `<s>${shifted}</s>` : shifted
  return style.length > 0 ? `<span style="${style.join(';')}">${kept}</span>` : kept
}
