import type { DocumentLine, ListOf } from './document-line.ts'
import { decodeEntities } from './html-entities.ts'
import { gridOf, type HtmlCell, rowAsLines } from './html-table.ts'
import { type Look, plainLook, type Run, styledLook } from './looks.ts'
import { plainText } from './plain-text.ts'

/** The lines of a document, with those of its tables; these as rows of cells; and how many pictures it has. */
export type HtmlDocument = { lines: DocumentLine[]; tables: string[][][]; media: number }

/** Stands where a picture was. */
export const pictureSign = '\ufffc'

/** Stands where a tab was, which is a blank like any other in HTML. */
const tabSign = '\ufdd1'
/** A tab behind what a line is counted with parts nothing. */
const markedOff = /^(\(?(?:\d{1,3}|[a-z])\s*[.)ºª°–-]+|[•●○▪■*–-])\t/i

const unseen = /<(script|style|head|title|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const piece = /<\/?[a-z!?](?:=\s*"[^"]*"|=\s*'[^']*'|=(?!\s*["'])|[^<>=])*>/gi
const blocks = new Set(
  (
    'p div li ul ol dl dt dd table tbody thead tfoot tr h1 h2 h3 h4 h5 h6 blockquote pre section article header ' +
    'footer figure figcaption center details summary main nav address caption fieldset body html form hr br'
  ).split(' '),
)
const alone = new Set(['br', 'hr', 'img', 'wbr', 'input', 'col', 'meta', 'link', 'base', 'embed', 'source'])
const bold = new Set(['b', 'strong', 'th'])
const kept = /^(?:sup|sub|s|strike|del|span|rt|ruby|rp)$/

type Element = {
  name: string
  look: Look
  list: OpenList | null
  /** True where blanks are kept as they are written. */
  keepsBlanks: boolean
  /** How it looks around the link that this stands in; null where it stands in none. */
  aroundLink: Look | null
}
type OpenTable = { rows: HtmlCell[][]; cell: HtmlCell | null }
type OpenList = { id: number; level: number; kind: ListOf['kind']; place: number }

/** Elements in each other that are followed; no editor writes more. */
const deepest = 300
const deepestTable = 20
const mostLines = 20_000

/** A document in HTML, as editors save it or put it into the clipboard, as lines and tables. */
export function readHtml(html: string): HtmlDocument {
  const seen = withoutParts(html, /<!--/g, /-->/g, () => '').replace(unseen, '')
  return new Reader().read(withoutParts(seen, /<math\b/gi, /<\/math\s*>/gi, formulaOf))
}

/** A text with something else in the place of each part that begins and ends so; what never ends stays. */
function withoutParts(html: string, begin: RegExp, end: RegExp, instead: (part: string) => string): string {
  const kept: string[] = []
  let at = 0
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    end.lastIndex = found.index
    if (!end.exec(html)) break
    kept.push(html.slice(at, found.index), instead(html.slice(found.index, end.lastIndex)))
    at = end.lastIndex
    begin.lastIndex = at
  }
  return kept.join('') + html.slice(at)
}

/** A formula that stands in one line is its letters; any other is as good as a picture: 'x²' is no 'x2'. */
const formulaOf = (math: string) =>
  /^(?:<\/?(?:math|m(?:row|style|i|n|o|text))\b[^>]*>|[^<])*$/i.test(math) ? math.replace(/<[^>]*>/g, '') : '<img>'

class Reader {
  private readonly lines: DocumentLine[] = []
  private readonly tables: string[][][] = []
  private readonly open: Element[] = []
  /** Tables in each other. */
  private readonly nested: OpenTable[] = []
  private html = ''
  private runs: Run[] = []
  private entry: ListOf | null = null
  private lists = 0
  private media = 0

  read(html: string): HtmlDocument {
    let at = 0
    for (const match of html.matchAll(piece)) {
      this.text(html.slice(at, match.index))
      at = match.index + match[0].length
      this.tag(match[0])
      if (this.lines.length >= mostLines) break
    }
    this.text(html.slice(at))
    this.endLine()
    while (this.nested.length > 0) this.endTable()
    return { lines: this.lines, tables: this.tables, media: this.media }
  }

  private get look(): Look {
    return this.open.at(-1)?.look ?? plainLook
  }

  private text(source: string): void {
    if (source === '') return
    const isKept = this.open.some(({ name }) => name === 'pre')
    const isTab = this.open.at(-1)?.keepsBlanks && /^[^\S\n]*\t[^\S\n]*$/.test(source)
    const written = (
      isKept ? source.replace(/\n/g, '<br>').replaceAll('\t', tabSign) : isTab ? tabSign : source.replace(/\s+/g, ' ')
    ).replaceAll('<!--', '&lt;!--')
    this.html += written
    this.runs.push({ text: decodeEntities(written), look: this.look })
  }

  private tag(source: string): void {
    const name = /^<\/?([a-z][a-z0-9]*)(?=[\s/>])/i.exec(source)?.[1]?.toLowerCase()
    if (name === undefined) return
    const isEnd = source.startsWith('</')
    if (name === 'img' && !isEnd) this.picture()
    if (blocks.has(name)) this.endLine()
    if (/^t[dhr]$/.test(name)) this.cellTag(name, isEnd, source)
    if (name === 'table') {
      if (isEnd) this.endTable()
      else if (this.nested.length < deepestTable) this.nested.push({ rows: [], cell: null })
    }
    if (kept.test(name)) this.html += source
    if (isEnd) this.close(name)
    else if (!alone.has(name) && !source.endsWith('/>')) this.begin(name, source)
  }

  private picture(): void {
    this.media++
    this.html += pictureSign
  }

  private begin(name: string, source: string): void {
    if (name === 'li' && this.open.at(-1)?.name === 'li') this.close('li')
    if (this.open.length >= deepest) return
    const style = attribute(source, 'style')
    const around = this.look
    const own: Look = {
      bold: around.bold || bold.has(name),
      underlined: around.underlined || name === 'u' || name === 'ins',
      colour: around.colour,
      shade: name === 'mark' ? 'yellow' : around.shade,
    }
    const colour = name === 'font' ? attribute(source, 'color') : ''
    const styled = styledLook(colour === '' ? own : styledLook(own, `color:${colour}`), style)
    const isLink = name === 'a' && /\shref\s*=/i.test(source.slice(0, longestTag))
    const aroundLink = this.open.at(-1)?.aroundLink ?? (isLink ? around : null)
    // A link has its own colour and a line below, and that says nothing.
    const look = aroundLink ? { ...styled, colour: aroundLink.colour, underlined: aroundLink.underlined } : styled
    const list = name === 'ol' || name === 'ul' ? this.listOf(name, source) : null
    this.open.push({ name, look, list, keepsBlanks: /white-space\s*:\s*pre/i.test(style), aroundLink })
    if (/mso-tab-count/i.test(style)) {
      this.html += tabSign
      this.runs.push({ text: '\t', look })
    }
    if (name === 'li') this.entry = this.entryOf(source)
  }

  private listOf(name: string, source: string): OpenList {
    const level = this.open.filter(({ list }) => list !== null).length + 1
    const start = Number.parseInt(attribute(source, 'start'), 10)
    const kind = name === 'ul' ? 'bullet' : (kindOf(attribute(source, 'type'), source) ?? 'number')
    return { id: ++this.lists, level, kind, place: Number.isNaN(start) ? 0 : start - 1 }
  }

  private entryOf(source: string): ListOf | null {
    const list = this.open.findLast(element => element.list !== null)?.list
    if (!list) return null
    const value = Number.parseInt(attribute(source, 'value'), 10)
    list.place = Number.isNaN(value) ? list.place + 1 : value
    return { ...list, kind: kindOf(attribute(source, 'type'), source) ?? list.kind }
  }

  private close(name: string): void {
    const place = this.open.findLastIndex(element => element.name === name)
    if (place >= 0) this.open.splice(place)
    if (name === 'li') this.entry = null
  }

  /** A cell ends where the next one or another row begins, whether it says so or not. */
  private cellTag(name: string, isEnd: boolean, source: string): void {
    this.endLine()
    const table = this.nested.at(-1)
    if (!table) return
    const from = this.open.findLastIndex(element => element.name === 'table') + 1
    const place = this.open.findIndex((element, at) => at >= from && /^t[dh]$/.test(element.name))
    if (place >= 0) this.open.splice(place)
    if (table.cell) {
      if (table.rows.length === 0) table.rows.push([])
      table.rows.at(-1)?.push(table.cell)
    }
    table.cell = null
    if (isEnd) return
    if (name === 'tr') table.rows.push([])
    else
      table.cell = {
        lines: [],
        rows: spanOf(source, 'rowspan', 1000),
        columns: spanOf(source, 'colspan', 50),
        isAbove: attribute(source, 'data-above') !== '',
      }
  }

  private endLine(): void {
    const text = plainText(this.html).text.replace(tabs, '\t').trim().replace(markedOff, '$1 ')
    if (text !== '') {
      this.into.push({ text, runs: this.runs, list: this.entry })
      this.entry = null
    }
    this.html = ''
    this.runs = []
  }

  private get into(): DocumentLine[] {
    return this.nested.findLast(({ cell }) => cell !== null)?.cell?.lines ?? this.lines
  }

  private endTable(): void {
    this.cellTag('tr', true, '')
    const table = this.nested.pop()
    if (!table) return
    const grid = gridOf(table.rows).filter(row => row.some(cell => cell.length > 0))
    // A frame around a text is no table.
    if (grid.every(row => row.length < 2)) this.into.push(...table.rows.flat().flatMap(({ lines }) => lines))
    else {
      this.into.push(...table.rows.flatMap(rowAsLines))
      this.tables.push(grid.map(row => row.map(textOfCell)))
    }
  }
}

const tabs = new RegExp(` ?${tabSign}[ ${tabSign}]*`, 'g')

const textOfCell = (lines: readonly DocumentLine[]) => lines.map(({ text }) => text.replaceAll('\t', ' ')).join('\n')

const spanOf = (source: string, name: string, most: number) =>
  Math.min(most, Math.max(1, Number.parseInt(attribute(source, name), 10) || 1))

const attributes = new Map<string, RegExp>(
  ['style', 'color', 'type', 'start', 'value', 'rowspan', 'colspan', 'data-above'].map(name => [
    name,
    new RegExp(String.raw`\s${name}\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)`, 'i'),
  ]),
)

/** Letters of a tag that are looked at; no program writes a longer style. */
const longestTag = 3000

function attribute(source: string, name: string): string {
  const [, value = ''] = attributes.get(name)?.exec(source.slice(0, longestTag)) ?? []
  return decodeEntities(value.replace(/^["']|["']$/g, ''))
}

/** What a list or an entry of one says of its marks; null where it says nothing. */
function kindOf(type: string, source: string): ListOf['kind'] | null {
  const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(attribute(source, 'style'))?.[1]?.toLowerCase() ?? ''
  if (/^a$/i.test(type) || /alpha|latin/.test(style)) return 'letter'
  if (type === '1' || /decimal/.test(style)) return 'number'
  return /^(?:disc|circle|square|none)$/.test(style || type) ? 'bullet' : null
}
