import type { Attribute } from './workbook-parts.ts'

/** How a run of Word looks, as far as its document says it. */
export type RunLook = {
  bold: boolean
  underlined: boolean
  struck: boolean
  isLink: boolean
  colour: string
  shade: string
  align: string
}

export const plainRun: RunLook = {
  bold: false,
  underlined: false,
  struck: false,
  isLink: false,
  colour: '',
  shade: '',
  align: '',
}

/** What most elements of Word have to say. */
export const value = (attribute: Attribute): string => attribute('w:val') ?? ''
const isOn = (attribute: Attribute) => !/^(?:0|false|off|none)$/.test(value(attribute))

/** How a run looks once one of its properties is known. */
export function lookAfter(look: RunLook, name: string, attribute: Attribute): RunLook {
  switch (name) {
    case 'b':
      return { ...look, bold: isOn(attribute) }
    case 'rStyle':
      return {
        ...look,
        bold: look.bold || /^(?:strong|forte|negrito)/i.test(value(attribute)),
        isLink: look.isLink || /^(?:followed)?hyperlink/i.test(value(attribute)),
      }
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
      return { ...look, align: shiftOf(Number(value(attribute))) || look.align }
    case 'vertAlign':
      return { ...look, align: value(attribute) }
    default:
      return look
  }
}

const shiftOf = (points: number) => (points < 0 ? 'subscript' : points > 0 ? 'superscript' : '')

const hexOf = (colour: string) => (/^[\da-f]{6}$/i.test(colour) ? `#${colour}` : '')

/** Letters in HTML as a run shows them. A link is blue with a line below by itself, and that says nothing. */
export function dressed(html: string, look: RunLook): string {
  const { bold, underlined, struck, isLink, colour, shade, align } = look
  const style = [
    bold && 'font-weight:bold',
    underlined && !isLink && 'text-decoration:underline',
    colour && !isLink && `color:${colour}`,
    shade && `background:${shade}`,
  ].filter(Boolean)
  const shifted = align === 'superscript' ? `<sup>${html}</sup>` : align === 'subscript' ? `<sub>${html}</sub>` : html
  const kept = struck ? `<s>${shifted}</s>` : shifted
  return style.length > 0 ? `<span style="${style.join(';')}">${kept}</span>` : kept
}

/** Signs that people insert from the fonts of symbols, by font and place. */
const symbols: ReadonlyMap<string, string> = new Map([
  ...['←', '↑', '→', '↓'].map((sign, at) => [`symbol:${(0xac + at).toString(16)}`, sign] as const),
  ...['⇔', '⇐', '⇑', '⇒', '⇓'].map((sign, at) => [`symbol:${(0xdb + at).toString(16)}`, sign] as const),
  ...['←', '→', '↑', '↓'].map((sign, at) => [`wingdings:${(0xdf + at).toString(16)}`, sign] as const),
  ['symbol:ab', '↔'],
  ['symbol:b0', '°'],
  ['symbol:b1', '±'],
  ['symbol:b4', '×'],
  ['symbol:b8', '÷'],
  ['symbol:b9', '≠'],
  ['symbol:a3', '≤'],
  ['symbol:b3', '≥'],
  ['symbol:d6', '√'],
  ['symbol:70', 'π'],
  ['symbol:61', 'α'],
  ['symbol:62', 'β'],
  ['symbol:44', 'Δ'],
  ['symbol:57', 'Ω'],
  ['wingdings:e8', '➔'],
  ['wingdings:6f', '☐'],
  ['wingdings:a8', '☐'],
  ['wingdings:fd', '☒'],
  ['wingdings:fe', '☑'],
  ['wingdings:fb', '✗'],
  ['wingdings:fc', '✓'],
])

/** A sign from a font of symbols as HTML: the sign itself, or a picture where it is none of those known. */
export function symbolIn(attribute: Attribute): string {
  const font = (attribute('w:font') ?? '').toLowerCase()
  const place = Number.parseInt(attribute('w:char') ?? '', 16)
  return symbols.get(`${font}:${(place & 0xff).toString(16)}`) ?? '<img>'
}
