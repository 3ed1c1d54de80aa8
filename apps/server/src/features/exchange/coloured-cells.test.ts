import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { readOdsCards, readXlsx } from './xlsx-reading.ts'

const quiz = [
  ['Qual é a capital do Peru?', '!Lima', 'Quito', 'Bogotá'],
  ['Qual é o maior bioma?', 'Pampa', '!Amazônia', 'Cerrado'],
  ['Quanto é 2 + 2?', '3', '5', '!4'],
]
const right = ['Lima', 'Amazônia', '4']

/** The answers of a workbook in which the cells behind '!' have the second of two styles. */
const answersIn = (style: Style, rows: readonly (readonly string[])[]) =>
  readingOf(style, rows).map(({ card, fault }) => card?.answer ?? fault)

const questionsIn = (style: Style, rows: readonly (readonly string[])[]) =>
  readingOf(style, rows).map(({ card }) => card?.question)

type Style = { fonts: string; fills: string; xf: string }

function readingOf(style: Style, rows: readonly (readonly string[])[]) {
  const cell = (text: string) =>
    text.startsWith('!') ? `<c s="1" t="inlineStr"><is><t>${text.slice(1)}</t></is></c>` : text
  const files = unzipSync(
    workbook(
      rows.map(row => row.map(cell)),
      { formats: [0] },
    ),
  )
  files['xl/styles.xml'] = strToU8(
    `<styleSheet><fonts><font/>${style.fonts}</fonts><fills><fill><patternFill patternType="none"/></fill>` +
      `${style.fills}</fills><cellXfs><xf fontId="0" fillId="0"/><xf ${style.xf}/></cellXfs></styleSheet>`,
  )
  return readXlsx(zipSync(files), {}).rows
}

const fill = (colour: string) => `<fill><patternFill patternType="solid"><fgColor ${colour}/></patternFill></fill>`

test.each([
  ['a coloured ground', { fonts: '', fills: fill('rgb="FFFFFF00"'), xf: 'fontId="0" fillId="1"' }],
  ['a ground of the theme', { fonts: '', fills: fill('theme="9" tint="0.6"'), xf: 'fontId="0" fillId="1"' }],
  ['a coloured text', { fonts: '<font><color rgb="FFC00000"/></font>', fills: '', xf: 'fontId="1" fillId="0"' }],
  ['bold', { fonts: '<font><b/></font>', fills: '', xf: 'fontId="1" fillId="0"' }],
])('%s tells the right option of each row', (_, style) => {
  expect(answersIn(style, [['Pergunta', 'A', 'B', 'C'], ...quiz])).toEqual(right)
})

const bold = { fonts: '<font><b/></font>', fills: '', xf: 'fontId="1" fillId="0"' }

test('a theme before the question is not what is asked', () => {
  const themed = quiz.map(row => ['Geo', ...row])
  expect(answersIn(bold, [['Tema', 'Pergunta', 'A', 'B', 'C'], ...themed])).toEqual(right)
  expect(questionsIn(bold, [['Tema', 'Pergunta', 'A', 'B', 'C'], ...themed])).toEqual(quiz.map(([asked]) => asked))
})

test.each([
  [
    ['Peru', 'Lima', 'espanhol', '!sol'],
    ['Brasil', '!Brasília', 'português', 'real'],
    ['Japão', 'Tóquio', '!japonês', 'iene'],
  ],
  [
    ['1500', 'Cabral chega', '!Colônia', 'Brasil'],
    ['1822', 'Independência', 'Império', '!Brasil'],
    ['1889', '!República', 'República', 'Brasil'],
  ],
  quiz,
])('cells of columns without names are read as if none were coloured: %j', (...rows) => {
  const plain = rows.map(row => row.map(cell => cell.replace('!', '')))
  expect(answersIn(bold, rows)).toEqual(answersIn(bold, plain))
})

test('a grey ground, and a colour of one row alone, tell nothing', () => {
  const grey = { fonts: '', fills: fill('rgb="FFEEEEEE"'), xf: 'fontId="0" fillId="1"' }
  const named = [['Pergunta', 'A', 'B', 'C'], ...quiz]
  const untold = Array(3).fill('Não diz qual é a alternativa certa')
  expect(answersIn(grey, named)).toEqual(untold)
  const yellow = { fonts: '', fills: fill('rgb="FFFFFF00"'), xf: 'fontId="0" fillId="1"' }
  expect(
    answersIn(
      yellow,
      named.map((row, at) => (at === 1 ? row : row.map(text => text.replace('!', '')))),
    ),
  ).toEqual(untold)
})

test('a key that is written has the last word', () => {
  const keyed = quiz.map(row => [...row, 'C'])
  expect(answersIn(bold, [['Pergunta', 'A', 'B', 'C', 'Gabarito'], ...keyed])).toEqual(['Bogotá', 'Cerrado', '4'])
})

test('a workbook of LibreOffice says it by its styles', () => {
  const cell = (text: string) =>
    `<table:table-cell ${text.startsWith('!') ? 'table:style-name="ce1"' : ''}><text:p>${text.replace('!', '')}` +
    '</text:p></table:table-cell>'
  const named = [['Pergunta', 'A', 'B', 'C'], ...quiz]
  const rows = named.map(row => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')
  const content =
    '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:fo="f">' +
    '<office:automatic-styles><style:style style:name="ce1" style:family="table-cell"><style:table-cell-properties ' +
    'fo:background-color="#ffff00"/></style:style></office:automatic-styles><office:body><office:spreadsheet>' +
    `<table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`
  const reading = readOdsCards(zipSync({ 'content.xml': strToU8(content) }), {})
  expect(reading?.rows.map(({ card }) => card?.answer)).toEqual(right)
})
