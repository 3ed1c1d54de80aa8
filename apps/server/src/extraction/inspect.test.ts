import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Paper, text } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { inspectPdf } from './inspect.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { CATALOG, rawPdf, stream } from './testing/raw-pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()
const twoPages = (options?: PDFKit.PDFDocumentOptions) =>
  drawPdf(pdf => {
    put(pdf, 'Um', 72, 72)
    put(pdf.addPage(), 'Dois', 72, 72)
  }, options)

const refusal = (code: string, message: string) => ({ failure: { code, message } })

describe('inspectPdf', () => {
  test('counts pages, also of a file whose header comes late or whose owner alone has a password', async () => {
    const bytes = await twoPages()
    expect(await inspectPdf(save('two.pdf', bytes))).toEqual({ pages: 2 })
    const late = Buffer.concat([Buffer.from('\n'.repeat(500)), bytes])
    expect(await inspectPdf(save('late.pdf', late))).toEqual({ pages: 2 })
    const owned = await twoPages({ ownerPassword: 'dono', permissions: { copying: false } })
    expect(await inspectPdf(save('owned.pdf', owned))).toEqual({ pages: 2 })
  })

  test.each([
    ['empty', '', refusal('empty', 'O arquivo está vazio.')],
    ['text', 'apenas texto', refusal('not-a-pdf', 'Isto não é um PDF.')],
    ['zip', 'PK\x03\x04docx', refusal('not-a-pdf', 'Isto não é um PDF.')],
    ['html', '<html><body>%PD</body></html>', refusal('not-a-pdf', 'Isto não é um PDF.')],
    ['a header too late', `${' '.repeat(1100)}%PDF-1.7`, refusal('not-a-pdf', 'Isto não é um PDF.')],
    ['a header alone', '%PDF-1.7\n%âãÏÓ\n', refusal('damaged', 'PDF danificado. Exporte-o de novo e envie outra vez.')],
  ])('refuses %s', async (name, content, expected) => {
    expect(await inspectPdf(save(name, Buffer.from(content, 'latin1')))).toEqual(expected)
  })

  test.each(['1.3', '1.4', '1.7', '1.7ext3'] as const)(
    'refuses a file of PDF %s that needs a password',
    async version => {
      const bytes = await twoPages({ userPassword: 'segredo', pdfVersion: version })
      expect(await inspectPdf(save(`locked-${version}.pdf`, bytes))).toEqual(
        refusal('password', 'PDF protegido por senha. Envie uma cópia sem senha.'),
      )
    },
  )

  test('refuses a truncated file', async () => {
    const bytes = await twoPages()
    expect(await inspectPdf(save('cut.pdf', bytes.subarray(0, 400)))).toEqual(
      refusal('damaged', 'PDF danificado. Exporte-o de novo e envie outra vez.'),
    )
  })

  test.each([
    ['with a table', () => rawPdf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'])],
    [
      'without one',
      () =>
        Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count ' +
            '0>>endobj\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n',
        ),
    ],
  ])('refuses a document without pages, %s, as such', async (name, bytes) => {
    expect(await inspectPdf(save(`none-${name}.pdf`, bytes()))).toEqual(
      refusal('no-readable-page', 'Nenhuma página legível foi encontrada.'),
    )
  })

  test('refuses more pages than the limit, and says the limit', async () => {
    const kids = Array.from({ length: 2001 }, (_, index) => `${index + 3} 0 R`).join(' ')
    const pages = Array<string>(2001).fill('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>')
    const bytes = rawPdf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count 2001 >>`, ...pages])
    expect(await inspectPdf(save('long.pdf', bytes))).toEqual(
      refusal('too-many-pages', 'O documento deve ter no máximo 2.000 páginas. Divida-o em partes menores.'),
    )
  })

  const attachments = (paper: Paper, files: readonly string[]) => {
    const names = files.map(name => {
      const file = paper.add(stream('%PDF-1.4', '/Type /EmbeddedFile'))
      return `(${name}) ${paper.add(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${file} >> >>`)}`
    })
    return `/Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`
  }
  const cover = text('Abra este arquivo em um programa que mostre portfólios.', 72, 100)

  test.each([
    [['aula-1.pdf', 'aula-2.PDF'], 'Este arquivo traz 2 PDFs anexados: salve cada um e envie um de cada vez.'],
    [['aula.pdf', 'planilha.xlsx'], 'Este arquivo traz 1 PDF anexado: salve-o e envie-o sozinho.'],
    [['aula.docx'], 'Este arquivo traz 1 arquivo anexado, que não é PDF: exporte a aula em PDF e envie-a.'],
    [
      ['aula.docx', 'aula.pptx'],
      'Este arquivo traz 2 arquivos anexados, e nenhum é PDF: exporte a aula em PDF e envie-a.',
    ],
  ])('says of a portfolio what it carries: %j', async (files, message) => {
    const paper = new Paper().sheet({ content: cover })
    const bytes = paper.bytes(`/Collection << /Type /Collection /View /T >> ${attachments(paper, files)}`)
    expect(await inspectPdf(save('portfolio.pdf', bytes))).toEqual(refusal('portfolio', message))
  })

  const packed = (entries: string, objects: Buffer | string) =>
    stream(objects, `/Type /ObjStm /N 1 /First 4 ${entries}`)

  test('knows a portfolio by its packed catalog, whatever the table of the file before it says of itself', async () => {
    const paper = new Paper().sheet({ content: cover })
    paper.add(stream('x', '/Type /XRef /W [1 2 1] /DecodeParms << /Columns 4 /Predictor 12 >>'))
    paper.add(packed('/Filter /FlateDecode', deflateSync('1 0 << /Type /Catalog /Collection << /View /T >> >>')))
    expect(await inspectPdf(save('packed.pdf', paper.bytes(attachments(paper, ['ata.txt']))))).toEqual(
      refusal('portfolio', 'Este arquivo traz 1 arquivo anexado, que não é PDF: exporte a aula em PDF e envie-a.'),
    )
  })

  test('where nobody can tell, PDFs attached make a portfolio, and other files do not', async () => {
    const inspected = (name: string) => {
      const paper = new Paper().sheet({ content: cover })
      paper.add(packed('/Filter /FlateDecode /DecodeParms 9 0 R', deflateSync('1 0 << /Type /Catalog >>')))
      return inspectPdf(save('unknown.pdf', paper.bytes(attachments(paper, [name]))))
    }
    expect(await inspected('aula.pdf')).toEqual(
      refusal('portfolio', 'Este arquivo traz 1 PDF anexado: salve-o e envie-o sozinho.'),
    )
    expect(await inspected('aula.odt')).toEqual({ pages: 1 })
  })

  test('reads a document that has a file attached, and a portfolio with pages of its own', async () => {
    const one = new Paper().sheet({ content: cover })
    expect(await inspectPdf(save('attached.pdf', one.bytes(attachments(one, ['dados.pdf']))))).toEqual({ pages: 1 })
    const book = new Paper()
    for (let page = 0; page < 5; page++) book.sheet({ content: cover })
    const catalog = `/Collection << /View /T >> ${attachments(book, ['dados.pdf'])}`
    expect(await inspectPdf(save('book.pdf', book.bytes(catalog)))).toEqual({ pages: 5 })
  })

  test.each([
    ['that only its program draws', '/NeedsRendering true', ''],
    ['with nothing to fill in on its page', '', ''],
  ])('sends a form back %s', async (_, needs, entries) => {
    const paper = new Paper().sheet({ content: text('Aguarde um momento…', 72, 100), entries })
    const xfa = paper.add(stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'))
    const bytes = paper.bytes(`/AcroForm << /Fields [] /XFA ${xfa} >> ${needs}`)
    expect(await inspectPdf(save('form.pdf', bytes))).toEqual(
      refusal(
        'form',
        'Este PDF é um formulário que só o programa de origem mostra. Imprima-o em PDF e envie outra vez.',
      ),
    )
  })

  test('reads a form whose pages are there, with another form over them', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [72 600 400 616] /F 4 >>'
    const paper = new Paper().sheet({ content: text('Nome do órgão:', 72, 100), entries: `/Annots [${field}]` })
    const xfa = paper.add(stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'))
    const bytes = paper.bytes(`/AcroForm << /Fields [${paper.add(field)}] /XFA ${xfa} >>`)
    expect(await inspectPdf(save('static.pdf', bytes))).toEqual({ pages: 1 })
  })

  test('says of a file that only the program with its licence opens what it is', async () => {
    const paper = new Paper().sheet({ content: cover })
    const locked = paper.add('<< /Filter /EBX_HANDLER /V 4 /Length 128 >>')
    const bytes = paper
      .bytes()
      .toString('latin1')
      .replace('/Root 1 0 R', `/Root 1 0 R /Encrypt ${locked} /ID [<00> <00>]`)
    expect(await inspectPdf(save('locked.pdf', Buffer.from(bytes, 'latin1')))).toEqual(
      refusal('locked', 'Este PDF só abre com a licença de outro programa. Envie uma cópia sem essa proteção.'),
    )
  })

  test('throws for a file that is not there', async () => {
    await expect(inspectPdf('/nonexistent/a.pdf')).rejects.toThrow('ENOENT')
  })
})
