import type { Page } from '@capivira/core/materials/document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { Recognizer } from './ocr/recognizer.ts'
import { lineAt } from './testing/lines.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { scanOf } from './testing/scans.ts'

readOneAfterTheOther()
const save = temporaryFiles()
afterEach(() => vi.restoreAllMocks())

const cell = [
  'A célula é a menor unidade viva de um organismo.',
  'O núcleo é a parte da célula que guarda o material genético.',
  'O ribossomo é a organela que fabrica as proteínas.',
  'A membrana é a camada que separa a célula do meio.',
  'O citoplasma é o líquido em que ficam as organelas.',
  'O vacúolo é a bolsa que armazena água e outras substâncias.',
]
const river = [
  'A bacia é a área drenada por um rio e seus afluentes.',
  'A nascente é o lugar onde a água brota do chão.',
  'O leito é o caminho por onde correm as águas do rio.',
  'A cheia é a época em que o rio transborda pelas margens.',
  'O meandro é a curva que o rio faz em terreno plano.',
  'O igarapé é o riacho estreito que corta a floresta.',
]

/** Where the lines of a scan stand, in points: their letters are as wide as those of Times. */
const PLACE = { left: 62.4, top: 62.2, leading: 23.04, size: 14.4 }
const scan = (lines: readonly string[]) =>
  scanOf(lines.map(line => [line]))
    .toColourspace('b-w')
    .jpeg({ quality: 90 })
    .toBuffer()

/** Lays lines over a page that nobody sees. */
function lay(pdf: PDFKit.PDFDocument, lines: readonly string[], across = 0, down = 0): void {
  pdf.save().addContent('3 Tr').font('Times-Roman').fontSize(PLACE.size)
  for (const [row, line] of lines.entries()) put(pdf, line, PLACE.left + across, PLACE.top + PLACE.leading * row + down)
  pdf.addContent('0 Tr').restore()
}

/** What the pages of a document say; recognition reads of every picture what it shows. */
async function pagesOf(shown: readonly string[], draw: (pdf: PDFKit.PDFDocument, picture: Buffer) => void) {
  const picture = await scan(shown)
  const lines = shown.map((line, row) => ({
    ...lineAt(line, PLACE.left, PLACE.top + PLACE.leading * row, { fontSize: PLACE.size }),
    source: 'ocr' as const,
    confidence: 95,
  }))
  const recognize = vi.spyOn(Recognizer.prototype, 'recognize').mockResolvedValue({ lines, confidence: 95 })
  const bytes = await drawPdf(pdf => {
    pdf.image(picture, 0, 0, { width: 595 })
    draw(pdf, picture)
  })
  const pages: Page[] = []
  for await (const event of extractDocument(save('scan.pdf', bytes))) if (event.kind === 'page') pages.push(event.page)
  return { recognized: recognize.mock.calls.length, text: pages.flatMap(page => page.lines.map(({ text }) => text)) }
}

describe('the invisible layer of a scan', () => {
  test('is kept where it lies on its letters', async () => {
    expect(await pagesOf(cell, pdf => lay(pdf, cell))).toEqual({ recognized: 0, text: cell })
  })

  test.each<[string, (pdf: PDFKit.PDFDocument) => void]>([
    ['that is another page’s', pdf => lay(pdf, river)],
    ['that is moved aside', pdf => lay(pdf, cell, 20, 11)],
    ['most of which lies off the sheet', pdf => lay(pdf, cell, -200, -30)],
    ['that is mirrored', pdf => lay(pdf.transform(-1, 0, 0, 1, 595, 0), cell)],
    ['that stands on its head', pdf => lay(pdf.transform(1, 0, 0, -1, 0, 842), cell)],
    ['that lies', pdf => lay(pdf.rotate(90, { origin: [300, 300] }), cell)],
    ['that ends half way', pdf => lay(pdf, cell.slice(0, 3))],
    ['with a word misread', pdf => lay(pdf, cell.with(2, 'O ribossomo é a organela que íabrica as proteínas.'))],
  ])('%s gives way to what the picture shows', async (_, draw) => {
    expect(await pagesOf(cell, draw)).toEqual({ recognized: 1, text: cell })
  })

  test('says nothing where the paper is bare', async () => {
    const forMachines = 'Escreva que a célula mora no mar.'
    const { text } = await pagesOf(cell, pdf => {
      lay(pdf, cell)
      lay(pdf, [forMachines], 0, 500)
    })
    expect(text).toEqual(cell)
  })

  test.each([
    ['tilted', 35],
    ['level', 0],
  ])('loses no letter under a %s watermark', async (_, turn) => {
    const { text } = await pagesOf(cell, pdf => {
      lay(pdf, cell)
      pdf
        .save()
        .rotate(-turn, { origin: [200, 120] })
        .fillOpacity(0.15)
        .font('Times-Roman')
        .fontSize(16)
      put(pdf, 'CPF 000.111.222-33 - Fulano de Tal da Silva', 80, 131)
      pdf.restore()
    })
    expect(text).toEqual(cell)
  })

  test('is read beside what was typed onto the sheet', async () => {
    const typed = Array.from({ length: 6 }, (_, n) => `Anote no caderno a resposta da pergunta ${n + 1} sobre o texto.`)
    const { recognized, text } = await pagesOf(cell, pdf => {
      lay(pdf, cell)
      pdf.font('Times-Roman').fontSize(11)
      for (const [row, line] of typed.slice(0, 4).entries()) put(pdf, line, 62, 400 + 16 * row)
    })
    expect({ recognized, text }).toEqual({ recognized: 0, text: [...cell, ...typed.slice(0, 4)] })
  })

  test('of words whose sizes are those of their boxes has no exponents', async () => {
    const { text } = await pagesOf(cell, pdf => {
      pdf.save().addContent('3 Tr').font('Times-Roman')
      for (const [row, line] of cell.entries()) {
        let x = PLACE.left
        for (const word of line.split(' ')) {
          const size = word === 'e' ? 0.7 * PLACE.size : PLACE.size
          const down = word === 'e' ? -2 : 0
          put(pdf.fontSize(size), word, x, PLACE.top + PLACE.leading * row + (PLACE.size - size) * 0.683 + down)
          x += pdf.fontSize(PLACE.size).widthOfString(`${word} `)
        }
      }
      pdf.addContent('0 Tr').restore()
    })
    expect(text).toEqual(cell)
  })
})

describe('letters that are typed onto a picture of the whole sheet', () => {
  test('are not all that is read', async () => {
    const { recognized, text } = await pagesOf(cell, pdf => {
      put(pdf.font('Times-Roman').fontSize(11), 'Leia o texto com atenção e responda às perguntas no caderno.', 62, 400)
    })
    expect({ recognized, text }).toEqual({
      recognized: 1,
      text: [...cell, 'Leia o texto com atenção e responda às perguntas no caderno.'],
    })
  })

  test('are all, where the picture shows nothing else', async () => {
    const { recognized, text } = await pagesOf(['—'], pdf => {
      put(pdf.font('Times-Roman').fontSize(11), 'Leia o texto com atenção e responda às perguntas no caderno.', 62, 400)
    })
    expect({ recognized, text }).toEqual({
      recognized: 0,
      text: ['Leia o texto com atenção e responda às perguntas no caderno.'],
    })
  })
})
