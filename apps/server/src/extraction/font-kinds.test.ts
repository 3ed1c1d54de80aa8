import { describe, expect, test } from 'vitest'
import { letterMap, ownFont } from '../../test/fonts.ts'
import { lines, Paper, text, widthOf } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { pageLines } from './layout/page-lines.ts'
import { partsToRead } from './layout/unread.ts'
import { LIMITS } from './limits.ts'
import { openDocument } from './open-document.ts'
import { temporaryFiles } from './testing/pdf.ts'
import { stream } from './testing/raw-pdf.ts'
import { textPages } from './text-pages.ts'

readOneAfterTheOther()
const save = temporaryFiles()

async function textsOf(bytes: Buffer): Promise<string[]> {
  const read = []
  for await (const event of extractDocument(save('page.pdf', bytes)))
    if (event.kind === 'page') read.push(...event.page.lines.map(line => line.text))
  return read
}

test('a font whose letters are drawings is read where it says which letters they are', async () => {
  const words = 'A foz é onde o rio acaba.'
  const letters = [...new Set(words)]
  const codeOf = (letter: string) => letters.indexOf(letter) + 1
  const paper = new Paper()
  const shape = paper.add(stream('500 0 0 0 450 700 d1 0 0 400 700 re f'))
  const blank = paper.add(stream('500 0 0 0 0 0 d1'))
  const map = letterMap(
    paper,
    letters.map(letter => [codeOf(letter), letter]),
  )
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1
/LastChar ${letters.length} /Widths [${letters.map(() => 500).join(' ')}] /Resources << >> /ToUnicode ${map}
/CharProcs << ${letters.map(letter => `/g${codeOf(letter)} ${letter === ' ' ? blank : shape}`).join(' ')} >>
/Encoding << /Type /Encoding /Differences [1 ${letters.map(letter => `/g${codeOf(letter)}`).join(' ')}] >> >>`
  const string = [...words].map(letter => codeOf(letter).toString(16).padStart(2, '0')).join('')
  const resources = ownFont(paper, font, `BT /F9 12 Tf 72 742 Td <${string}> Tj ET`)
  const rest = 'A nascente é onde ele começa.'
  const bytes = paper.sheet({ content: `/X Do\n${text(rest, 72, 120)}`, resources }).bytes()
  expect(await textsOf(bytes)).toEqual([words, rest])
})

test('of a document that was saved again and again, the last version counts', async () => {
  const paper = new Paper().sheet({ content: text('A capital era a cidade do Rio.', 72, 100) })
  const first = paper.bytes()
  const changed = stream(text('A capital do Brasil é Brasília.', 72, 100))
  // Objects 1 to 3 are the catalog, the page tree and the fonts; 4 is what stands on the sheet.
  const added = Buffer.concat([Buffer.from('4 0 obj\n'), changed, Buffer.from('\nendobj\n')])
  const previous = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]
  const at = first.length
  const table =
    `xref\n4 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} ` +
    `>>\nstartxref\n${at + added.length}\n%%EOF\n`
  const saved = Buffer.concat([first, added, Buffer.from(table)])
  expect(await textsOf(first)).toEqual(['A capital era a cidade do Rio.'])
  expect(await textsOf(saved)).toEqual(['A capital do Brasil é Brasília.'])
})

describe('partsToRead', () => {
  /** What a page has to have recognized: kinds and heights. */
  async function partsOf(bytes: Buffer) {
    const file = save('parts.pdf', bytes)
    const document = await openDocument(file, LIMITS)
    if ('failure' in document) throw new Error(document.failure.message)
    try {
      for await (const { glyphs } of textPages(file, LIMITS, document.child, { from: 1, to: 1 }))
        return glyphs
          ? partsToRead(glyphs, pageLines(glyphs)).map(({ kind, box }) => [kind, Math.round(box[3])] as const)
          : null
    } finally {
      document.child.close()
    }
  }
  const rows = [
    'O vacúolo guarda água e sais dentro da célula vegetal.',
    'O citoplasma é um líquido que preenche a célula inteira.',
    'O retículo é uma rede de canais por onde andam proteínas.',
  ]
  const terms = ['Cloroplasto', 'Lisossomo', 'Ribossomo']

  /** Terms in a font of their own, whose map says other letters than it shows: each three before its own. */
  function withTerms(isWrong: boolean): Buffer {
    const paper = new Paper()
    const codes = [...new Set(terms.join(''))].map(letter => letter.charCodeAt(0))
    const map = letterMap(
      paper,
      codes.map(code => [code, String.fromCharCode(isWrong ? code - 29 : code)]),
    )
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding ' + `/WinAnsiEncoding /ToUnicode ${map} >>`
    const drawn = terms.map((term, row) => text(term, 72, 200 + 20 * row).replace('/F1', '/F9')).join('')
    const resources = ownFont(paper, font, drawn)
    const ends = terms.map((term, row) =>
      text('é uma parte da célula.', 78 + widthOf(term, { font: 'F2' }), 200 + 20 * row),
    )
    return paper.sheet({ content: `${lines(rows, 72, 100)}/X Do\n${ends.join('')}`, resources }).bytes()
  }

  test('names the lines of a font whose letters are others than it shows, the first sign a slash or not', async () => {
    const parts = await partsOf(withTerms(true))
    expect(parts?.map(([kind]) => kind)).toEqual(['font', 'font', 'font'])
    expect(await partsOf(withTerms(false))).toEqual([])
  })

  test('names a picture without letters over it, not one that is written on', async () => {
    const sheet = (more: string) => {
      const paper = new Paper()
      const size = '/Width 400 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceGray'
      const image = paper.add(stream(Buffer.alloc(400 * 300, 0x80), `/Type /XObject /Subtype /Image ${size}`))
      const content = `${lines(rows, 72, 100)}q 400 0 0 300 72 300 cm /I Do Q\n${more}`
      return paper.sheet({ content, resources: `/XObject << /I ${image} >>` }).bytes()
    }
    expect(await partsOf(sheet(''))).toEqual([['picture', 542]])
    expect(await partsOf(sheet(text('O mapa mostra os rios da região.', 90, 400)))).toEqual([])
  })

  test('finds nothing on a typed page', async () => {
    expect(await partsOf(new Paper().sheet({ content: lines(rows, 72, 100) }).bytes())).toEqual([])
  })
})
