import { describe, expect, test } from 'vitest'
import { inspectPdf } from './inspect.ts'
import { drawPdf, put, temporaryFiles } from './testing/pdf.ts'
import { CATALOG, rawPdf } from './testing/raw-pdf.ts'

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
          '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n',
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

  test('throws for a file that is not there', async () => {
    await expect(inspectPdf('/nonexistent/a.pdf')).rejects.toThrow('ENOENT')
  })
})
