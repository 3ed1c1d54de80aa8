import { decodeEntities } from './html-entities.ts'
import { type Look, plainLook, type Run, styledLook } from './looks.ts'
import { plainText } from './plain-text.ts'

/** A list in a document: which one, how deep it lies in others, and what stands before its entries. */
type ListOf = { id: number; level: number; kind: 'letter' | 'number' | 'bullet'; place: number }

/** A line of a document. */
export type DocumentLine = { text: string; runs: readonly Run[]; list: ListOf | null }

/** The lines of a document, its tables as rows of cells, and how many pictures it has. */
export type HtmlDocument = { lines: DocumentLine[]; tables: string[][][]; media: number }

/** Stands where a picture was. */
export const pictureSign = '\ufffc'

const unseen = /<!--[\s\S]*?-->|<(script|style|head|title|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
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

type Element = { name: string; look: Look; list: OpenList | null }
type OpenList = { id: number; level: number; kind: ListOf['kind']; place: number }

/** Elements in each other that are followed; no editor writes more. */
const deepest = 300
const mostLines = 20_000

/** A document in HTML, as editors save it or put it into the clipboard, as lines and tables. */
export function readHtml(html: string): HtmlDocument {
  return new Reader().read(html.replace(unseen, ''))
}

class Reader {
  private readonly lines: DocumentLine[] = []
  private readonly tables: string[][][] = []
  private readonly open: Element[] = []
  private rows: DocumentLine[][][] | null = null
  private cell: DocumentLine[] | null = null
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
    this.endTable()
    return { lines: this.lines, tables: this.tables, media: this.media }
  }

  private get look(): Look {
    return this.open.at(-1)?.look ?? plainLook
  }

  private text(source: string): void {
    if (source === '') return
    const isKept = this.open.some(({ name }) => name === 'pre')
    const written = isKept ? source.replace(/\n/g, '<br>') : source.replace(/\s+/g, ' ')
    this.html += written
    this.runs.push({ text: decodeEntities(written), look: this.look })
  }

  private tag(source: string): void {
    const name = /^<\/?([a-z][a-z0-9]*)(?=[\s/>])/i.exec(source)?.[1]?.toLowerCase()
    if (name === undefined) return
    const isEnd = source.startsWith('</')
    if (name === 'img' && !isEnd) this.picture()
    if (blocks.has(name)) this.endLine()
    if (name === 'td' || name === 'th') this.cellTag(isEnd)
    if (name === 'tr' && !isEnd) this.rows?.push([])
    if (name === 'table') {
      if (isEnd) this.endTable()
      else this.rows ??= []
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
    const look = styledLook(colour === '' ? own : styledLook(own, `color:${colour}`), style)
    this.open.push({ name, look, list: name === 'ol' || name === 'ul' ? this.listOf(name, source) : null })
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

  private cellTag(isEnd: boolean): void {
    this.endLine()
    if (!this.rows) return
    if (this.cell) {
      const row = this.rows.at(-1) ?? []
      if (this.rows.length === 0) this.rows.push(row)
      row.push(this.cell)
    }
    this.cell = isEnd ? null : []
  }

  private endLine(): void {
    const text = plainText(this.html).text
    if (text !== '') {
      const into = this.cell ?? this.lines
      into.push({ text, runs: this.runs, list: this.entry })
      this.entry = null
    }
    this.html = ''
    this.runs = []
  }

  private endTable(): void {
    if (!this.rows) return
    if (this.cell) this.cellTag(true)
    const rows = this.rows.filter(row => row.some(cell => cell.length > 0))
    // A frame around a text is no table.
    if (rows.every(row => row.length < 2)) this.lines.push(...rows.flat(2))
    else this.tables.push(rows.map(row => row.map(cell => cell.map(({ text }) => text).join('\n'))))
    this.rows = null
  }
}

const attributes = new Map<string, RegExp>(
  ['style', 'color', 'type', 'start', 'value'].map(name => [
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
