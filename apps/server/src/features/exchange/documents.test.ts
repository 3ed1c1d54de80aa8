import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocument, readDocx } from './document-reading.ts'
import { readOdsCards } from './xlsx-reading.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** A paragraph of Word: in a list where it is told which, and its runs with their properties. */
const paragraph = (text: string, look = '', list = '') =>
  `<w:p><w:pPr>${list && `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`}</w:pPr>` +
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const docx = (body: string, numbering = '') =>
  zipOf({
    'word/document.xml': `<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...(numbering && { 'word/numbering.xml': `<w:numbering ${word}>${numbering}</w:numbering>` }),
  })
const numbered = ['decimal', 'lowerLetter', 'bullet', 'lowerLetter', 'upperLetter']
  .map(
    (form, at) =>
      `<w:abstractNum w:abstractNumId="${at}"><w:lvl w:ilvl="0"><w:numFmt w:val="${form}"/></w:lvl></w:abstractNum>` +
      `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`,
  )
  .join('')

const shown = (reading: ReturnType<typeof readDocx>) =>
  reading?.kind === 'gift'
    ? reading.rows.map(({ question, options, answer }) => [question, options.join('|'), answer])
    : reading?.kind === 'csv' || reading?.kind === 'xlsx'
      ? reading.rows.map(({ question, answer, fault }) => [question, answer, fault])
      : reading

test.each([
  ['bold', '<w:b/>'],
  ['a colour', '<w:color w:val="FF0000"/>'],
  ['a highlighter', '<w:highlight w:val="yellow"/>'],
  ['shading', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
  ['a line below', '<w:u w:val="single"/>'],
  ['the style of strong words', '<w:rStyle w:val="Forte"/>'],
])('a quiz of Word whose right options have %s', (_, look) => {
  const plain = '<w:b w:val="0"/><w:color w:val="auto"/><w:u w:val="none"/><w:highlight w:val="none"/>'
  const body =
    paragraph('Nome: ________') +
    paragraph('Capital do Peru?', '<w:b/>', '1') +
    paragraph('Quito', plain, '2') +
    paragraph('Lima', look, '2') +
    paragraph('') +
    paragraph('Fórmula da água?', '', '1') +
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>' +
    `<w:r><w:rPr>${look}</w:rPr><w:t>H</w:t>` +
    `</w:r><w:r><w:rPr>${look}<w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:rPr>${look}</w:rPr>` +
    '<w:t>O</w:t></w:r></w:p>' +
    paragraph('sal', '', '3') +
    paragraph('E do Chile?', '', '1') +
    paragraph('Arica', '', '5') +
    paragraph('Santiago', look, '5')
  expect(shown(readDocx(docx(body, numbered), {}))).toEqual([
    ['Capital do Peru?', 'Quito|Lima', 'Lima'],
    ['Fórmula da água?', 'H₂O|sal', 'H₂O'],
    ['E do Chile?', 'Arica|Santiago', 'Santiago'],
  ])
})

test('a table of Word is cards, one with a picture is none, and a text has neither', () => {
  const cell = (inner: string) => `<w:tc>${inner}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
  const picture = '<w:p><w:r><w:drawing/></w:r></w:p>'
  const table = `<w:tbl>${row(paragraph('Sol?'), paragraph('estrela'))}${row(paragraph('Lua?'), picture)}</w:tbl>`
  expect(shown(readDocx(docx(`${paragraph('Astros')}${table}`), {}))).toEqual([
    ['Sol?', 'estrela', null],
    ['Lua?', '', 'Esta célula tem uma imagem, e aqui os cards são só de texto'],
  ])
  expect(readDocx(docx(paragraph('Um texto corrido, sem cards.')), {})).toBe(null)
})

test('a quiz that says no key says so, and a list of terms is cards', () => {
  const quiz = readDocument('<p>1. Qual?</p><p>a) x</p><p>b) y</p>', {})
  expect(quiz).toMatchObject({ kind: 'gift', rows: [{ fault: 'Não diz qual é a alternativa certa' }] })
  const terms = '<ul><li><b>Rio</b> - curso de água</li><li><b>Mar</b> - água salgada</li></ul>'
  expect(shown(readDocument(terms, {}))).toEqual([
    ['Rio', 'curso de água', null],
    ['Mar', 'água salgada', null],
  ])
  expect(readDocument('<ul><li>Início</li><li>Contato</li></ul><p>Um texto.</p>', {})).toBe(null)
})

const namespaces = ['office', 'style', 'text', 'table']
  .map(name => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const ods = (tables: string, styles = '') =>
  zipOf({
    'content.xml':
      `<office:document-content ${namespaces}>` +
      `<office:automatic-styles>${styles}</office:automatic-styles><office:body>` +
      `<office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  })
const odsCell = (text: string, more = '') => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
const odsRow = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`

test('a workbook of LibreOffice shows what it shows there, but for what is hidden', () => {
  const styles =
    '<style:style style:name="no"><style:table-properties table:display="false"/></style:style>' +
    '<style:style style:name="low"><style:text-properties style:text-position="sub 58%"/></style:style>'
  const unseen = odsRow(odsCell('x') + odsCell('y'))
  const hidden = `<table:table table:name="Base" table:style-name="no">${unseen}</table:table>`
  const columns = '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>'
  const note = '<office:annotation><text:p>rever</text:p></office:annotation>'
  const rows = [
    odsRow(odsCell('Pergunta') + odsCell('Resposta') + odsCell('Resposta')),
    odsRow(
      `<table:table-cell>${note}<text:p>Água?</text:p></table:table-cell>${odsCell('velha')}` +
        odsCell('H<text:span text:style-name="low">2</text:span>O'),
    ),
    odsRow(`${odsCell('Sol?')}<table:table-cell/>${odsCell('estrela')}`, 'table:visibility="filter"'),
    odsRow('<table:table-cell table:number-columns-repeated="3"/>', 'table:number-rows-repeated="40"'),
    odsRow(
      '<table:table-cell><text:p>Metade?</text:p><text:p>(em %)</text:p></table:table-cell><table:table-cell/>' +
        odsCell('50,00%', 'office:value-type="percentage" office:value="0.5"'),
    ),
    odsRow(`${odsCell('Soma?')}<table:table-cell/><table:table-cell table:formula="of:=[.A1]+1"/>`),
    odsRow(`${odsCell('Erro?')}<table:table-cell/>${odsCell('#DIV/0!', 'table:formula="of:=1/0"')}`),
    odsRow('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048530"'),
  ]
  const reading = readOdsCards(
    ods(`${hidden}<table:table table:name="Cards">${columns}${rows.join('')}</table:table>`, styles),
    {},
  )
  expect(reading?.rows.map(({ row, question, answer, fault }) => [row, question, answer, fault])).toEqual([
    [2, 'Água?', 'H₂O', null],
    [3, 'Sol?', 'estrela', null],
    [44, 'Metade?\n(em %)', '50,00%', null],
    [45, 'Soma?', '=[.A1]+1', 'A fórmula desta célula está sem resultado: abra a planilha, salve e envie de novo'],
    [46, 'Erro?', '#DIV/0!', 'A célula mostra um erro da planilha (#DIV/0!): conserte a fórmula ou apague a célula'],
  ])
  expect(reading?.notices).toEqual([
    'A linha 3 está oculta na planilha (por um filtro, por exemplo) e veio também.',
    'A coluna B está oculta na planilha e ficou de fora.',
  ])
})

test('days, merged cells and several sheets of LibreOffice are told as those of Excel', () => {
  const day = odsCell('01/02/24', 'office:value-type="date"')
  const part = odsCell('Rios', 'table:number-rows-spanned="2"')
  const rows = [
    odsRow(part + odsCell('a?') + day),
    odsRow(`<table:covered-table-cell/>${odsCell('b?')}${odsCell('x')}`),
  ]
  const names = odsRow(odsCell('Assunto') + odsCell('Pergunta') + odsCell('Resposta'))
  const sheet = (name: string) => `<table:table table:name="${name}">${names}${rows.join('')}</table:table>`
  const reading = readOdsCards(ods(sheet('Um') + sheet('Dois')), {})
  expect(reading?.rows.map(({ card }) => card?.category)).toEqual(['Rios', 'Rios'])
  expect(reading?.notices.map(notice => notice.slice(0, 24))).toEqual([
    'Só a aba “Um” foi lida. ',
    'Há datas na linha 2. Se ',
  ])
  const told = `<table:table table:name="Leia-me">${odsRow(odsCell('Preencha a aba Dois.'))}</table:table>`
  const second = readOdsCards(ods(told + sheet('Dois')), {})
  expect([second?.rows.length, second?.notices[0]?.slice(0, 25)]).toEqual([2, 'Só a aba “Dois” foi lida:'])
  // What the teacher chooses is about the sheet that was shown.
  const chosen = { columns: { question: 2, answer: null, category: null, difficulty: null } }
  expect(readOdsCards(ods(told + sheet('Dois')), chosen)?.headings).toEqual(['Assunto', 'Pergunta', 'Resposta'])
  expect(readOdsCards(zipOf({ 'content.xml': `<office:document-content ${namespaces}/>` }), {})).toBe(null)
})
