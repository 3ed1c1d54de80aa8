import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook's parts beside its rows, in the words of ECMA-376 (SpreadsheetML). */
export type WorkbookParts = {
  /** What stands before the sheet's root. */
  head?: string
  /** The codes of the formats that cells name by their style: the first is style 1, since 0 is the plain one. */
  formats?: readonly (string | number)[]
  /** The items of the table of texts. */
  strings?: readonly string[]
  /** Sheets before and after the one with the rows. */
  before?: string
  after?: string
  /** The rows of such a sheet, as XML. */
  other?: string
  properties?: string
  /** Rows that are hidden, counted from 1. */
  hidden?: readonly number[]
  /** What is told of columns, before the rows of the sheet. */
  columns?: string
  /** What stands behind the rows of the sheet. */
  behind?: string
}

/**
 * A workbook with these cells in its sheet 'Cards': texts, or elements as Excel writes them ('<c
 * s="1"><v>0.5</v></c>').
 */
export function workbook(rows: readonly (readonly string[])[], parts: WorkbookParts = {}): Uint8Array {
  const {
    head = '',
    formats = [],
    strings = [],
    before = '',
    after = '',
    other = '<row r="1"><c r="A1"><v>9</v></c></row>',
    properties = '',
    columns = '',
    behind = '',
    hidden = [],
  } = parts
  const lines = rows.map((cells, at) => rowOf(cells, at, hidden.includes(at + 1)))
  const written = `<sheetData>${lines.join('')}</sheetData>`
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ' +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override ' +
      `PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override ` +
      `PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${relations}"><Relationship Id="a" Type="${document}/officeDocument" ` +
      'Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${document}">${properties}<sheets>${before}<sheet name="Cards" ` +
      `sheetId="1" r:id="b"/>${after}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${[
      ['b', 'worksheet', 'worksheets/sheet1.xml'],
      ['c', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['d', 'styles', 'styles.xml'],
      ['e', 'sharedStrings', 'sharedStrings.xml'],
    ]
      .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${document}/${kind}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': stylesOf(formats),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map(text => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}">${columns}${written}${behind}</worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${other}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

function rowOf(cells: readonly string[], at: number, isHidden: boolean): string {
  const written = cells.map((value, column) => {
    const cell = value.startsWith('<') ? value : `<c t="inlineStr"><is><t>${value}</t></is></c>`
    return cell.replace('<c', `<c r="${'ABCDEF'[column]}${at + 1}"`)
  })
  return `<row r="${at + 1}"${isHidden ? ' hidden="1"' : ''}>${written.join('')}</row>`
}

/** Numbers name what the standard has a number for, texts are codes of the workbook's own. */
function stylesOf(formats: readonly (string | number)[]): string {
  const own = formats.flatMap((code, at) => (typeof code === 'string' ? [{ id: 164 + at, code }] : []))
  const attribute = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const idOf = (code: string | number, at: number) => (typeof code === 'string' ? 164 + at : code)
  return `<styleSheet xmlns="${main}"><numFmts count="${own.length}">${own
    .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${attribute(code)}"/>`)
    .join('')}</numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
    .map((code, at) => `<xf numFmtId="${idOf(code, at)}" xfId="0" applyNumberFormat="1"/>`)
    .join('')}</cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="0.000"/></dxf></dxfs></styleSheet>`
}
