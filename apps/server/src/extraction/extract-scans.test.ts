import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { type ExtractionEvent, extractDocument } from './extract.ts'
import { PageDrawer } from './ocr/drawer.ts'
import { ENGINES, type EngineName } from './ocr/engine.ts'
import { hasNativeTesseract } from './ocr/native.ts'
import { Recognizer } from './ocr/recognizer.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { photographOf, scanOf } from './testing/scans.ts'

readOneAfterTheOther()
const save = temporaryFiles()

const sentences = [
  'A água evapora com o calor do sol.',
  'O vapor sobe e forma as nuvens.',
  'A chuva devolve a água à terra.',
]

/** A page as a scanner would give it: a grey picture of text. */
function scan(texts: readonly string[]): Promise<Buffer> {
  const rows = texts.map((text, row) => `<text x="120" y="${250 + 90 * row}" font-size="44">${text}</text>`).join('')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="DejaVu Sans, Liberation ' +
    `Sans, Arial, sans-serif"><rect width="1240" height="1754" fill="#f4f4f4"/>${rows}</svg>`
  return sharp(Buffer.from(svg)).grayscale().jpeg({ quality: 80 }).toBuffer()
}

async function read(name: string, bytes: Buffer, engine?: EngineName): Promise<ExtractionEvent[]> {
  const events: ExtractionEvent[] = []
  for await (const event of extractDocument(save(name, bytes), { engine })) events.push(event)
  return events
}

describe('scanned pages', () => {
  test('are read from their pictures, page by page, with the rest of the document', async () => {
    const picture = await scan(sentences)
    const bytes = await drawPdf(pdf => {
      put(pdf.fontSize(12), 'O ciclo da água tem quatro etapas.', 72, 72)
      pdf.addPage().image(picture, 0, 0, { width: 595 })
      pdf.addPage()
    })
    const events = await read('mixed.pdf', bytes)
    const kinds = events.map(event => event.kind)
    expect(kinds.filter(kind => kind !== 'ocr')).toEqual(['start', 'page', 'page', 'page', 'end'])
    // On more cores the plan may be there before the first page.
    expect([1, 2]).toContain(kinds.indexOf('ocr'))
    const [text, scanned, blank] = events.flatMap(event => (event.kind === 'page' ? [event.page] : []))
    expect(text).toMatchObject({ source: 'text', confidence: null })
    expect(scanned?.source).toBe('ocr')
    expect(scanned?.lines.map(line => line.text)).toEqual(sentences)
    expect(scanned?.confidence).toBeGreaterThan(80)
    // 250 of 1754 pixels down a page of 842 points; engines differ by what they take for the line's foot.
    expect(Math.abs((scanned?.lines[0]?.box[3] ?? 0) - 122)).toBeLessThan(8)
    expect(scanned?.lines[0]?.fontSize).toBeCloseTo((44 * 595) / 1240, -1)
    expect(blank).toMatchObject({ source: 'none', lines: [], confidence: null })
    expect(events.find(event => event.kind === 'ocr')).toEqual({
      kind: 'ocr',
      plan: { pages: 1, minutes: 1, message: 'Páginas escaneadas: lendo com OCR (cerca de 1 min)' },
    })
  })

  test('are announced before the first of them has been read', async () => {
    const recognize = Recognizer.prototype.recognize
    let finished = 0
    const spy = vi.spyOn(Recognizer.prototype, 'recognize').mockImplementation(async function (
      this: Recognizer,
      drawn,
    ) {
      const text = await recognize.call(this, drawn)
      finished++
      return text
    })
    try {
      const picture = await scan(sentences)
      const bytes = await drawPdf(pdf => pdf.image(picture, 0, 0, { width: 595 }))
      const seen: string[] = []
      for await (const { kind } of extractDocument(save('soon.pdf', bytes))) seen.push(`${kind} ${finished}`)
      expect(seen).toEqual(['start 0', 'ocr 0', 'page 1', 'end 1'])
    } finally {
      spy.mockRestore()
    }
  })

  test('that stand on their heads are turned', async () => {
    const long = Array.from({ length: 6 }, () => sentences).flat()
    const picture = await sharp(await scan(long))
      .rotate(180)
      .jpeg()
      .toBuffer()
    const bytes = await drawPdf(pdf => pdf.image(picture, 0, 0, { width: 595 }))
    const [page] = (await read('turned.pdf', bytes)).flatMap(event => (event.kind === 'page' ? [event.page] : []))
    expect(page?.lines[0]?.text).toBe(sentences[0])
    // The first line as it is meant is the last one as it is shown.
    expect(page?.lines[0]?.box[1]).toBeGreaterThan(700)
  })

  test('that were read before keep their invisible layer of text', async () => {
    const picture = await scanOf(sentences.map(sentence => [sentence]))
      .png()
      .toBuffer()
    const bytes = await drawPdf(pdf => {
      pdf.image(picture, 0, 0, { width: 595 }).addContent('3 Tr').font('Times-Roman').fontSize(14.4)
      for (const [row, text] of sentences.entries()) put(pdf, text, 62.4, 62.2 + 23.04 * row)
    })
    const [page] = (await read('layer.pdf', bytes)).flatMap(event => (event.kind === 'page' ? [event.page] : []))
    expect(page?.source).toBe('text')
    expect(page?.lines.map(line => line.text)).toEqual(sentences)
  })
})

test('a layer of letters that is no Portuguese gives way to what the picture says', async () => {
  const long = [...sentences, 'Os rios levam a água da chuva até o mar.', 'Durante a seca, os açudes guardam água.']
  const picture = await scan(long)
  const bytes = await drawPdf(pdf => {
    pdf.image(picture, 0, 0, { width: 595 }).addContent('3 Tr')
    for (const [row, text] of long.entries())
      put(pdf.fontSize(20), text.replaceAll('l', 'I').replaceAll('e', 'c'), 57, 105 + 43 * row)
  })
  const [page] = (await read('bad-layer.pdf', bytes)).flatMap(event => (event.kind === 'page' ? [event.page] : []))
  expect(page?.lines.map(line => line.text)).toEqual(long)
})

const readers = (await hasNativeTesseract()) ? ENGINES : (['packaged'] as const)

/** A drawing stored pixel by pixel, as programs make them, with its caption typed below. */
const figure = async (drawing: string) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" font-family="Liberation Sans, DejaVu ' +
    'Sans, sans-serif"><rect width="1000" height="700" fill="#fff"/><circle cx="820" cy="160" r="90" ' +
    `fill="#d40"/>${drawing}</svg>`
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()
  return drawPdf(pdf => {
    pdf.image(picture, 60, 80, { width: 470 })
    put(pdf.fontSize(11), 'Figura 1. O caminho do grão até a farinha', 60, 420)
  })
}
const rowsOf = (bytes: Buffer, name: string) =>
  read(name, bytes).then(events =>
    events.flatMap(event => (event.kind === 'page' ? event.page.lines.map(line => line.text) : [event.kind])),
  )

describe('a drawing that its caption calls a figure', () => {
  const labels = ['Vento', 'Moinho', 'Grão', 'Farinha'].map(
    (label, n) => `<text x="${60 + 220 * (n % 2)}" y="${150 + 180 * n}" font-size="32">${label}</text>`,
  )
  test('keeps its labels, and nobody waits for recognition', async () => {
    expect(await rowsOf(await figure(labels.join('')), 'labels.pdf')).toEqual([
      'start',
      'Figura 1. O caminho do grão até a farinha',
      'end',
    ])
  })

  test('is told to be unread where its page cannot be drawn', async () => {
    const spy = vi.spyOn(PageDrawer.prototype, 'draw').mockResolvedValue(null)
    try {
      const events = await read('undrawn.pdf', await figure(labels.join('')))
      const [page] = events.flatMap(event => (event.kind === 'page' ? [event] : []))
      expect(page?.overLimit).toBe(false)
      expect(page?.page.lines.map(({ text }) => text)).toEqual(['Figura 1. O caminho do grão até a farinha'])
      expect(page?.page.unread).toEqual([{ kind: 'picture', box: [60, 80, 530, expect.closeTo(409, 0)] }])
    } finally {
      spy.mockRestore()
    }
  })

  test('is read where it shows sentences', async () => {
    const said = [
      'O vento gira as pás e move o eixo.',
      'O eixo gira a pedra que parte o grão.',
      'A farinha cai na caixa de madeira.',
    ]
    const rows = said.map((row, n) => `<text x="60" y="${360 + 60 * n}" font-size="34">${row}</text>`)
    expect(await rowsOf(await figure(rows.join('')), 'sentences.pdf')).toEqual([
      'start',
      'ocr',
      ...said,
      'Figura 1. O caminho do grão até a farinha',
      'end',
    ])
  })
})

describe.each(readers)('by the %s Tesseract', engine => {
  async function linesOf(name: string, picture: Buffer): Promise<string[]> {
    const bytes = await drawPdf(pdf => pdf.image(picture, 0, 0, { width: 595 }))
    const pages = (await read(name, bytes, engine)).flatMap(event => (event.kind === 'page' ? [event.page] : []))
    return pages.flatMap(({ lines }) => lines.map(({ text }) => text))
  }

  test('raised and lowered signs of a clean scan are what they are', async () => {
    const scan = await scanOf([
      ['A água tem a fórmula H', { down: '2' }, 'O.'],
      ['O gás carbônico tem a fórmula CO', { down: '2' }, '.'],
      ['O ácido da bateria tem a fórmula H', { down: '2' }, 'SO', { down: '4' }, '.'],
      ['Um milhão de metros são 10', { up: '6' }, ' metros.'],
      ['Um bilionésimo de metro são 10', { up: '−9' }, ' metro.'],
      ['A sala tem 48 m', { up: '2' }, ' de área.'],
    ])
      .png()
      .toBuffer()
    expect(await linesOf('formulas.pdf', scan)).toEqual([
      'A água tem a fórmula H₂O.',
      'O gás carbônico tem a fórmula CO₂.',
      'O ácido da bateria tem a fórmula H₂SO₄.',
      'Um milhão de metros são 10⁶ metros.',
      'Um bilionésimo de metro são 10⁻⁹ metro.',
      'A sala tem 48 m² de área.',
    ])
  })

  test('a photograph that is askew, shaded and blurred is read like a scan', async () => {
    const photograph = await photographOf(scanOf(sentences.map(sentence => [sentence])), {
      tilt: 5,
      shadow: true,
      blur: 1.2,
      noise: 6,
    })
    expect(await linesOf('photograph.pdf', photograph)).toEqual(sentences)
  })
})
