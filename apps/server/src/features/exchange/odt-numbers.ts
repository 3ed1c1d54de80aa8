import type { OdtStyles } from './odt-looks.ts'
import type { Attribute } from './workbook-parts.ts'

/** How many entries a list has had at each of its levels. */
type List = { counts: number[] }

/** What a text in OpenDocument shows before the entries of its lists. Source: OpenDocument 1.3, part 3, 5.3. */
export class OdtNumbers {
  /** The styles of the lists that are open, in each other. */
  private readonly open: string[] = []
  private list: List = { counts: [] }
  private isNew = false
  private readonly byId = new Map<string, List>()
  /** The last list of each style. */
  private readonly byStyle = new Map<string, List>()
  private readonly styles: OdtStyles
  constructor(styles: OdtStyles) {
    this.styles = styles
  }

  /** A list within a list has the style of the outer one, unless it says another. */
  beginList(style: string, attribute: Attribute): void {
    const own = style || (this.open.at(-1) ?? '')
    const level = this.open.length
    this.open.push(own)
    if (level > 0) {
      this.list.counts.length = Math.min(this.list.counts.length, level)
      return
    }
    const isContinued = attribute('text:continue-numbering') === 'true'
    const before = this.byId.get(attribute('text:continue-list') ?? '') ?? (isContinued && this.byStyle.get(own))
    this.list = before || { counts: [] }
    this.list.counts.length = Math.min(this.list.counts.length, 1)
    this.isNew = false
    this.byStyle.set(own, this.list)
    const id = attribute('xml:id')
    if (id !== undefined) this.byId.set(id, this.list)
  }

  endList(): void {
    this.open.pop()
  }

  beginEntry(attribute: Attribute): void {
    this.isNew = true
    const start = Number(attribute('text:start-value') ?? Number.NaN)
    if (Number.isInteger(start)) this.list.counts[this.open.length - 1] = start - 1
  }

  /** What stands before a paragraph with text: 'bullet', '2. ', 'b) ', 'II. '; '' where nothing does. */
  beforeEntry(): string {
    const level = this.open.length - 1
    if (!this.isNew || level < 0) return ''
    const { form, start } = this.styles.form(this.open[level] ?? '', level)
    if (form === '') return ''
    this.isNew = false
    if (form === 'bullet') return form
    const count = (this.list.counts[level] ?? start - 1) + 1
    this.list.counts[level] = count
    this.list.counts.length = level + 1
    return numbered(form, count)
  }
}

function numbered(form: string, count: number): string {
  if (form === '1') return `${count}. `
  if (/^[aA]$/.test(form)) return `${String.fromCharCode(form.charCodeAt(0) + (Math.max(0, count - 1) % 26))}) `
  // Statements are numbered so, and options point at them: 'I e II'.
  if (/^[iI]$/.test(form)) return `${form === 'I' ? romanOf(count) : romanOf(count).toLowerCase()}. `
  return ''
}

const steps = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const
/** Of a list with that many entries; nobody counts further so. */
const mostRoman = 49

function romanOf(count: number): string {
  if (count < 1 || count > mostRoman) return String(count)
  let left = count
  let signs = ''
  for (const [sign, value] of steps) for (; left >= value; left -= value) signs += sign
  return signs.replace('XXXX', 'XL')
}
