import { stream } from '../../src/extraction/testing/raw-pdf.ts'
import { letterMap, ownFont } from '../fonts.ts'
import { box, lines, Paper, rule, SHEET, text, widthOf } from '../paper.ts'
import { LESSON, type SchoolPage, sheet } from './page.ts'

const [start, wrong, end] = ['A bigorna é feita de ', 'madeira mole', ' aço.'] as const
const sentence = start + wrong + end
const struckFrom = 72 + widthOf(start)
const struckTo = 72 + widthOf(start + wrong)
const right = ['A bigorna é feita de aço.']

/** A wave over words, as browsers print it: a box filled with a pattern. Its middle stands so far over the baseline. */
function waved(rise: number): Buffer {
  const paper = new Paper()
  const wave = '0 0 1 RG 0.8 w 0 2 m 3 4 l 6 0 l 9 2 l S'
  const tile = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 4] /XStep 9 /YStep 4 /Resources << >>'
  const pattern = paper.add(stream(wave, `/Type /Pattern ${tile}`))
  const y = SHEET.height - 100 + rise - 1.9
  const bar = `q /Pattern cs /P scn ${struckFrom} ${y} ${struckTo - struckFrom} 3.8 re f Q\n`
  return paper.sheet({ content: text(sentence, 72, 100) + bar, resources: `/Pattern << /P ${pattern} >>` }).bytes()
}

/** Dots over words, each painted alone. */
const dots = (y: number) =>
  Array.from({ length: Math.floor((struckTo - struckFrom) / 3) }, (_, index) =>
    box(struckFrom + 3 * index, y, 1.5, 1.2),
  ).join('')

/** A row of one letter over words, cut off where they end, as LibreOffice writes it. */
function crossedBy(letter: string): string {
  const row = letter.repeat(Math.ceil((struckTo - struckFrom) / widthOf(letter)))
  const clip = `${struckFrom} ${SHEET.height - 103} ${struckTo - struckFrom} 14 re W* n`
  return `${text(start + wrong, 72, 100)}q ${clip}\n${text(row, struckFrom, 100)}Q\n${text(end, struckTo, 100)}`
}

/** A line whose shadow comes first: of no colour at all, or pale. */
function shadowed(opacity: number, grey: number): Buffer {
  const paper = new Paper()
  const states = [opacity, 1].map((alpha, index) => `/G${index} ${paper.add(`<< /ca ${alpha} >>`)}`)
  const [first, ...rest] = LESSON
  const content = `/G0 gs ${text(first, 73, 101, { grey })}/G1 gs ${text(first, 72, 100)}${lines(rest, 72, 118)}`
  return paper.sheet({ content, resources: `/ExtGState << ${states.join(' ')} >>` }).bytes()
}

/** Words of which several letters, with their accents, are one sign of the font. */
function ofOneSign(): Buffer {
  const paper = new Paper()
  const signs = ['Questão', 'stão', 'ção']
  const map = letterMap(
    paper,
    signs.map((letters, index) => [0xa1 + index, letters]),
    [0x20, 0x7e],
  )
  const plain = Array.from({ length: 0x81 }, (_, index) =>
    index < 0x5f ? Math.round(widthOf(String.fromCharCode(0x20 + index), { size: 1000 })) : 0,
  )
  const widths = [...plain, ...signs.map(letters => Math.round(widthOf(letters, { size: 1000 })))]
  const font =
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 163 /Widths [${widths.join(' ')}] ` +
    `/Encoding /WinAnsiEncoding /ToUnicode ${map} >>`
  const rows = ['\u00a1 um', 'Que\u00a2 dois', 'A a\u00a3']
  const content = rows.map((row, index) => text(row, 72, 100 + 16 * index).replace('/F1', '/F9')).join('')
  return paper.sheet({ content: '/X Do', resources: ownFont(paper, font, content) }).bytes()
}

/** An entry of a table of contents whose row of points is cut off before its number. */
function leader(): string {
  const from = 72 + widthOf('O fole ')
  const points = `q ${from} ${SHEET.height - 104} 60 14 re W n\n${text('.'.repeat(40), from, 100)}Q\n`
  return text('O fole', 72, 100) + points + text('18', from + 60, 100)
}

const verses = [
  'Bate o malho na bigorna',
  'canta o fole no carvão',
  'salta a fagulha acesa',
  'cai a cinza no porão',
  'torna o ferro vermelho',
  'dorme o frio do metal',
  'dobra a ponta do prego',
  'fecha a porta do quintal',
  'volta a lua na janela',
  'fica a brasa de sinal',
]

const counted = [
  'O ferreiro aquece o metal na forja até que ele',
  'fique mole e vermelho, e então o leva à bigorna',
  'para bater com força.',
  'O fole é o saco de couro que sopra o ar para o',
  'carvão, e a fagulha é a partícula acesa que dele',
  'salta para fora.',
]

/** Parts of a fraction in words over and under its bar, beside the letter that they say. */
const inWords = (over: string, under: string) =>
  text('v =', 72, 100) +
  text(over, 96, 92) +
  rule(96, 97, 96 + widthOf(over), 97) +
  text(under, 96 + (widthOf(over) - widthOf(under)) / 2, 108)

/** Constructions of programs that teachers print with. */
export const programPages: readonly SchoolPage[] = [
  { name: 'words under a wave, from a browser', lines: right, build: () => waved(3.5) },
  { name: 'words over a wave, from a browser', lines: [sentence], build: () => waved(-3) },
  {
    name: 'words under a row of dots, from a browser',
    lines: right,
    build: () => sheet(text(sentence, 72, 100) + dots(96)),
  },
  { name: 'words over a row of dots', lines: [sentence], build: () => sheet(text(sentence, 72, 100) + dots(102)) },
  { name: 'words under a row of the letter X', lines: right, build: () => sheet(crossedBy('X')) },
  {
    name: 'numbers, threads and addresses of letters that come back',
    lines: ['XXX é trinta, em www.forja.org.br, zzz.', 'Nome: ______ Ana'],
    build: () => sheet(text('XXX é trinta, em www.forja.org.br, zzz.', 72, 100) + text('Nome: ______ Ana', 72, 120)),
  },
  {
    name: 'a name on the line that it is written on',
    lines: ['Nome: __________', 'Ana Lima'],
    build: () => sheet(text('Nome: __________', 72, 100) + text('Ana Lima', 72 + widthOf('Nome: _'), 100)),
  },
  { name: 'a line over its shadow of no colour', lines: LESSON, build: () => shadowed(0, 0) },
  { name: 'a line over its white shadow', lines: LESSON, build: () => shadowed(1, 1) },
  {
    name: 'words of which several letters are one sign',
    lines: ['Questão um', 'Questão dois', 'A ação'],
    build: ofOneSign,
  },
  {
    name: 'a number behind points that are cut off',
    lines: [`O fole ${'.'.repeat(18)}18`],
    build: () => sheet(leader()),
  },
  {
    name: 'a line that runs up the sheet beside the last of the text',
    blocks: [LESSON[0], `${LESSON[1]} ${LESSON[2]}`, 'Uso interno'],
    build: () => sheet(lines(LESSON, 72, 100) + text('Uso interno', 540, 160, { turn: 90, size: 9 })),
  },
  {
    name: 'a heading whose letters were typed apart',
    lines: ['HISTÓRIA', 'FERRO FRIO', 'A B C D', ...LESSON],
    build: () =>
      sheet(
        text('H I S T Ó R I A', 72, 40, { size: 20 }) +
          text('F E R R O   F R I O', 72, 60, { size: 14 }) +
          text('A B C D', 72, 80) +
          lines(LESSON, 72, 100),
      ),
  },
  {
    name: 'a poem with the numbers of its fifth verses',
    lines: verses,
    build: () =>
      sheet(lines(verses, 110, 100) + text('5', 80, 164.8, { size: 9 }) + text('10', 78, 245.8, { size: 9 })),
  },
  {
    name: 'numbers beside lines, the last of a paragraph too',
    lines: counted,
    build: () => sheet(lines(counted, 110, 100) + lines(['1', '2', '3', '4', '5', '6'], 80, 100)),
  },
  {
    name: 'a fraction in words',
    lines: ['v = (caminho que o carro fez)/(tempo que passou)'],
    build: () => sheet(inWords('caminho que o carro fez', 'tempo que passou')),
  },
]
