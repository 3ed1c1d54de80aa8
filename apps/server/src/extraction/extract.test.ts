import { describe, expect, test } from 'vitest'
import { type ExtractionEvent, type ExtractOptions, extractDocument } from './extract.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { CATALOG, HELVETICA, ONE_PAGE, page, rawPdf, stream } from './testing/raw-pdf.ts'

const save = temporaryFiles()

async function read(name: string, bytes: Buffer, options?: ExtractOptions): Promise<ExtractionEvent[]> {
  const events: ExtractionEvent[] = []
  for await (const event of extractDocument(save(name, bytes), options)) events.push(event)
  return events
}

const pagesOf = (events: readonly ExtractionEvent[]) =>
  events.flatMap(event => (event.kind === 'page' ? [event.page] : []))
const textsOf = (events: readonly ExtractionEvent[]) =>
  pagesOf(events).map(({ lines }) => lines.map(({ text }) => text))

describe('extractDocument', () => {
  test('gives the number of pages, then lines with sizes and styles, then outline and title', async () => {
    const bytes = await drawPdf(
      pdf => {
        put(pdf.font('Helvetica-Bold').fontSize(20), 'A célula', 72, 72)
        pdf.font('Helvetica').fontSize(12).text('A ', 72, 110, { continued: true })
        pdf.font('Helvetica-Bold').text('mitocôndria', { continued: true })
        pdf.font('Helvetica').text(' produz ', { continued: true })
        pdf.font('Helvetica-Oblique').text('energia', { continued: true })
        pdf.font('Helvetica').text('.')
        put(pdf.font('Courier').fontSize(10), 'x = celula(2)', 72, 140)
        pdf.outline.addItem('A célula').addItem('A mitocôndria')
      },
      { info: { Title: 'Ciências' } },
    )
    const [start, first, end] = await read('cell.pdf', bytes)
    expect(start).toEqual({ kind: 'start', total: 1 })
    expect(first).toMatchObject({
      kind: 'page',
      total: 1,
      overLimit: false,
      page: {
        number: 1,
        width: expect.closeTo(595.28, 1),
        height: expect.closeTo(841.89, 1),
        source: 'text',
        confidence: null,
        lines: [
          { text: 'A célula', fontSize: 20, bold: [[0, 8]], italic: [], monospace: false },
          { text: 'A mitocôndria produz energia.', fontSize: 12, bold: [[2, 13]], italic: [[21, 28]] },
          { text: 'x = celula(2)', fontSize: 10, monospace: true },
        ],
      },
    })
    expect(end).toEqual({
      kind: 'end',
      title: 'Ciências',
      outline: [
        { level: 1, title: 'A célula', page: 1 },
        { level: 2, title: 'A mitocôndria', page: 1 },
      ],
    })
  })

  test('gives boxes in points from the top left corner, whatever the rotation of the page', async () => {
    const draw = (pdf: PDFKit.PDFDocument) => put(pdf.fontSize(20), 'Topo', 100, 50)
    const [upright] = pagesOf(await read('upright.pdf', await drawPdf(draw)))
    expect(upright?.lines[0]?.box).toEqual([
      expect.closeTo(100, 1),
      expect.closeTo(50, -1),
      expect.closeTo(146, -1),
      expect.closeTo(70, -1),
    ])

    const content = stream('BT /F1 20 Tf 100 777 Td (Topo) Tj ET')
    const sheet = page('').replace('/Contents', '/Rotate 90 /Contents')
    const turned = rawPdf([CATALOG, ONE_PAGE, sheet, content, HELVETICA])
    const [shown] = pagesOf(await read('turned.pdf', turned))
    expect(shown).toMatchObject({ width: 842, height: 595, lines: [{ text: 'Topo' }] })
    const [left, top, right, bottom] = shown?.lines[0]?.box ?? []
    // A quarter turn clockwise: the line now runs downwards, near the right edge.
    expect([left, right].map(edge => Math.round((edge ?? 0) / 10))).toEqual([77, 79])
    expect([top, bottom].map(edge => Math.round((edge ?? 0) / 10))).toEqual([10, 15])
  })

  test('reads two columns one after the other, drawn by columns or by rows', async () => {
    const left = [
      'A fotossíntese transforma a luz',
      'em energia que a planta usa para',
      'crescer, florir e dar frutos que',
      'alimentam os animais da floresta',
    ]
    const right = [
      'A respiração acontece de dia e de',
      'noite, em todas as células vivas,',
      'e gasta o oxigênio que as folhas',
      'devolvem ao ar quando há sol forte',
    ]
    const rows = [...left, ...left].map((text, row) => [text, [...right, ...right][row] ?? ''] as const)
    const header = (pdf: PDFKit.PDFDocument) => put(pdf.fontSize(9), 'Ciências · 7º ano', 60, 30)
    const byColumns = await drawPdf(pdf => {
      pdf.fontSize(11)
      for (const [row, [first]] of rows.entries()) put(pdf, first, 60, 100 + 15 * row)
      for (const [row, [, second]] of rows.entries()) put(pdf, second, 310, 100 + 15 * row)
      header(pdf)
    })
    const byRows = await drawPdf(pdf => {
      pdf.fontSize(11)
      for (const [row, [first, second]] of rows.entries()) {
        put(pdf, first, 60, 100 + 15 * row)
        put(pdf, second, 310, 100 + 15 * row)
      }
      header(pdf)
    })
    const expected = ['Ciências · 7º ano', ...left, ...left, ...right, ...right]
    expect(textsOf(await read('columns.pdf', byColumns))).toEqual([expected])
    expect(textsOf(await read('rows.pdf', byRows))).toEqual([expected])
  })

  test('leaves hidden words out', async () => {
    const bytes = await drawPdf(pdf => {
      put(pdf.fontSize(12), 'O texto da aula está à vista de todos os alunos.', 72, 72)
      put(pdf.fillColor('white'), 'palavras brancas', 72, 100)
      put(pdf.fillColor('black').fontSize(1), 'palavras minúsculas', 72, 120)
      put(pdf.fontSize(12), 'palavras fora da página', 700, 140)
      pdf.save().addContent('3 Tr')
      put(pdf, 'palavras invisíveis', 72, 160)
      pdf.addContent('0 Tr').restore()
      pdf.rect(72, 200, 300, 40).fill('#113355')
      put(pdf.fillColor('white'), 'Título claro em faixa escura', 80, 210)
    })
    expect(textsOf(await read('hidden.pdf', bytes))).toEqual([
      ['O texto da aula está à vista de todos os alunos.', 'Título claro em faixa escura'],
    ])
  })

  test('puts accents, ligatures and indices drawn on their own where they belong', async () => {
    const bytes = await drawPdf(pdf => {
      pdf.fontSize(20)
      put(pdf, 'educac', 72, 72)
      const c = 72 + pdf.widthOfString('educa')
      put(pdf, '¸', c + (pdf.widthOfString('c') - pdf.widthOfString('¸')) / 2, 72)
      const a = c + pdf.widthOfString('c')
      put(pdf, 'ao', a, 72)
      put(pdf, '˜', a + (pdf.widthOfString('a') - pdf.widthOfString('˜')) / 2, 72)
      put(pdf, 'CO', 72, 120)
      put(pdf.fontSize(12), '2', 72 + 30, 130)
    })
    expect(textsOf(await read('accents.pdf', bytes))).toEqual([['educação', 'CO₂']])
  })

  test('goes on at the page asked for', async () => {
    const bytes = await drawPdf(pdf => {
      put(pdf, 'Página um', 72, 72)
      for (const name of ['dois', 'três', 'quatro']) put(pdf.addPage(), `Página ${name}`, 72, 72)
    })
    const events = await read('four.pdf', bytes, { fromPage: 3, hadText: true })
    expect(events.map(event => event.kind)).toEqual(['start', 'page', 'page', 'end'])
    expect(pagesOf(events).map(({ number, lines }) => [number, lines[0]?.text])).toEqual([
      [3, 'Página três'],
      [4, 'Página quatro'],
    ])
  })

  test('has only the end to give when all pages were read before', async () => {
    const bytes = await drawPdf(pdf => put(pdf, 'Página um', 72, 72))
    const events = await read('done.pdf', bytes, { fromPage: 2, hadText: true })
    expect(events.map(event => event.kind)).toEqual(['start', 'end'])
  })

  test('says that nothing can be read, unless pages before had text', async () => {
    const blank = await drawPdf(() => {})
    expect((await read('blank.pdf', blank)).at(-1)).toEqual({
      kind: 'failed',
      failure: { code: 'no-readable-page', message: 'Nenhuma página legível foi encontrada.' },
    })
    expect((await read('rest.pdf', blank, { hadText: true })).at(-1)).toEqual({ kind: 'end', outline: [], title: null })
  })

  test('an abort throws its reason', async () => {
    const bytes = await drawPdf(pdf => {
      for (let number = 1; number <= 30; number++) put(pdf.addPage(), 'Texto', 72, 72)
    })
    const stop = new AbortController()
    const reading = async () => {
      for await (const event of extractDocument(save('abort.pdf', bytes), { signal: stop.signal }))
        if (event.kind === 'page' && event.page.number === 3) stop.abort(new Error('parado'))
    }
    await expect(reading()).rejects.toThrow('parado')
  })

  test('a file that is not there throws', async () => {
    const reading = async () => {
      for await (const event of extractDocument('/nonexistent/a.pdf')) expect(event).toBeUndefined()
    }
    await expect(reading()).rejects.toThrow('ENOENT')
  })
})
