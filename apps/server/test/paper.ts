/**
 * Small PDFs written by hand, for constructions that no library would write: layers, covers, fields, wrappers. Places
 * are points from the top left corner of the sheet; text stands on its baseline.
 */
import PDFDocument from 'pdfkit'
import { rawPdf, stream } from '../src/extraction/testing/raw-pdf.ts'

/** The standard fonts of every sheet, by the names that contents use. */
export const FONTS = {
  F1: 'Helvetica',
  F2: 'Helvetica-Bold',
  F3: 'Times-Roman',
  F4: 'Courier',
  F5: 'Times-Bold',
} as const
export type FontName = keyof typeof FONTS

export type Lettering = { size?: number; font?: FontName; grey?: number; mode?: number }

/** A4. */
export const SHEET = { width: 595, height: 842 } as const

/** Windows-1252 above 0x7f, where it is not Latin-1. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A string of a content stream, in the encoding of the sheets' fonts. */
export function encoded(text: string): string {
  const bytes = [...text].map(character => {
    const place = CP1252.indexOf(character)
    return (place >= 0 ? 0x80 + place : character.charCodeAt(0)).toString(16).padStart(2, '0')
  })
  return `<${bytes.join('')}>`
}

const ruler = new PDFDocument()

/** How wide a text of one of the fonts is, in points. */
export const widthOf = (text: string, { size = 12, font = 'F1' }: Lettering = {}): number =>
  ruler.font(FONTS[font]).fontSize(size).widthOfString(text)

/** A line of text; `turn` in degrees against the clock, about its beginning. */
export function text(
  words: string,
  x: number,
  y: number,
  how: Lettering & { turn?: number; height?: number } = {},
): string {
  const { size = 12, font = 'F1', grey = 0, mode = 0, turn = 0, height = SHEET.height } = how
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  const matrix = [cos, sin, -sin, cos, x, height - y].map(value => value.toFixed(4)).join(' ')
  return `BT /${font} ${size} Tf ${grey} g ${mode} Tr ${matrix} Tm ${encoded(words)} Tj ET\n`
}

/** Lines of text under each other. */
export const lines = (
  rows: readonly string[],
  x: number,
  y: number,
  how: Lettering & { leading?: number } = {},
): string => rows.map((row, index) => text(row, x, y + index * (how.leading ?? (how.size ?? 12) * 1.35), how)).join('')

/** A filled rectangle. */
export const box = (x: number, y: number, width: number, height: number, colour = '0 g'): string =>
  `q ${colour} ${x} ${SHEET.height - y - height} ${width} ${height} re f Q\n`

/** A drawn line. */
export const rule = (x1: number, y1: number, x2: number, y2: number, width = 0.8, colour = '0 G'): string =>
  `q ${colour} ${width} w ${x1} ${SHEET.height - y1} m ${x2} ${SHEET.height - y2} l S Q\n`

export type SheetParts = {
  content: string
  /** More entries of the resources, as '/XObject << … >>'. */
  resources?: string
  /** More entries of the page, as '/Annots [ … ]'. */
  entries?: string
  width?: number
  height?: number
}

/** A document under construction: add its objects, then its sheets. */
export class Paper {
  /** 1 is the catalog, 2 the page tree, 3 the fonts. */
  readonly #objects: (string | Buffer)[] = ['', '', fontsObject()]
  readonly #sheets: string[] = []

  /** Adds an object and answers its reference ('7 0 R'). */
  add(object: string | Buffer): string {
    return `${this.#objects.push(object)} 0 R`
  }

  /** Adds a stream that may be drawn with 'Do': a form of the size of a sheet. */
  form(content: string, entries = '', resources = ''): string {
    const size = entries.includes('/BBox') ? '' : `/BBox [0 0 ${SHEET.width} ${SHEET.height}]`
    return this.add(
      stream(content, `/Type /XObject /Subtype /Form ${size} /Resources << /Font 3 0 R ${resources} >> ${entries}`),
    )
  }

  sheet({ content, resources = '', entries = '', width = SHEET.width, height = SHEET.height }: SheetParts): this {
    const contents = this.add(stream(content))
    const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents}`
    this.#sheets.push(this.add(`<< ${page} /Resources << /Font 3 0 R ${resources} >> ${entries} >>`))
    return this
  }

  /** @param catalog more entries of the catalog */
  bytes(catalog = ''): Buffer {
    this.#objects[0] = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`
    this.#objects[1] = `<< /Type /Pages /Kids [${this.#sheets.join(' ')}] /Count ${this.#sheets.length} >>`
    return rawPdf(this.#objects)
  }
}

function fontsObject(): string {
  const fonts = Object.entries(FONTS).map(
    ([name, base]) => `/${name} << /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`,
  )
  return `<< ${fonts.join(' ')} >>`
}
