import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExtractionEvent, extractDocument } from './extract.ts'
import { LIMITS } from './limits.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { CATALOG, HELVETICA, ONE_PAGE, onePage, page, rawPdf, stream } from './testing/raw-pdf.ts'

const save = temporaryFiles()
const MEGABYTE = 1024 * 1024

/** The limits of the product, smaller, so that the files that pass them can be small and the tests quick. */
const limits = {
  ...LIMITS,
  maxWasmPages: 1536,
  maxGlyphsPerPage: 5000,
  pageMs: 5000,
  renderMs: 5000,
  wholeMs: 10_000,
}

async function read(name: string, bytes: Buffer | string): Promise<ExtractionEvent[]> {
  const events: ExtractionEvent[] = []
  for await (const event of extractDocument(save(name, bytes), { limits })) events.push(event)
  return events
}

const textsOf = (events: readonly ExtractionEvent[]) =>
  events.flatMap(event => (event.kind === 'page' ? event.page.lines.map(({ text }) => text) : []))
const failureOf = (events: readonly ExtractionEvent[]) => {
  const last = events.at(-1)
  return last?.kind === 'failed' ? last.failure.code : last?.kind
}

const write = (text: string) => `BT /F1 12 Tf 72 700 Td (${text}) Tj ET\n`
const lesson = stream(write('A luz vira energia.'))

describe('files that are larger inside than outside', () => {
  test('a stream that unfolds beyond the memory limit', async () => {
    const bomb = deflateSync(Buffer.alloc(200 * MEGABYTE, ' '), { level: 9 })
    expect(failureOf(await read('bomb.pdf', onePage(stream(bomb, '/Filter /FlateDecode'))))).toBe('too-complex')
  })

  test('a stream folded twice', async () => {
    const twice = deflateSync(deflateSync(Buffer.alloc(300 * MEGABYTE, ' '), { level: 9 }), { level: 9 })
    expect(twice.length).toBeLessThan(10_000)
    expect(failureOf(await read('twice.pdf', onePage(stream(twice, '/Filter [/FlateDecode /FlateDecode]'))))).toBe(
      'too-complex',
    )
  })

  test('a page of a million letters', async () => {
    // Every row differs: PDFium drops text that repeats what stands in the same place.
    const rows = Array.from({ length: 2500 }, (_, row) => `(${row} ${'palavra '.repeat(50)}) Tj 0 -0.25 Td`)
    const content = deflateSync(Buffer.from(`BT /F1 12 Tf 72 700 Td ${rows.join(' ')} ET`))
    expect(failureOf(await read('letters.pdf', onePage(stream(content, '/Filter /FlateDecode'))))).toBe('too-complex')
  })

  test('forms that draw each other, doubling at each step', async () => {
    const depth = 30
    const forms = Array.from({ length: depth }, (_, index) => {
      const last = index === depth - 1
      const resources = last ? '/Font << /F1 5 0 R >>' : `/XObject << /X ${7 + index} 0 R >>`
      const content = last ? write('bomba') : '/X Do /X Do /X Do /X Do'
      return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`)
    })
    const bytes = onePage(stream('/X Do'), forms, '/XObject << /X 6 0 R >>')
    expect(['too-complex', 'no-readable-page']).toContain(failureOf(await read('forms.pdf', bytes)))
  })

  test('a picture of more pixels than memory holds', async () => {
    const image = stream(
      deflateSync(Buffer.alloc(MEGABYTE)),
      '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ' +
        '/Filter /FlateDecode',
    )
    const bytes = onePage(stream('595 0 0 842 0 0 cm /I Do'), [image], '/XObject << /I 6 0 R >>')
    expect(['too-complex', 'no-readable-page']).toContain(failureOf(await read('picture.pdf', bytes)))
  })
})

describe('files that turn in circles or lie', () => {
  test('a page tree that holds itself', async () => {
    const bytes = rawPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 5 >>'])
    expect(['no-readable-page', 'damaged']).toContain(failureOf(await read('tree.pdf', bytes)))
  })

  test('a cross-reference table that names itself as its predecessor', async () => {
    const bytes = onePage(lesson).toString('latin1')
    const start = bytes.lastIndexOf('xref\n0')
    const looped = Buffer.from(bytes.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`), 'latin1')
    expect(textsOf(await read('xref.pdf', looped))).toEqual(['A luz vira energia.'])
  })

  test('a form that draws itself', async () => {
    const form = stream(
      '/X Do',
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>',
    )
    const bytes = onePage(stream(`${write('A luz vira energia.')} /X Do`), [form], '/XObject << /X 6 0 R >>')
    expect(textsOf(await read('self.pdf', bytes))).toEqual(['A luz vira energia.'])
  })

  test('bookmarks that follow each other in a circle', async () => {
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
      ONE_PAGE,
      page(),
      lesson,
      HELVETICA,
      '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
      '<< /Title (Um) /Parent 6 0 R /Next 8 0 R /First 8 0 R >>',
      '<< /Title (Dois) /Parent 6 0 R /Next 7 0 R /First 7 0 R >>',
    ])
    const end = (await read('circle.pdf', bytes)).at(-1)
    expect(end?.kind === 'end' && end.outline.map(({ title }) => title).toSorted()).toEqual(['Dois', 'Um'])
  })

  test('a count of pages beyond all limits', async () => {
    const bytes = rawPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', page(), lesson, HELVETICA])
    expect(['too-many-pages', 'damaged', 'end']).toContain(failureOf(await read('count.pdf', bytes)))
  })

  test('brackets without end', async () => {
    const bytes = onePage(stream(`${'['.repeat(100_000)}${write('A luz vira energia.')}`))
    expect(['end', 'no-readable-page', 'too-complex']).toContain(failureOf(await read('brackets.pdf', bytes)))
    const catalog = rawPdf([
      `<< /Type /Catalog /Pages 2 0 R /Deep ${'['.repeat(100_000)} >>`,
      ONE_PAGE,
      page(),
      lesson,
      HELVETICA,
    ])
    expect(['end', 'damaged', 'no-readable-page', 'too-complex']).toContain(failureOf(await read('deep.pdf', catalog)))
  })
})

describe('files that are something else as well', () => {
  test('a web page before the document is text or nothing, never run', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>\n')
    const bytes = Buffer.concat([html, onePage(lesson)])
    expect(textsOf(await read('polyglot.pdf', bytes))).toEqual(['A luz vira energia.'])
  })

  test('markup in the text stays text', async () => {
    const bytes = onePage(stream(write('<script>alert\\(1\\)</script>')))
    expect(textsOf(await read('markup.pdf', bytes))).toEqual(['<script>alert(1)</script>'])
  })

  test('a script of the document is not run', async () => {
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >> >>',
      ONE_PAGE,
      page(),
      lesson,
      HELVETICA,
    ])
    expect(textsOf(await read('script.pdf', bytes))).toEqual(['A luz vira energia.'])
  })
})

test('a broken page is left unread and the others are read', async () => {
  const bomb = stream(deflateSync(Buffer.alloc(200 * MEGABYTE, ' '), { level: 9 }), '/Filter /FlateDecode')
  const sheet = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 ` +
    '6 0 R >> >> >>'
  const bytes = rawPdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
    sheet(7),
    sheet(8),
    sheet(7),
    HELVETICA,
    lesson,
    bomb,
  ])
  const pages = (await read('middle.pdf', bytes)).flatMap(event => (event.kind === 'page' ? [event] : []))
  expect(pages.map(({ page: { number, lines }, overLimit }) => [number, lines.length, overLimit])).toEqual([
    [1, 1, false],
    [2, 0, true],
    [3, 1, false],
  ])
})

test('whatever bytes change in a document, it ends as pages or a known failure', async () => {
  const original = await drawPdf(pdf => {
    put(pdf, 'A fotossíntese transforma a luz em energia.', 72, 72)
    put(pdf.addPage(), 'As plantas respiram de dia e de noite.', 72, 72)
  })
  const change = fc.tuple(fc.nat(original.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async changes => {
      const bytes = Buffer.from(original)
      for (const [at, value] of changes) bytes[at] = value
      const last = failureOf(await read('mutated.pdf', bytes))
      expect([
        'end',
        'not-a-pdf',
        'password',
        'damaged',
        'no-readable-page',
        'too-many-pages',
        'too-complex',
      ]).toContain(last)
    }),
    { numRuns: 12 },
  )
})
