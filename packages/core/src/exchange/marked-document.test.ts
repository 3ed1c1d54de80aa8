import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAiken } from './aiken.ts'
import { readHtml } from './html-document.ts'
import { checkQuestions } from './imported-question.ts'
import { markedText } from './marked-document.ts'

const textOf = (html: string) => markedText(readHtml(html).lines)
const keysIn = (html: string) =>
  checkQuestions(readAiken(textOf(html))).rows.map(({ question, options, answer }) => [
    question,
    options.join('|'),
    answer,
  ])
const both = [
  ['Capital do Peru?', 'Quito|Lima', 'Lima'],
  ['E do Chile?', 'Santiago|Arica', 'Santiago'],
]

/** Two questions typed in lines of their own; the right options are dressed. */
const typed = (dress: (text: string) => string, wrong = (text: string) => `<span>${text}</span>`) =>
  `<div><p><b>1. Capital do Peru?</b></p><p>${wrong('a) Quito')}</p><p>${dress('b) Lima')}</p><p><b>2. E do ` +
  `Chile?</b></p><p>${dress('a) Santiago')}</p><p>${wrong('b) Arica')}</p></div>`

test.each<[string, (text: string) => string]>([
  ['bold', text => `<b>${text}</b>`],
  ['strong but for its full stop', text => `<strong>${text}</strong>.`],
  ['a colour by a style', text => `<span style="color: rgb(255, 0, 0)">${text}</span>`],
  ['a colour by an old tag', text => `<font color="#00B050">${text}</font>`],
  ['a highlighter', text => `<span style='background:yellow;mso-highlight:yellow'>${text}</span>`],
  ['a mark', text => `<mark>${text}</mark>`],
  ['a line below', text => `<u>${text}</u>`],
  ['a line below by a style', text => `<span style="text-decoration:underline">${text}</span>`],
  ['bold, a colour and a line below', text => `<b><u><span style="color:#C00000">${text}</span></u></b>`],
  ['a star', text => `*${text}`],
])('the right option is known by %s', (_, dress) => {
  const full = (rows: string[][]) => rows.map(row => row.map(text => text.replaceAll('.', '')))
  expect(full(keysIn(typed(dress)))).toEqual(both)
})

test('a document that is bold as a whole, in black and on white, marks nothing by that', () => {
  const grey = (text: string) => `<span style="color:#202124;background-color:#ffffff">${text}</span>`
  const around = (html: string) => `<b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`
  expect(keysIn(around(typed(text => `<span style="font-weight:700">${text}</span>`, grey)))).toEqual(both)
  expect(textOf(around(typed(grey, grey)))).not.toContain('**')
  const bold = (text: string) => `<b>${text}</b>`
  expect(textOf(typed(bold, bold))).not.toContain('**')
  expect(keysIn(typed(text => `<b style="color:green">${text}</b>`, bold))).toEqual(both)
})

test('entries of lists are lettered as their program shows them, the right one marked', () => {
  const list = (open: string, right: string) =>
    `<p>1. Capital do Peru?</p>${open}<li>Quito</li><li>${right}</li></${open.slice(1, 3)}>`
  for (const open of ['<ol type="a">', '<ol style="list-style-type:upper-alpha">', '<ul>', '<ol>'])
    expect(textOf(list(open, '<b>Lima</b>'))).toBe('1. Capital do Peru?\na) Quito\nb) **Lima**')
  expect(textOf(list('<ul>', 'Lima'))).toBe('1. Capital do Peru?\nQuito\nLima')
  expect(textOf('<ol start="3"><li>x<li>y</ol>')).toBe('3. x\n4. y')
})

test('lists in lists are questions and their options, as Google writes them and as HTML has them', () => {
  const option = (text: string) => `<li style="list-style-type:lower-alpha"><p>${text}</p></li>`
  const right = (text: string) => option(`<span style="font-weight:700">${text}</span>`)
  const google =
    `<ol><li style="list-style-type:decimal"><p>Capital do Peru?</p></li><ol>${option('Quito')}${right('Lima')}</ol>` +
    `<li style="list-style-type:decimal"><p>E do Chile?</p></li><ol>${right('Santiago')}${option('Arica')}</ol></ol>`
  const nested =
    '<ol><li>Capital do Peru?<ol><li>Quito</li><li><b>Lima</b></li></ol></li><li>E do Chile?<ul><li><b>Santiago</b>' +
    '</li><li>Arica</li></ul></li></ol>'
  expect(keysIn(google)).toEqual(both)
  expect(keysIn(nested)).toEqual(both)
})

test('what Word puts into the clipboard keeps its numbers, and its comments are none of it', () => {
  const entry = (mark: string, text: string) =>
    "<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>" +
    `${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  const html =
    '<html><head><style><!-- p {color:black} --></style></head><body><!--StartFragment-->' +
    entry('1.', 'Capital\ndo Peru?') +
    `${entry('a)', 'Quito')}${entry('b)', '<b>Lima</b>')}${entry('2.', 'E do Chile?')}` +
    `${entry('a)', "<span style='color:red'>Santiago</span>")}${entry('b)', 'Arica')}<!--EndFragment--></body></html>`
  expect(keysIn(html)).toEqual(both)
})

test('two options that are marked otherwise are ornaments, and neither is the key', () => {
  expect(textOf('<p>1. Qual?</p><p>a) x</p><p><b>b) y</b></p><p><u>c) z</u></p>')).toBe('1. Qual?\na) x\nb) y\nc) z')
})

test('a table is rows of cells, one that only frames a text is none, and pictures leave their sign', () => {
  expect(readHtml('<table><tr><td>Água?</td><td>H<sub>2</sub>O</td></tr></table>').tables).toEqual([[['Água?', 'H₂O']]])
  expect(textOf('<table><tr><td><p>1. Qual?</p><p>a) x</p><p><b>b) y</b></p></td></tr></table>')).toBe(
    '1. Qual?\na) x\nb) **y**',
  )
  expect(readHtml('<p>Qual bandeira?<img src="x.png"></p>')).toMatchObject({
    lines: [{ text: 'Qual bandeira?\ufffc' }],
    media: 1,
  })
})

test('of any options the one that is dressed is the right one, and no letter of the others is lost', () => {
  const words = fc.stringMatching(/^[a-zç]{2,8}( [a-z0-9]{1,6}){0,3}$/)
  const dress = fc.constantFrom<(text: string) => string>(
    text => `<b>${text}</b>`,
    text => `<u>${text}</u>`,
    text => `<span style="color:#ff0000">${text}</span>`,
    text => `<span style="background-color: rgb(255, 255, 0);">${text}</span>`,
  )
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 2, maxLength: 5 }), fc.nat(), dress, (options, place, wear) => {
      const right = place % options.length
      const lines = options.map((text, at) => `<p>${'abcde'[at]}) ${at === right ? wear(text) : text}</p>`)
      const [question] = readAiken(textOf(`<p>Qual destas?</p>${lines.join('')}`))
      expect(question?.options.map(({ text, weight }) => [text.text, weight])).toEqual(
        options.map((text, at) => [text, at === right ? 100 : 0]),
      )
    }),
  )
})

// Five times as much as was slow: what takes the square of it would not end before the test's time is over.
test.each([
  '<b'.repeat(100_000),
  '<p><b>'.repeat(100_000),
  `<p style="${'color:red;'.repeat(100_000)}">x</p>`,
  `<ol>${'<li>x'.repeat(100_000)}</ol>`,
  '<table><tr><td>'.repeat(15_000),
])('what is written to be slow is read to its end', html => {
  expect(typeof textOf(html)).toBe('string')
})
