import type { RunLook } from './docx-looks.ts'
import type { Attribute } from './workbook-parts.ts'

type Style = { parent: string; own: Partial<RunLook> }

/** What stands before the entries of a list at one of its levels: 'a', '1', 'I', 'bullet'; and the first number. */
type ListForm = { form: string; start: number }

/** A style refers to another one, and that to the next; no program writes more. */
const deepest = 20

/** What the styles of a text in OpenDocument say of letters and lists. Source: OpenDocument 1.3, part 3, 16 and 20. */
export class OdtStyles {
  private readonly styles = new Map<string, Style>()
  private readonly lists = new Map<string, ListForm[]>()
  private style = ''
  private list = ''

  open(name: string, attribute: Attribute): void {
    if (name === 'style') {
      this.style = attribute('style:name') ?? ''
      this.styles.set(this.style, { parent: attribute('style:parent-style-name') ?? '', own: {} })
    }
    if (name === 'paragraph-properties') this.paper(attribute('fo:background-color'))
    if (name === 'text-properties') this.letters(attribute)
    if (name === 'list-style') {
      this.list = attribute('style:name') ?? ''
      this.lists.set(this.list, [])
    }
    if (!/^list-level-style-/.test(name)) return
    const level = Math.min(10, Number(attribute('text:level')) || 1)
    const forms = this.lists.get(this.list)
    const form = name === 'list-level-style-number' ? (attribute('style:num-format') ?? '') : 'bullet'
    if (forms) forms[level - 1] = { form, start: Number(attribute('text:start-value') ?? 1) || 1 }
  }

  close(name: string): void {
    if (name === 'style') this.style = ''
    if (name === 'list-style') this.list = ''
  }

  /** How letters of a style look, on those around them. */
  look(name: string, around: RunLook): RunLook {
    const steps: Partial<RunLook>[] = []
    let at = name
    for (let step = 0; step < deepest && at !== ''; step++) {
      const style = this.styles.get(at)
      if (/^Strong(?:_20_Emphasis)?$/.test(at)) steps.unshift({ bold: true })
      if (style) steps.unshift(style.own)
      at = style?.parent ?? ''
    }
    return Object.assign({}, around, ...steps)
  }

  /** What stands before the entries of a list: the form is 'bullet', '1', 'a', 'A', 'i', or '' where nothing does. */
  form(list: string, level: number): ListForm {
    return this.lists.get(list)?.[level] ?? { form: '', start: 1 }
  }

  /** A paragraph is marked by its background as letters are by theirs. */
  private paper(shade: string | undefined): void {
    const own = this.styles.get(this.style)?.own
    if (own && shade !== undefined) own.shade = shade === 'transparent' ? '' : shade
  }

  private letters(attribute: Attribute): void {
    const own = this.styles.get(this.style)?.own
    if (!own) return
    const [weight, line] = [attribute('fo:font-weight'), attribute('style:text-underline-style')]
    const [colour, shade] = [attribute('fo:color'), attribute('fo:background-color')]
    const [through, position] = [attribute('style:text-line-through-style'), attribute('style:text-position')]
    if (weight !== undefined) own.bold = /bold|[6-9]00/.test(weight)
    if (line !== undefined) own.underlined = line !== 'none'
    if (through !== undefined) own.struck = through !== 'none'
    if (colour !== undefined) own.colour = colour
    // Letters without a background show that of their paragraph.
    if (shade !== undefined) own.shade = shade === 'transparent' ? (own.shade ?? '') : shade
    if (position !== undefined) own.align = shiftOf(position)
  }
}

const shiftOf = (position: string) =>
  /^(?:sub|-)/.test(position) ? 'subscript' : /^(?:super|[1-9])/.test(position) ? 'superscript' : ''
