import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocument, readDocx } from './document-reading.ts'

const of = (prefix: string) => `xmlns:${prefix}="urn:${prefix}"`
const docx = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document ${['w', 'm', 'mc', 'wps', 'v', 'o'].map(of).join(' ')}><w:body>${body}</w:body></w:document>`,
    ),
  })
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const shown = (reading: ReturnType<typeof readDocx>): (string | null)[][] | null =>
  reading?.kind === 'gift'
    ? reading.rows.map(({ question, options, answer, fault }) => [question, options.join('|'), answer, fault])
    : reading?.kind === 'csv' || reading?.kind === 'xlsx'
      ? reading.rows.map(({ question, answer, fault }) => [question, answer, fault])
      : null

/** A question of two options whose second is bold, and what is read of it. */
const asked = (...question: string[]) =>
  shown(readDocx(docx(line(...question) + line(run('a) 1')) + line(run('b) 2', '<w:b/>'))), {}))
const pictured = 'Tem imagem ou som, que não vêm junto: escreva-a aqui à mão'
const is = (question: string, fault: string | null = null) => [[question, '1|2', '2', fault]]

const letters = (text: string) => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${text}</m:t></m:r>`
const formula = (inner: string) => `<m:oMathPara><m:oMath>${inner}</m:oMath></m:oMathPara>`

test('a formula of more than a line is missing as a picture is, one in a line is its letters', () => {
  const half = `<m:f><m:num>${letters('1')}</m:num><m:den>${letters('2')}</m:den></m:f>`
  const power = `<m:sSup><m:e>${letters('x')}</m:e><m:sup>${letters('2')}</m:sup></m:sSup>`
  expect(asked(run('1. Quanto é '), formula(half), run(' de 4?'))).toEqual(is('Quanto é de 4?', pictured))
  expect(asked(run('1. Quanto é '), formula(power), run('?'))).toEqual(is('Quanto é ?', pictured))
  expect(asked(run('1. Quanto é '), formula(letters('x+1')), run('?'))).toEqual(is('Quanto é x+1?'))
  const page = (math: string) => shown(readDocument(`<p>1. Quanto é ${math}?</p><p>a) 1</p><p><b>b) 2</b></p>`, {}))
  expect(page('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')).toEqual(is('Quanto é ?', pictured))
  expect(page('<math display="inline"><mi>x</mi><mo>+</mo><mn>1</mn></math>')).toEqual(is('Quanto é x+1?'))
})

test('objects and signs of unknown fonts are pictures; those known, hyphens and tabs are signs', () => {
  const object = '<w:r><w:object><v:shape/><o:OLEObject/></w:object></w:r>'
  const sign = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`
  expect(asked(run('1. Quanto vale '), object, run('?'))).toEqual(is('Quanto vale ?', pictured))
  expect(asked(run('1. A '), sign('Wingdings', 'F0E0'), run(' B?'))).toEqual(is('A → B?'))
  expect(asked(run('1. A '), sign('Webdings', 'F0E0'), run(' B?'))).toEqual(is('A B?', pictured))
  expect(asked(run('1. Guarda'), '<w:r><w:noBreakHyphen/></w:r>', run('chuva?'))).toEqual(is('Guarda-chuva?'))
  expect(asked(run('1. x'), run('2', '<w:position w:val="6"/>'), run('?'))).toEqual(is('x²?'))
  expect(asked(run('1. Capital?', '<w:position w:val="0"/>'))).toEqual(is('Capital?'))
})

test('how a run was before it was changed, and where it stood, is none of it', () => {
  const old = '<w:rPrChange w:id="1"><w:rPr><w:b/></w:rPr></w:rPrChange>'
  const wrong = '<w:b w:val="0"/>'
  const body =
    line(run('1. Qual?')) +
    line(run('a) 1', `${wrong}${old}`)) +
    line(`<w:moveFrom>${run('b) 3')}</w:moveFrom>`, run('b) 2', '<w:b/>'))
  expect(shown(readDocx(docx(body), {}))).toEqual(is('Qual?'))
})

test('a box of text within a paragraph leaves that whole, and is read once', () => {
  const box = `<w:txbxContent>${line(run('Leia com calma.'))}</w:txbxContent>`
  const drawn =
    `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  expect(asked(run('1. Capital '), drawn, run('do Peru?'))?.[0]).toEqual([
    'Leia com calma.\n1. Capital do Peru?',
    '1|2',
    '2',
    null,
  ])
})

test('a link is no mark of a right option', () => {
  const blue = '<w:color w:val="0563C1"/><w:u w:val="single"/>'
  const quiz = (option: string) =>
    shown(readDocx(docx(line(run('1. Qual?')) + line(run('a) 1')) + line(run('b) '), option)), {}))
  const unkeyed = [['Qual?', '1|2', '', 'Não diz qual é a alternativa certa']]
  expect(quiz(`<w:hyperlink>${run('2', blue)}</w:hyperlink>`)).toEqual(unkeyed)
  expect(quiz(run('2', `<w:rStyle w:val="Hyperlink"/>${blue}`))).toEqual(unkeyed)
  expect(quiz(run('2', blue))).toEqual(is('Qual?'))
})

test('lines parted by a tab are cards, and a number before one parts nothing', () => {
  const tabbed = (one: string, other: string) => line(run(one), '<w:r><w:tab/></w:r>', run(other))
  expect(shown(readDocx(docx(tabbed('Rio', 'curso de água') + tabbed('Mar', 'água salgada')), {}))).toEqual([
    ['Rio', 'curso de água', null],
    ['Mar', 'água salgada', null],
  ])
  expect(readDocx(docx(tabbed('1.', 'Leia o texto') + tabbed('2.', 'Copie o texto')), {})).toBe(null)
})

const cardsIn = (reading: ReturnType<typeof readDocx>) =>
  reading?.kind === 'xlsx' ? reading.rows.map(({ card, question, answer }) => [card?.category, question, answer]) : null

test('merged cells of Word and of pages keep the columns, and say in each row what they say', () => {
  const cell = (text: string, more = '') => `<w:tc><w:tcPr>${more}</w:tcPr>${line(text && run(text))}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const word =
    row(cell('Assunto'), cell('Pergunta'), cell('Resposta')) +
    row(cell('Rios', '<w:vMerge w:val="restart"/>'), cell('a?'), cell('x')) +
    row(cell('', '<w:vMerge/>'), cell('b?'), cell('y'))
  const page = '<table><tr><th>Assunto<th>Pergunta<th>Resposta<tr><td rowspan=2>Rios<td>a?<td>x<tr><td>b?<td>y</table>'
  for (const reading of [readDocx(docx(`<w:tbl>${word}</w:tbl>`), {}), readDocument(page, {})])
    expect(cardsIn(reading)).toEqual([
      ['Rios', 'a?', 'x'],
      ['Rios', 'b?', 'y'],
    ])
})

const table = (...rows: string[][]) =>
  `<table>${rows.map(cells => `<tr>${cells.map(text => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`

test('tables of one width are one, with their names of columns once; others are told', () => {
  const names = ['Pergunta', 'Resposta']
  const two = table(names, ['a?', 'x']) + table(names, ['b?', 'y'])
  const cards = [
    ['a?', 'x', null],
    ['b?', 'y', null],
  ]
  expect(shown(readDocument(two, {}))).toEqual(cards)
  expect(shown(readDocument(table(['a?', 'x']) + table(['b?', 'y']), {}))).toEqual(cards)
  const reading = readDocument(table(['m', 'n', 'o']) + two, {})
  expect(shown(reading)).toEqual(cards)
  expect(reading).toMatchObject({ notices: ['Uma tabela deste documento ficou de fora: confira se ela tinha cards.'] })
})

test('a table within a question is part of what it asks', () => {
  const html = `<p>1. Quantos em 1990?</p>${table(['Ano', 'Total'], ['1990', '7'])}<p>a) 1</p><p><b>b) 2</b></p>`
  expect(shown(readDocument(html, {}))).toEqual(is('Quantos em 1990?\nAno Total\n1990 7'))
})

test('a card of a list that had a picture in it is none', () => {
  const list = '<ul><li>Rio - curso</li><li>Metade - <img> do todo</li><li>Mar - sal</li></ul>'
  expect(shown(readDocument(list, {}))?.[1]).toEqual([
    'Metade',
    'do todo',
    'Esta célula tem uma imagem, e aqui os cards são só de texto',
  ])
})
