import { inkOf, type Look, paperOf, plainLook } from '@capivira/core/exchange/looks'
import { type Attribute, walkXml } from './workbook-parts.ts'

/** Colours of a workbook's theme that are its paper and its ink, by their places. */
const plainTheme = new Set(['0', '1'])
const usualIndexed = new Set(['8', '9', '64', '65'])

/** A colour as a style names it, in a form in which equal ones are equal; '' where it is the usual one. */
function colourIn(attribute: Attribute, usual: (colour: string) => string): string {
  const rgb = attribute('rgb')
  if (rgb !== undefined) return /^[\da-f]{6,8}$/i.test(rgb) ? usual(`#${rgb.slice(-6).toLowerCase()}`) : ''
  const [theme, indexed] = [attribute('theme'), attribute('indexed')]
  if (theme !== undefined) return plainTheme.has(theme) ? '' : `theme ${theme} ${attribute('tint') ?? ''}`
  return indexed === undefined || usualIndexed.has(indexed) ? '' : `indexed ${indexed}`
}

const isOn = (attribute: Attribute) => !/^(?:0|false|none)$/.test(attribute('val') ?? '1')

/** How each style that a cell can have looks. Source: ECMA-376, part 1, 18.8. */
export function readLooks(part: Uint8Array | null): Look[] {
  const fonts: Look[] = []
  const fills: string[] = []
  const looks: Look[] = []
  let inside = ''
  if (!part) return looks
  walkXml(part, {
    open(name, attribute) {
      if (name === 'fonts' || name === 'fills' || name === 'cellXfs' || name === 'dxfs') inside = name
      if (inside === 'fonts') {
        const font = fonts.at(-1)
        if (name === 'font') fonts.push({ ...plainLook })
        else if (font && name === 'b') font.bold = isOn(attribute)
        else if (font && name === 'u') font.underlined = isOn(attribute)
        else if (font && name === 'color') font.colour = colourIn(attribute, inkOf)
      }
      if (inside === 'fills') {
        if (name === 'fill') fills.push('')
        if (name === 'fgColor') fills[fills.length - 1] = colourIn(attribute, colour => inkOf(paperOf(colour)))
      }
      if (name !== 'xf' || inside !== 'cellXfs') return
      const font = fonts[Number(attribute('fontId') ?? 0)] ?? plainLook
      looks.push({ ...font, shade: fills[Number(attribute('fillId') ?? 0)] ?? '' })
    },
    close(name) {
      if (name === inside) inside = ''
    },
  })
  return looks
}

export const isPlain = ({ bold, underlined, colour, shade }: Look): boolean =>
  !bold && !underlined && colour === '' && shade === ''
