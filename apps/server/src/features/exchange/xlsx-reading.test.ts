import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WorkbookParts, workbook } from '../../../test/workbook.ts'
import { readXlsx } from './xlsx-reading.ts'

const answers = (rows: readonly (readonly string[])[], parts?: WorkbookParts) =>
  readXlsx(workbook([['Pergunta', 'Resposta'], ...rows], parts), {}).rows.map(({ answer, fault }) => fault ?? answer)

/** What a cell with this number and format shows. */
const shown = (format: string | number, value: string, parts: WorkbookParts = {}) =>
  answers([['p', `<c s="1"><v>${value}</v></c>`]], { formats: [format], ...parts })[0]

describe('a number is the card as the sheet shows it', () => {
  test.each([
    [9, '0.5', '50%'],
    ['0.0%', '0.125', '12,5%'],
    [9, '-0.05', '-5%'],
    ['0.00_', '2021.1', '2021,10'],
    ['0000000', '90887', '0090887'],
    ['"R$" #,##0.00', '1234.5', 'R$ 1.234,50'],
    [44, '1234.5', 'R$ 1.234,50'],
    [44, '-1234.5', '-R$ 1.234,50'],
    ['[$R$-416] #,##0.00', '1234.5', 'R$ 1.234,50'],
    ['[$US$-409]#,##0.00', '1234.5', 'US$1.234,50'],
    [2, '7.5', '7,50'],
    [4, '1234567.891', '1.234.567,89'],
    [3, '1234567', '1.234.567'],
    [11, '123456', '1,23E+05'],
    [12, '0.5', '1/2'],
    [13, '1.3125', '1 5/16'],
    [12, '2', '2'],
    ['00000-000', '1310100', '01310-100'],
    ['0000', '42', '0042'],
    ['000"."000"."000-00', '12345678901', '123.456.789-01'],
    ['0 "km"', '12', '12 km'],
    ['[Red]-0.0;[Blue]+0.0', '1.5', '-1,5'],
    ['[>=1000]0.0," mil";0', '2500', '2,5 mil'],
    [0, '1.1000000000000001', '1,1'],
    [0, '0.30000000000000004', '0,3'],
    [0, '0.3333333333333333', '0,333333333'],
    [0, '9788535914849', '9788535914849'],
    [0, '6.02214076E+23', '6,02214E+23'],
  ])('%s of %s: %s', (format, value, text) => {
    expect(shown(format, value)).toBe(text)
  })

  test.each([
    [14, '45366', '15/03/2024'],
    ['dd/mm/yyyy', '45366', '15/03/2024'],
    ['d" de "mmmm" de "yyyy', '45366', '15 de março de 2024'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '45366', 'sexta-feira, 15 de março de 2024'],
    ['yyyy-mm-dd', '45366', '2024-03-15'],
    [16, '45323', '01/fev'],
    [17, '45366', 'mar/24'],
    [20, '0.604166666666667', '14:30'],
    [46, '1.50347222222222', '36:05:00'],
    [22, '45366.6041666667', '15/03/2024 14:30'],
  ])('%s of the day or hour %s: %s', (format, value, text) => {
    expect(shown(format, value)).toBe(text)
  })

  test('days that count from 1904 are the same days', () => {
    const properties = '<workbookPr date1904="1"/>'
    expect([shown(14, '43904', { properties }), shown(2, '43904', { properties })]).toEqual(['15/03/2024', '43904,00'])
  })

  test('a format that hides a cell, or is none, leaves what the cell holds', () => {
    expect([shown(';;;', '42'), shown('#', '0'), shown('bad[', '1.5'), shown(`0.${'0'.repeat(300)}`, '2')]).toEqual([
      '42',
      '0',
      '1,5',
      '2',
    ])
    expect(answers([['p', '<c s="999"><v>2.5</v></c>']])).toEqual(['2,5'])
  })

  test('whatever number it is and however many decimals, it reads as a Brazilian writes it', () => {
    const usual = (value: number, places: number) =>
      value.toLocaleString('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places })
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 6 }),
        (whole, places) => {
          const value = whole / 10 ** places
          expect(shown(places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`, String(value))).toBe(
            usual(value, places),
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('other cells', () => {
  test('shared, inline and rich texts are put together as they read', () => {
    const strings = [
      '<t>0123</t>',
      '<r><rPr><b/></rPr><t>Gran</t></r><r><t xml:space="preserve">de sertão </t></r>',
      '<t>日本</t><rPh sb="0" eb="2"><t>ニホン</t></rPh>',
      '<t>um_x000D_&#10;dois _x005F_x0041_</t>',
      '<r><t>6·10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>24</t></r><r><t>kg</t></r>',
      '<r><t>1</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>o</t></r>',
    ]
    const cells = strings.map((_, at) => [`p${at}`, `<c t="s"><v>${at}</v></c>`])
    const lower = '<r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r>'
    const inline = ['p', `<c t="inlineStr"><is><r><t>H</t></r>${lower}<r><t>O</t></r></is></c>`]
    expect(answers([...cells, inline], { strings })).toEqual([
      '0123',
      'Grande sertão',
      '日本',
      'um\ndois _x0041_',
      '6·10²⁴kg',
      '1º',
      'H₂O',
    ])
  })

  test.each([
    ['m', '2 ', 'de área', 'm² de área'],
    ['n', 'o', ' 3', 'nº 3'],
    ['Sr', 'a', '. Ana', 'Srª. Ana'],
    ['the 1', 'st', ' day', 'the 1st day'],
    ['x', ' a', ' + 1', 'x ᵃ + 1'],
  ])('%j with %j raised and %j', (before, run, behind, whole) => {
    const kept = (text: string) => `<t xml:space="preserve">${text}</t>`
    const shift = '<rPr><vertAlign val="superscript"/></rPr>'
    const strings = [`<r>${kept(before)}</r><r>${shift}${kept(run)}</r><r>${kept(behind)}</r>`]
    expect(answers([['p', '<c t="s"><v>0</v></c>']], { strings })).toEqual([whole])
  })

  test('truths, formulas and days that are written out', () => {
    expect(
      answers(
        [
          ['a', '<c t="b"><v>1</v></c>'],
          ['b', '<c t="b"><v>0</v></c>'],
          ['c', '<c s="1"><f>A1/4</f><v>0.25</v></c>'],
          ['d', '<c t="str"><f>"1/2"</f><v>1/2</v></c>'],
          ['e', '<c t="d"><v>2024-03-15T00:00:00</v></c>'],
          ['f', '<c t="d"><v>2024-03-15T14:30:00Z</v></c>'],
          ['g', '<c s="2" t="inlineStr"><is><t>rosa</t></is></c>'],
          ['h', '<c t="str"><f>IF(1,"")</f><v/></c>'],
        ],
        { formats: [9, '"Cor: "@'] },
      ),
    ).toEqual([
      'VERDADEIRO',
      'FALSO',
      '25%',
      '1/2',
      '15/03/2024',
      '15/03/2024 14:30',
      'Cor: rosa',
      'Escreva a resposta',
    ])
  })

  test('an error, or a formula without a result, is a row with its reason; in an unused column nothing', () => {
    const rows = readXlsx(
      workbook([
        ['Pergunta', 'Resposta', 'Assunto', 'Nota'],
        ['a', '<c t="e"><f>NA()</f><v>#N/A</v></c>'],
        ['<c t="e"><v>#DIV/0!</v></c>', 'b'],
        ['c', '<c><f>A1*2</f></c>'],
        ['d', 'e', '<c t="e"><v>#REF!</v></c>', '<c t="e"><v>#REF!</v></c>'],
      ]),
      {},
    ).rows
    expect(rows.map(({ row, answer, fault, card }) => [row, answer, fault, card?.category])).toEqual([
      [2, '#N/D', 'A célula mostra um erro da planilha (#N/D): conserte a fórmula ou apague a célula', undefined],
      [3, 'b', 'A célula mostra um erro da planilha (#DIV/0!): conserte a fórmula ou apague a célula', undefined],
      [4, '=A1*2', 'A fórmula desta célula está sem resultado: abra a planilha, salve e envie de novo', undefined],
      [5, 'e', null, null],
    ])
  })
})

test('days are told once, since they may have been fractions; fractions are none', () => {
  const notices = (format: number) =>
    readXlsx(workbook([['p', '<c s="1"><v>45323</v></c>']], { formats: [format] }), {}).notices
  expect(notices(16)).toEqual([
    'Há datas na linha 1. Se eram frações ou placares (1/2), o Excel os mudou: formate a célula como Texto e ' +
      'escreva de novo.',
  ])
  expect([notices(12), notices(20)]).toEqual([[], []])
})

test('of several sheets the first that can be seen is read, the others are named', () => {
  const other = (state: string) => `<sheet name="Rascunho" sheetId="2" ${state} r:id="c"/>`
  const read = (before: string, after: string) => {
    const { rows, notices } = readXlsx(workbook([['a', 'b']], { before, after }), {})
    return [rows[0]?.question, notices]
  }
  expect(read(other('state="hidden"'), '')).toEqual(['a', []])
  expect(read('', other(''))).toEqual([
    'a',
    ['Só a aba “Cards” foi lida. Para trazer “Rascunho”, deixe a aba em primeiro lugar e envie de novo.'],
  ])
})

test.each(['libreoffice', 'xlsxwriter', 'openpyxl'])('a workbook of %s shows what it shows there', name => {
  const bytes = readFileSync(new URL(`../../../test/workbooks/${name}.xlsx`, import.meta.url))
  expect(readXlsx(bytes, {}).rows.map(({ question, answer }) => [question, answer])).toEqual([
    ['Metade', '50%'],
    ['Preço', 'R$ 1.234,50'],
    ['Média', '7,50'],
    ['Fração', '1 5/16'],
    ['Dia', '15/03/2024'],
    ['Hora', '14:30'],
    ['Duração', '36:05:00'],
    ['CEP', '01310-100'],
    ['Senha', '0042'],
    ['Milhar', '1.234.567'],
    ['Texto', '00123'],
    ['Verdade', 'VERDADEIRO'],
  ])
})

test('days beside the cards, as a form notes when it was answered, are nothing to speak of', () => {
  const day = '<c s="1"><v>46356.5</v></c>'
  const book = workbook(
    [
      ['Carimbo de data/hora', 'Pergunta', 'Resposta'],
      [day, 'sol?', 'estrela'],
    ],
    { formats: [22] },
  )
  expect(readXlsx(book, {})).toMatchObject({ notices: [], rows: [{ question: 'sol?', answer: 'estrela' }] })
  const sided = workbook(
    [
      ['Pergunta', 'Resposta'],
      ['sol?', day],
    ],
    { formats: [16] },
  )
  expect(readXlsx(sided, {}).notices).toHaveLength(1)
})
