import { expect, test } from 'vitest'
import { readHtml } from './html-document.ts'
import { markedText } from './marked-document.ts'

const textOf = (html: string) => markedText(readHtml(html).lines)
const options = (wrong: string, right: string) => `<p>1. Qual?</p><p>${wrong}</p><p>${right}</p>`
const unmarked = '1. Qual?\na) x\nb) y'

test('a link alone is no key, bold in it may be', () => {
  const link = (text: string) => `<a href="https://a.example"><span style="color:#1155cc">${text}</span></a>`
  expect(textOf(options('a) x', link('<u>b) y</u>')))).toBe(unmarked)
  expect(textOf(options('a) x', link('<b>b) y</b>')))).toBe('1. Qual?\na) x\nb) **y**')
})

test.each([
  ['#595959', '#1f1f1f', false],
  ['rgb(95, 99, 104)', '#000', false],
  ['dimgray', 'black', false],
  ['#334155', '#0f172a', false],
  ['#c00000', '#1f1f1f', true],
  ['#1f3864', '#000', true],
  ['green', '#595959', true],
])('%s beside %s is a colour: %s', (one, other, isMark) => {
  const coloured = (text: string, colour: string) => `<span style="color:${colour}">${text}</span>`
  const text = textOf(options(coloured('a) x', other), coloured('b) y', one)))
  expect(text).toBe(isMark ? '1. Qual?\na) x\nb) **y**' : unmarked)
})

test('a list of more entries than a question has options is not cut into such', () => {
  const entries = Array.from({ length: 25 }, (_, at) => `<li>${at === 21 ? '<b>termo</b>' : `termo ${at}`}</li>`)
  expect(textOf(`<ul>${entries.join('')}</ul>`)).not.toMatch(/\*\*|a\)/)
})

test('terms with what they mean are no options, be one in bold or the list in another', () => {
  expect(textOf('<ul><li>Rio - curso</li><li><b>Mar - sal</b></li><li>Lago</li></ul>')).toBe(
    'Rio - curso\nMar - sal\nLago',
  )
  expect(textOf('<ul><li>Rios<ul><li>Amazonas - o maior</li><li>Nilo - na África</li></ul></li></ul>')).toBe(
    'Rios\nAmazonas - o maior\nNilo - na África',
  )
})

test('a tab is kept where a program keeps it, and is a blank elsewhere', () => {
  expect(textOf("<p>Rio<span style='mso-tab-count:1'>&nbsp;&nbsp; </span>curso</p>")).toBe('Rio\tcurso')
  expect(textOf('<p>Rio<span style="white-space:pre">\t</span>curso</p>')).toBe('Rio\tcurso')
  expect(textOf('<pre>Rio\tcurso\nMar\tsal</pre>')).toBe('Rio\tcurso\nMar\tsal')
  expect(textOf('<p>Rio\tcurso</p>')).toBe('Rio curso')
})

test('merged cells keep what stands beside them in its column', () => {
  const rows = '<tr><td colspan="2">A<td>B<tr><td rowspan="2">C<td>D<td>E<tr><td>F<td>G'
  expect(readHtml(`<table>${rows}</table>`).tables).toEqual([
    [
      ['A', '', 'B'],
      ['C', 'D', 'E'],
      ['C', 'F', 'G'],
    ],
  ])
})

test('a table in the frame of another is one, with nothing of the frame', () => {
  const { tables } = readHtml('<table><tr><td><table><tr><td>a<td>b</table></table>')
  expect(tables).toEqual([[['a', 'b']]])
})

// Five times as much as was slow: what takes the square of it would not end before the test's time is over.
test.each([
  ['<!--', 100_000],
  ['<math>', 100_000],
  ['<table><tr><td rowspan="1000" colspan="50">x', 15_000],
])('%s %d times is read to its end', (part, times) => {
  expect(typeof textOf(part.repeat(times))).toBe('string')
})

test('what a comment holds is not read, and one that never ends hides nothing', () => {
  expect(textOf('<p>a<!-- x > y -->b</p><p>c <!-- d</p>')).toBe('ab\nc <!-- d')
})
