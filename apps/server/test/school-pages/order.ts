import { box, lines, text, widthOf } from '../paper.ts'
import { LESSON, type SchoolPage, sheet, shown } from './page.ts'

const all = [...LESSON]
const beside = ['A fornalha é o forno em que o ferro fica mole e', 'vermelho antes de ir para a bigorna.'] as const
const under = 'O fole é o saco de couro que sopra o ar no fogo.'
const initial = (words: string, how: { first: string; last?: boolean }) => {
  const cap = text(how.first, 72, 116, { size: 34, font: 'F2' })
  const body = text(words, 104, 100) + text(beside[1], 104, 116) + text(under, 72, 132)
  return sheet(how.last ? body + cap : cap + body)
}

/** The lesson with a heading, along another direction: degrees against the clock, and where its lines begin. */
const lying = (turn: number, places: readonly (readonly [x: number, y: number])[], backwards = false) => {
  const rows = ['Na oficina', ...LESSON].map((row, index) =>
    text(row, places[index]?.[0] ?? 0, places[index]?.[1] ?? 0, {
      turn,
      size: index === 0 ? 17 : 12,
      font: index === 0 ? 'F2' : 'F1',
    }),
  )
  return sheet((backwards ? rows.toReversed() : rows).join(''))
}
const rows = (first: number, step: number) => [first, first + 30 * step, first + 47 * step, first + 64 * step]
const up = rows(100, 1).map(x => [x, 760] as const)
const down = rows(500, -1).map(x => [x, 80] as const)
const headed = ['Na oficina', ...LESSON]

const numberedLesson = [
  'O cobre foi o primeiro metal que os povos antigos fundiram,',
  'e com ele fizeram facas e potes. O bronze é a mistura de cobre',
  'com estanho, mais dura que os dois. Em 1709 um fundidor trocou',
  'a lenha pelo carvão mineral, e o ferro ficou mais barato para',
  'quem fazia panelas, pregos e trilhos. O aço é o ferro com um',
  'pouco de carbono, que não quebra quando alguém o dobra.',
]
const numbers = (x: number, each: number, size = 12) =>
  numberedLesson
    .map((_, row) => ((row + 1) % each === 0 ? text(String(row + 1), x, 100 + 16.2 * row, { size }) : ''))
    .join('')
const numbered = (more: string) => sheet(lines(numberedLesson, 90, 100, { leading: 16.2 }) + more)

const headings = ['Forja', 'Fole', 'Malho']
const paragraphs = [
  ['Oficina do ferreiro, aberta de um lado para que a', 'fumaça saia.'],
  ['Saco de couro com duas tábuas, que sopra o ar para', 'dentro do fogo.'],
  ['Martelo grande de duas mãos, usado por quem ajuda', 'o ferreiro.'],
]
const heading = (row: number) => text(headings[row] ?? '', 72, 100 + 44 * row, { font: 'F2' })
const paragraph = (row: number) => lines(paragraphs[row] ?? [], 190, 100 + 44 * row)
const inMargin = headings.flatMap((word, row) => [word, ...(paragraphs[row] ?? [])])

const boxed = ['Você sabia?', 'O sino é fundido de', 'uma vez só, em um', 'molde de barro.']
const mark = text('Cópia de Fulano de Tal', 74, 112, { size: 38, grey: 0.87 })

/** Pages whose lines stand in another order, or beside what is none of them. */
export const orderPages: readonly SchoolPage[] = [
  {
    name: 'a large first letter',
    lines: [`A ${beside[0].slice(2)}`, beside[1], under],
    build: () => initial(beside[0].slice(2), { first: 'A' }),
  },
  {
    name: 'a large first letter drawn last',
    lines: [`A ${beside[0].slice(2)}`, beside[1], under],
    build: () => initial(beside[0].slice(2), { first: 'A', last: true }),
  },
  {
    name: 'a large first letter of a word in capitals',
    lines: ['NO INÍCIO DE TUDO o ferro vinha do céu, e por isso era', beside[1], under],
    build: () => initial('O INÍCIO DE TUDO o ferro vinha do céu, e por isso era', { first: 'N' }),
  },
  { name: 'a page drawn upwards', lines: headed, build: () => lying(90, up) },
  { name: 'a page drawn downwards', lines: headed, build: () => lying(270, down) },
  {
    name: 'a page drawn on its head',
    lines: headed,
    build: () =>
      lying(
        180,
        rows(760, -1).map(y => [520, y] as const),
      ),
  },
  { name: 'a page drawn upwards, the last line first', lines: headed, build: () => lying(90, up, true) },
  { name: 'a page drawn downwards, the last line first', lines: headed, build: () => lying(270, down, true) },
  { name: 'lines without numbers', lines: numberedLesson, build: () => numbered('') },
  { name: 'numbers to the left of each line', lines: numberedLesson, build: () => numbered(numbers(68, 1)) },
  { name: 'numbers to the right of each third line', lines: numberedLesson, build: () => numbered(numbers(490, 3, 9)) },
  {
    name: 'numbers to the right of each line, as large as it',
    lines: numberedLesson,
    build: () => numbered(numbers(490, 1)),
  },
  {
    name: 'headings in the margin, drawn first',
    lines: inMargin,
    build: () => sheet([0, 1, 2].map(heading).join('') + [0, 1, 2].map(paragraph).join('')),
  },
  {
    name: 'headings in the margin, drawn row by row',
    lines: inMargin,
    build: () => sheet([0, 1, 2].map(row => heading(row) + paragraph(row)).join('')),
  },
  { name: 'a page without a watermark', lines: all, build: () => sheet(shown()) },
  { name: 'a level watermark across the lines', lines: all, build: () => sheet(mark + shown()) },
  {
    name: 'a box beside a paragraph, drawn in the middle of it',
    lines: [...numberedLesson.slice(0, 4), ...boxed],
    build: () =>
      sheet(
        text(numberedLesson[0] ?? '', 60, 100, { size: 10 }) +
          lines(boxed, 430, 100, { size: 10 }) +
          lines(numberedLesson.slice(1, 4), 60, 113.5, { size: 10 }),
      ),
  },
  {
    name: 'a box beside a paragraph, drawn behind it',
    lines: [...numberedLesson.slice(0, 4), ...boxed],
    build: () =>
      sheet(
        lines(numberedLesson.slice(0, 4), 60, 100, { size: 10 }) +
          box(424, 88, 110, 60, '0.9 g') +
          lines(boxed, 430, 100, { size: 10 }),
      ),
  },
  {
    name: 'raised signs of one size with their line',
    lines: ['A área é a potência L² e o volume, L³.'],
    build: () =>
      sheet(
        text('A área é a potência L', 72, 100) +
          text('2', 72 + widthOf('A área é a potência L'), 95, { size: 8 }) +
          text(' e o volume, L', 72 + widthOf('A área é a potência L') + 4.6, 100) +
          text('3', 72 + widthOf('A área é a potência L') + 4.6 + widthOf(' e o volume, L'), 95, { size: 8 }) +
          text('.', 72 + widthOf('A área é a potência L e o volume, L') + 9.2, 100),
      ),
  },
]
