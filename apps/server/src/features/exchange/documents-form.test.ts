import type { ImportPreview } from '@capivira/core/exchange/contract'
import type { Material } from '@capivira/core/materials/contract'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
afterAll(() => school.close())

type Parts = Parameters<typeof sendForm>[2]
const file = (bytes: Uint8Array | string, name: string): readonly [string, FormFile] => ['file', { name, bytes }]
const preview = (...parts: Parts) => sendForm<ImportPreview>(teacher, '/api/import/preview', parts)
const bring = (...parts: Parts) => sendForm<Material>(teacher, '/api/import', parts)

describe('documents are read where they hold cards or questions', () => {
  const quiz = '<p>1. Capital do Peru?</p><p>a) Quito</p><p><b>b) Lima</b></p>'
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const docx = zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${word}"><w:body>${['1. Capital do Peru?', 'a) Quito', 'b) Lima']
        .map((text, at) => `<w:p><w:r><w:rPr>${at === 2 ? '<w:b/>' : ''}</w:rPr><w:t>${text}</w:t></w:r></w:p>`)
        .join('')}</w:body></w:document>`,
    ),
  })
  test.each([
    ['what an editor copies', quiz],
    ['a document of Word', docx],
  ])('%s, by the look of the right option', async (_, bytes) => {
    const { status, body } = await preview(file(bytes, 'prova'))
    expect([status, body.kind, body.rows[0]?.question, body.rows[0]?.answer]).toEqual([
      200,
      'gift',
      'Capital do Peru?',
      'Lima',
    ])
  })

  test('a workbook of LibreOffice comes in as cards', async () => {
    const of = (name: string) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
    const content =
      `<office:document-content ${of('office')} ${of('table')} ${of('text')}><office:body><office:spreadsheet>` +
      `<table:table table:name="A">${row('Pergunta', 'Resposta')}${row('sol?', 'estrela')}</table:table>` +
      '</office:spreadsheet></office:body></office:document-content>'
    const { status, body } = await bring(file(zipSync({ 'content.xml': strToU8(content) }), 'astros.ods'), [
      'title',
      'Astros',
    ])
    expect(status).toBe(201)
    expect(body).toMatchObject({ sourceKind: 'xlsx', flipCardsCount: 1 })
  })
})
