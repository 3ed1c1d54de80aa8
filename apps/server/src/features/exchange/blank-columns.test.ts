import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { readCsv } from './csv-reading.ts'
import { readXlsx } from './xlsx-reading.ts'

type Rows = ReturnType<typeof readCsv>['rows']
const said = (rows: Rows) => rows.map(({ question, answer, card, fault }) => (card ? `${question} → ${answer}` : fault))
const cards = (...lines: string[]) => said(readCsv(Buffer.from(lines.join('\n')), {}).rows)

const both = ['O que é solo? → A camada', 'O que é brejo? → alagado']

test.each([
  ['nothing', ';'],
  ['several of nothing', ';;;'],
  ['blanks that are none for a program', '\u00a0;'],
  ['signs that nobody sees', '\u200b;'],
  ['a bullet in each row', '•;'],
  ['a dash in each row', '-;'],
])('a first column of %s holds no side of a card', (_, before) => {
  expect(cards(`${before}O que é solo?;A camada`, `${before}O que é brejo?;alagado`)).toEqual(both)
})

test('rows of signs that nobody sees are no cards, and of two columns each is a side, whatever sign it has', () => {
  expect(cards('Pergunta;Resposta', '\u200b;\ufeff', 'O que é solo?;A camada')).toEqual(both.slice(0, 1))
  expect(cards('Sinal de menos;-', 'Traço;-')).toEqual(['Sinal de menos → -', 'Traço → -'])
})

test.each([
  ['numbers that count', ['1', '2', '3']],
  ['numbers of merged cells', ['1', '', '2']],
  ['names of parts in merged cells', ['Solos', '', 'Águas']],
  ['names of parts', ['Solos', 'Solos', 'Águas']],
])('before question and answer a column of %s is neither', (_, names) => {
  const lines = ['O que é solo?;A camada', 'O que é brejo?;alagado', 'O que é mar?;água']
  expect(cards(...lines.map((line, at) => `${names[at]};${line}`))).toEqual([...both, 'O que é mar? → água'])
})

test.each([
  ['Total;2', 'Pergunta;Resposta'],
  ['Total;;2', 'Pergunta;Resposta;Pontos'],
])('the row %s below all others is no card', (total, names) => {
  const points = names.endsWith('Pontos') ? ';1' : ''
  expect(cards(names, `O que é solo?;A camada${points}`, `O que é brejo?;alagado${points}`, total)).toEqual([
    ...both,
    'É a linha do total da planilha',
  ])
})

test('a row of a total between the others is one of them: nothing is lost', () => {
  expect(cards('Pergunta;Resposta', 'O que é solo?;A camada', 'Total;1', 'O que é brejo?;alagado')).toEqual([
    both[0],
    'Total → 1',
    both[1],
  ])
})

test('where answers are numbers a total is one of them', () => {
  expect(cards('Metade;50', 'Total geral;200')).toEqual(['Metade → 50', 'Total geral → 200'])
})

test('tables beside each other with the same names are read one after the other', () => {
  expect(
    cards(
      'Pergunta;Resposta;;Pergunta;Resposta',
      'O que é solo?;A camada;;O que é mar?;água',
      'O que é brejo?;alagado;;;',
    ),
  ).toEqual([...both, 'O que é mar? → água'])
})

const inBook = (behind: string, rows: readonly (readonly string[])[]) => readXlsx(workbook(rows, { behind }), {})

test('in a workbook a merged cell says the same in each of its rows', () => {
  const names = ['Assunto', 'Pergunta', 'Resposta']
  const rows = [names, ['Solos', 'solo', 'chão'], ['', 'brejo', 'alagado'], ['', 'mar', 'água']]
  const read = inBook('<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>', rows)
  expect(read.rows.map(({ card }) => card?.category)).toEqual(['Solos', 'Solos', null])
})

const range = (ref: string) => `<mergeCells><mergeCell ref="${ref}"/></mergeCells>`

test('an answer to several questions is told in each, and a question over several answers is one card', () => {
  const names = ['Pergunta', 'Resposta', 'Assunto']
  const answers = [names, ['Lima fica', 'no Peru', ''], ['Cusco fica', '', '']]
  expect(said(inBook(range('B2:B3'), answers).rows)).toEqual(['Lima fica → no Peru', 'Cusco fica → no Peru'])
  const asked = [names, ['Cidades do Peru?', 'Lima', 'Geo'], ['', 'Cusco', ''], ['', 'Ica', '']]
  const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C2:C4"/></mergeCells>'
  expect(said(inBook(merged, asked).rows)).toEqual([
    'Cidades do Peru? → Lima',
    'Escreva a pergunta',
    'Escreva a pergunta',
  ])
  const beside = [
    ['Pergunta', 'Resposta', 'Pergunta', 'Resposta'],
    ['a?', 'b', 'c?', 'd'],
    ['e?', 'f', '', 'g'],
  ]
  expect(said(inBook(range('C2:C3'), beside).rows)).toEqual(['a? → b', 'e? → f', 'c? → d', 'Escreva a pergunta'])
})

test('many merged cells are read to their end', () => {
  const ranges = Array.from({ length: 20_000 }, () => '<mergeCell ref="A2:A1000"/>').join('')
  const { rows } = inBook(`<mergeCells>${ranges}</mergeCells>`, [
    ['Assunto', 'Pergunta', 'Resposta'],
    ['Solos', 'solo', 'chão'],
    ['', 'mar', 'água'],
  ])
  expect(said(rows)).toEqual(['solo → chão', 'mar → água'])
})

test('a date in the second of two tables is told', () => {
  const day = '<c s="1"><v>45323</v></c>'
  const rows = [
    ['Pergunta', 'Resposta', 'Pergunta', 'Resposta'],
    ['a?', 'b', 'Metade de um?', day],
  ]
  expect(readXlsx(workbook(rows, { formats: [16] }), {}).notices).toEqual([
    expect.stringMatching(/^Há datas na linha 2/),
  ])
})

test('a title over several columns stays where it is, and what is no range is nothing', () => {
  for (const ref of ['A1:B2', 'A1', 'x', 'A2:A9999999']) {
    const read = inBook(`<mergeCells><mergeCell ref="${ref}"/></mergeCells>`, [
      ['Pergunta', 'Resposta'],
      ['p', 'r'],
      ['', 's'],
    ])
    expect(read.rows.map(({ answer }) => answer)).toEqual(['r', 's'])
  }
})

test('rows that a filter hides come, and are named', () => {
  const rows = [
    ['Pergunta', 'Resposta'],
    ['p', 'r'],
    ['q', 's'],
  ]
  const read = readXlsx(workbook(rows, { hidden: [3] }), {})
  expect([read.rows.length, read.notices]).toEqual([2, [expect.stringMatching(/^A linha 3 está oculta/)]])
  expect(readXlsx(workbook(rows), {}).notices).toEqual([])
})

test('a word with places where it may be parted is the same word', () => {
  expect(cards('fotossíntese;luz', 'fotos\u00adsíntese;luz')).toEqual(['fotossíntese → luz', 'Repete um card anterior'])
})
