import { escapeHtml } from '@capivira/core/exchange/plain-text'
import { dressed, lookAfter, plainRun, type RunLook, symbolIn, value } from './docx-looks.ts'
import { type Attribute, type WorkbookParts, walkXml } from './workbook-parts.ts'

/** What Word shows before the paragraphs of a list, by its level. */
type Numbering = ReadonlyMap<string, readonly string[]>

type Paragraph = {
  html: string
  list: string
  level: number
  look: RunLook
  isText: boolean
  isInRun: boolean
  /** Links that are open: they have a look of their own. */
  links: number
}

const newParagraph = (): Paragraph => ({
  html: '',
  list: '',
  level: 0,
  look: plainRun,
  isText: false,
  isInRun: false,
  links: 0,
})

/** A formula that is open: its letters, and whether they stand in one line, so that nothing of it is lost as text. */
type Formula = { text: string; isLine: boolean; isText: boolean; properties: number }

/**
 * What holds something that no longer is so, or that stands beside it in another form: how it was before a change, from
 * where it was moved, and what older programs show in its place.
 */
const isUnseen = (name: string) => /Change$/.test(name) || name === 'moveFrom' || name === 'Fallback'

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
  /** Paragraphs in each other: a box of text stands within one. */
  private readonly paragraphs: Paragraph[] = [newParagraph()]
  private bullets = ''
  private unseen = 0
  private formula: Formula | null = null
  private cell = -1
  private readonly numbering: Numbering
  constructor(numbering: Numbering) {
    this.numbering = numbering
  }

  private get paragraph(): Paragraph {
    return this.paragraphs.at(-1) ?? newParagraph()
  }

  open(name: string, attribute: Attribute): void {
    if (this.unseen > 0 || isUnseen(name)) this.unseen++
    if (this.unseen > 0) return
    if (this.formula) {
      this.openInFormula(this.formula, name)
      return
    }
    if (name === 'oMath') this.formula = { text: '', isLine: true, isText: false, properties: 0 }
    if (name === 'p') this.paragraphs.push(newParagraph())
    const { paragraph } = this
    if (name === 'hyperlink') paragraph.links++
    if (name === 'r') {
      paragraph.look = { ...plainRun, isLink: paragraph.links > 0 }
      paragraph.isInRun = true
    }
    if (name === 'numId') paragraph.list = value(attribute)
    if (name === 'ilvl') paragraph.level = Math.min(8, Number(value(attribute)) || 0)
    if (name === 't') paragraph.isText = true
    // A box of text is read, and so is no picture.
    if (name === 'txbxContent') paragraph.html = paragraph.html.replace(/<img>$/, '')
    if (/^(?:drawing|pict|object)$/.test(name)) paragraph.html += '<img>'
    if (paragraph.isInRun) paragraph.html += signIn(name, attribute, paragraph.look)
    if (/^t(?:bl|r|c)$/.test(name)) this.frame(name, `<${htmlOf[name]}>`)
    this.merge(name, attribute)
    if (paragraph.isInRun) paragraph.look = lookAfter(paragraph.look, name, attribute)
  }

  text(piece: string): void {
    if (this.unseen > 0) return
    const { paragraph, formula } = this
    if (formula?.isText) formula.text += piece
    else if (paragraph.isText) paragraph.html += dressed(escapeHtml(piece), paragraph.look)
  }

  close(name: string): void {
    if (this.unseen > 0) {
      this.unseen--
      return
    }
    const { paragraph } = this
    if (this.formula) {
      this.closeInFormula(this.formula, name)
      return
    }
    if (name === 'hyperlink') paragraph.links--
    if (name === 't') paragraph.isText = false
    if (name === 'r') paragraph.isInRun = false
    if (name === 'p') this.endParagraph()
    if (/^t(?:bl|r|c)$/.test(name)) this.frame(name, `</${htmlOf[name]}>`)
  }

  private openInFormula(formula: Formula, name: string): void {
    if (formula.properties > 0 || /Pr$/.test(name)) formula.properties++
    else if (name === 't') formula.isText = true
    else if (name !== 'r') formula.isLine = false
  }

  /** A formula in one line is its letters; any other, as a fraction or a power, would say something else without it. */
  private closeInFormula(formula: Formula, name: string): void {
    if (formula.properties > 0) {
      formula.properties--
      return
    }
    if (name === 't') formula.isText = false
    if (name !== 'oMath') return
    this.paragraph.html += formula.isLine ? escapeHtml(formula.text) : '<img>'
    this.formula = null
  }

  /** Cells that are merged say so only within. */
  private merge(name: string, attribute: Attribute): void {
    const tag =
      name === 'gridSpan'
        ? ` colspan="${Number(value(attribute)) || 1}"`
        : name === 'vMerge' && value(attribute) !== 'restart'
          ? ' data-above="1"'
          : ''
    const open = this.written[this.cell]
    if (tag !== '' && open !== undefined) this.written[this.cell] = open.replace('>', `${tag}>`)
  }

  end(): string {
    this.endBullets()
    return this.written.join('\n')
  }

  private frame(name: string, tag: string): void {
    this.endBullets()
    if (name === 'tc') this.cell = this.written.length
    this.written.push(tag)
  }

  private endBullets(): void {
    if (this.bullets !== '') this.written.push('</ul>')
    this.bullets = ''
  }

  private endParagraph(): void {
    const { html, list, level } = this.paragraph
    if (this.paragraphs.length > 1) this.paragraphs.pop()
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

/** What stands in a run beside its letters, as HTML. */
function signIn(name: string, attribute: Attribute, look: RunLook): string {
  if (name === 'tab') return '<span style="mso-tab-count:1"> </span>'
  if (name === 'br' || name === 'cr') return '<br>'
  if (name === 'noBreakHyphen') return dressed('-', look)
  return name === 'sym' ? dressed(symbolIn(attribute), look) : ''
}
