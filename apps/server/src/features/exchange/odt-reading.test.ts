import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readOdt } from './document-reading.ts'
import { odtAsHtml } from './odt-reading.ts'
import { partsOf } from './workbook-parts.ts'

const namespaces = ['office', 'style', 'text', 'table', 'fo', 'draw', 'svg', 'number']
  .map(name => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const styles =
  '<style:style style:name="P2"><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="P3" style:parent-style-name="P2"/>' +
  '<style:style style:name="low"><style:text-properties style:text-position="sub 58%"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/>' +
  '<text:list-level-style-number text:level="2" style:num-format="a"/></text:list-style>' +
  '<text:list-style style:name="L2"><text:list-level-style-bullet text:level="1"/></text:list-style>' +
  '<style:style style:name="P4"><style:paragraph-properties fo:background-color="#ffff00"/>' +
  '<style:text-properties fo:background-color="transparent"/></style:style>' +
  '<number:date-style style:name="N1"><number:text>/</number:text></number:date-style>'

/** A text of LibreOffice with this in its body. */
const odt = (body: string) =>
  zipSync({
    'content.xml': strToU8(
      `<office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  })
const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`
const list = (entries: readonly string[], style = '') =>
  `<text:list${style && ` text:style-name="${style}"`}>` +
  `${entries.map(entry => `<text:list-item>${entry}</text:list-item>`).join('')}</text:list>`

const shown = (body: string) => {
  const reading = readOdt(odt(body), {})
  if (reading?.kind === 'gift')
    return reading.rows.map(({ question, options, answer }) => [question, options.join('|'), answer])
  return reading && 'rows' in reading ? reading.rows.map(({ question, answer }) => [question, answer]) : reading
}

test('a typed quiz whose right options are bold by their paragraph, its parent or some of their letters', () => {
  const body = [
    p('Prova de Geografia'),
    p('1. Capital do Peru?') + p('a) Quito') + p('b) Lima', 'P2') + p('c) Cusco'),
    p('2. Capital da Bolívia?') + p('a) La Paz', 'P3') + p('b) Sucre'),
    p('3. Capital do Chile?') + p('a) Arica') + p('b) <text:span text:style-name="P2">Santiago</text:span>'),
  ]
  expect(shown(body.join(''))).toEqual([
    ['Capital do Peru?', 'Quito|Lima|Cusco', 'Lima'],
    ['Capital da Bolívia?', 'La Paz|Sucre', 'La Paz'],
    ['Capital do Chile?', 'Arica|Santiago', 'Santiago'],
  ])
})

test('numbers and letters that the editor writes before the entries of lists', () => {
  const water = 'H<text:span text:style-name="low">2</text:span>O'
  const body = list(
    [
      p('Fórmula da água?') + list([p('CO<text:span text:style-name="low">2</text:span>'), p(water, 'P2')]),
      p('Sal de cozinha?') + list([p('NaCl', 'P2'), p('KCl')]),
    ],
    'L1',
  )
  expect(shown(body)).toEqual([
    ['Fórmula da água?', 'CO₂|H₂O', 'H₂O'],
    ['Sal de cozinha?', 'NaCl|KCl', 'NaCl'],
  ])
})

test('a table, with what is noted beside it left out', () => {
  const cell = (text: string) => `<table:table-cell>${p(text)}</table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const note = '<office:annotation><text:p>rever</text:p></office:annotation>'
  const foot = '<text:note><text:note-body><text:p>fonte</text:p></text:note-body></text:note>'
  const table =
    row('Pergunta', 'Resposta') + row(`Sol?${note}`, `estrela${foot}`) + row('Lua?', 'satélite<text:s/>dela')
  expect(shown(`${p('Cards')}<table:table>${table}</table:table>`)).toEqual([
    ['Sol?', 'estrela'],
    ['Lua?', 'satélite dela'],
  ])
})

test('terms in a list with bullets, and a text that has no cards', () => {
  expect(
    shown(list([p('Bioma: conjunto de ecossistemas'), p('Solo: camada de cima'), p('Clima: tempo médio')], 'L2')),
  ).toEqual([
    ['Bioma', 'conjunto de ecossistemas'],
    ['Solo', 'camada de cima'],
    ['Clima', 'tempo médio'],
  ])
  expect(shown(p('Era uma vez um rio.') + p('Ele corria para o mar.'))).toBe(null)
})

test('what describes a picture is unseen, a formula and its picture are one, a field with the title is text', () => {
  const frame = (inside: string) => `<draw:frame>${inside}</draw:frame>`
  const picture = frame('<draw:image/><svg:title>Mapa</svg:title><svg:desc>Mapa do Peru</svg:desc>')
  const formula = frame('<draw:object/><draw:image/>')
  const title = '<text:title>Prova</text:title>'
  expect(odtAsHtml(partsOf(odt(p(`${title}: ${picture} e ${formula}`)), 10_000))).toBe('<p>Prova: <img> e <img></p>')
})

test('an option is marked by the background of its paragraph', () => {
  expect(shown(p('1. Capital do Chile?') + p('a) Arica') + p('b) Santiago', 'P4') + p('c) Lima'))).toEqual([
    ['Capital do Chile?', 'Arica|Santiago|Lima', 'Santiago'],
  ])
})

test('a drawing or a presentation is no text', () => {
  const terms = p('Sol: estrela do dia') + p('Lua: satélite da Terra') + p('Terra: planeta azul')
  const body = `${styles}<office:body><office:presentation>${terms}</office:presentation></office:body>`
  const other = `<office:document-content ${namespaces}>${body}</office:document-content>`
  expect(readOdt(zipSync({ 'content.xml': strToU8(other) }), {})).toBe(null)
})
