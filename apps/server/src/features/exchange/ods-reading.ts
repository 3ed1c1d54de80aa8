import { inkOf, type Look, paperOf, plainLook } from '@capivira/core/exchange/looks'
import { lowered, raisedBehind } from '@capivira/core/exchange/raised-signs'
import type { SheetRow } from '@capivira/core/exchange/sheet-row'
import { type ShownCell, shownError, shownFormula } from './shown-cell.ts'
import { type Attribute, walkXml } from './workbook-parts.ts'
import { evened, type Merged, type Most, noteLook, type SheetRead } from './workbook-sheet.ts'

/** The sheets of a file of OpenDocument: those that can be seen, or all where none can. */
export type OdsSheet = { name: string; read: SheetRead }

type Styles = { raised: Set<string>; lowered: Set<string>; hidden: Set<string>; looks: Map<string, Look> }

/** An empty row or cell may be written once for a million of them. */
const mostRepeated = 1000

/** What a cell shows where its formula fails: '#N/D', 'Err:502'. */
const errorText = /^(?:#[\p{Lu}/\d]+[!?]?|Err:\d{3})$/u

const count = (attribute: Attribute, name: string) => Math.max(1, Number(attribute(name) ?? 1) || 1)
const isHidden = (attribute: Attribute) => /^(?:collapse|filter)$/.test(attribute('table:visibility') ?? '')

/** The sheets in the content of such a file; null where it is no workbook. Source: OpenDocument 1.3, part 3. */
export function readOds(content: Uint8Array, most: Most): OdsSheet[] | null {
  const reader = new Reader(most)
  walkXml(content, {
    open: (name, attribute) => reader.open(name, attribute),
    text: piece => reader.text(piece),
    close: name => reader.close(name),
  })
  return reader.sheets()
}

class Reader {
  private readonly styles: Styles = { raised: new Set(), lowered: new Set(), hidden: new Set(), looks: new Map() }
  private readonly all: (OdsSheet & { isHidden: boolean })[] = []
  private style = ''
  private isWorkbook = false
  private sheet: SheetRead | null = null
  private isDone = false
  private row = 0
  private repeated = { row: 1, cell: 1 }
  private cells: string[] = []
  private faults = new Map<number, string>()
  private isRowHidden = false
  private column = 0
  private place = 0
  private lines: string[] | null = null
  private shifts: ('raised' | 'lowered' | null)[] = []
  private notes = 0
  private told = { type: '', formula: '', hasValue: false, rows: 1, columns: 1, style: '' }
  private readonly most: Most
  constructor(most: Most) {
    this.most = most
  }

  sheets(): OdsSheet[] | null {
    if (!this.isWorkbook) return null
    const seen = this.all.filter(sheet => !sheet.isHidden)
    return (seen.length > 0 ? seen : this.all).map(({ name, read }) => ({
      name,
      read: { ...read, rows: evened(read.rows) },
    }))
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'spreadsheet') this.isWorkbook = true
    if (name === 'style') this.style = attribute('style:name') ?? ''
    if (name === 'text-properties') this.shifted(attribute('style:text-position') ?? '')
    if (name === 'text-properties' || name === 'table-cell-properties') this.looking(attribute)
    if (name === 'table-properties' && attribute('table:display') === 'false') this.styles.hidden.add(this.style)
    if (name === 'table') this.beginSheet(attribute)
    if (name === 'annotation') this.notes++
    if (!this.sheet || this.notes > 0) return
    if (name === 'table-column') this.beginColumn(attribute)
    if (name === 'table-row') this.beginRow(attribute)
    if (name === 'table-cell' || name === 'covered-table-cell') this.beginCell(attribute)
    if (!this.lines) return
    if (name === 'p') this.lines.push('')
    if (name === 'span') this.shifts.push(this.shiftOf(attribute('text:style-name') ?? ''))
    if (name === 'line-break') this.add('\n')
    if (name === 'tab') this.add(' ')
    if (name === 's') this.add(' '.repeat(Math.min(50, count(attribute, 'text:c'))))
  }

  text(piece: string): void {
    if (this.notes === 0 && this.lines && this.lines.length > 0) this.add(piece)
  }

  close(name: string): void {
    if (name === 'annotation') this.notes--
    if (name === 'table') this.sheet = null
    if (!this.sheet || this.notes > 0) return
    if (name === 'span') this.shifts.pop()
    if (name === 'table-cell' || name === 'covered-table-cell') this.endCell()
    if (name === 'table-row') this.endRow()
  }

  private shifted(position: string): void {
    if (/^(?:super|\d)/.test(position) && !/^0/.test(position)) this.styles.raised.add(this.style)
    if (/^(?:sub|-)/.test(position)) this.styles.lowered.add(this.style)
  }

  /** Takes how cells of the style that is open look. */
  private looking(attribute: Attribute): void {
    const before = this.styles.looks.get(this.style) ?? plainLook
    const weight = attribute('fo:font-weight')
    const line = attribute('style:text-underline-style')
    this.styles.looks.set(this.style, {
      bold: weight === undefined ? before.bold : /bold|[6-9]00/.test(weight),
      underlined: line === undefined ? before.underlined : line !== 'none',
      colour: inkOf(attribute('fo:color') ?? before.colour),
      shade: inkOf(paperOf(attribute('fo:background-color') ?? before.shade)),
    })
  }

  private shiftOf(style: string) {
    return this.styles.raised.has(style) ? 'raised' : this.styles.lowered.has(style) ? 'lowered' : null
  }

  private add(piece: string): void {
    const before = this.lines?.pop() ?? ''
    const shift = this.shifts.findLast(found => found !== null)
    const written = shift === 'raised' ? raisedBehind(piece, before) : shift === 'lowered' ? lowered(piece) : piece
    this.lines?.push(before + written)
  }

  private beginSheet(attribute: Attribute): void {
    this.sheet = { rows: [], days: [], hidden: [], hiddenColumns: [], merged: [], looks: new Map() }
    const isUnseen = this.styles.hidden.has(attribute('table:style-name') ?? '')
    this.all.push({ name: attribute('table:name') ?? '', read: this.sheet, isHidden: isUnseen })
    this.row = 0
    this.column = 0
    this.isDone = false
  }

  private beginColumn(attribute: Attribute): void {
    const columns = Math.min(this.most.cells - this.column, count(attribute, 'table:number-columns-repeated'))
    for (let at = 0; at < columns; at++, this.column++)
      if (isHidden(attribute)) this.sheet?.hiddenColumns.push(this.column)
  }

  private beginRow(attribute: Attribute): void {
    this.repeated.row = count(attribute, 'table:number-rows-repeated')
    this.isRowHidden = isHidden(attribute)
    this.cells = []
    this.faults = new Map()
    this.place = 0
  }

  private beginCell(attribute: Attribute): void {
    this.repeated.cell = count(attribute, 'table:number-columns-repeated')
    this.lines = []
    this.shifts = []
    this.told = {
      type: attribute('office:value-type') ?? attribute('calcext:value-type') ?? '',
      formula: attribute('table:formula') ?? '',
      hasValue: attribute('office:value') !== undefined || attribute('office:string-value') !== undefined,
      rows: count(attribute, 'table:number-rows-spanned'),
      columns: count(attribute, 'table:number-columns-spanned'),
      style: attribute('table:style-name') ?? '',
    }
  }

  private endCell(): void {
    const shown = this.shown((this.lines ?? []).join('\n'))
    this.lines = null
    const to = Math.min(this.most.cells, this.place + this.repeated.cell)
    const { rows, columns, style } = this.told
    if (shown.text !== '')
      for (let at = this.place; at < to; at++) {
        while (this.cells.length < at) this.cells.push('')
        this.cells[at] = shown.text
        if (shown.fault !== undefined) this.faults.set(at, shown.fault)
        if (shown.isDay) this.sheet?.days.push({ row: this.row + 1, column: at })
        if (this.sheet) noteLook(this.sheet.looks, this.row + 1, at, this.styles.looks.get(style))
        const merged: Merged = { column: at, from: this.row + 1, to: this.row + rows }
        if (rows > 1 && columns === 1) this.sheet?.merged.push(merged)
      }
    this.place += this.repeated.cell
  }

  private shown(text: string): ShownCell {
    const { type, formula, hasValue } = this.told
    if (text === '' && formula !== '' && !hasValue) return shownFormula(formula.replace(/^(?:of|oooc|msoxl):=?/, ''))
    if (formula !== '' && errorText.test(text.trim())) return shownError(text.trim())
    return type === 'date' ? { text, isDay: true } : { text }
  }

  private endRow(): void {
    const times = this.cells.length > 0 ? Math.min(mostRepeated, this.repeated.row) : 0
    for (let at = 1; at <= times && !this.isDone; at++) {
      const row: SheetRow = { row: this.row + at, cells: this.cells }
      this.sheet?.rows.push(this.faults.size > 0 ? { ...row, faults: this.faults } : row)
      if (this.isRowHidden) this.sheet?.hidden.push(row.row)
      this.isDone = (this.sheet?.rows.length ?? 0) >= this.most.rows
    }
    this.row += this.repeated.row
  }
}
