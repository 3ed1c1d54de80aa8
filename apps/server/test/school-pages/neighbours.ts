import { stream } from '../../src/extraction/testing/raw-pdf.ts'
import { box, lines, Paper, rule, SHEET, text, widthOf } from '../paper.ts'
import { GONE, LESSON, type SchoolPage, sheet, shown } from './page.ts'

const all = [...LESSON]
const hidden = text(GONE, 72, 170)

/** A document with a layer that is off. */
const layered = (draw: (paper: Paper, off: string) => Parameters<Paper['sheet']>[0]) => () => {
  const paper = new Paper()
  const off = paper.add('<< /Type /OCG /Name (Respostas) >>')
  return paper.sheet(draw(paper, off)).bytes(`/OCProperties << /OCGs [${off}] /D << /OFF [${off}] >> >>`)
}

/** A picture of one grey point; `more` as its entries. */
const grey = (paper: Paper, more = '') =>
  paper.add(
    stream(
      '\u007f',
      `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`,
    ),
  )

const table = [
  ['Ferramenta', 'Material', 'Uso na oficina'],
  ['Malho', 'aço e freixo', 'abrir a peça quente'],
  ['Talhadeira', 'aço', 'cortar a peça fria'],
  ['Ponteiro', 'aço', 'furar a chapa grossa'],
]
const cells = (rows: readonly (readonly string[])[], xs: readonly number[], y: number, leading = 18) =>
  rows.map((row, r) => row.map((cell, c) => text(cell, xs[c] ?? 0, y + r * leading, { size: 10 })).join('')).join('')

const years = ['1709', '1719', '1729', '1739', '1749']
const happened = [
  'a primeira forja com carvão de pedra acende o seu fogo',
  'o filho do fundidor assume a oficina da família toda',
  'uma roda de água move o fole grande da casa nova',
  'a chapa de ferro fica mais barata que a de cobre',
  'os trilhos de ferro chegam até a boca da mina velha',
]

const materials = [
  'luva de raspa que cobre o braço até o cotovelo;',
  'óculos escuros para quem olha muito tempo o fogo;',
  'avental de couro grosso preso por trás com fivela;',
  'botas fechadas com biqueira para a peça que cai;',
]

const wide = [
  'têmpera endurece a faca: a peça quente entra na água',
  'de uma vez, e o aço fica duro como vidro. Depois ela volta',
  'ao fogo brando por pouco tempo, para perder a dureza que a',
  'faria quebrar.',
]

const listing = [
  'while (fogo < 3) { sopra ( fole, 2 ); }',
  'if (ferro == 0) { bate ( peca, 1 ); x = 2; }',
  'for (i = 0; i < 9; i++) { mede ( i, 4 ); }',
  'return peca [ 0 ] + peca [ 1 ] + folga;',
]

/** Pages beside those of the reports: the same constructions together, or others that look like them. */
export const neighbourPages: readonly SchoolPage[] = [
  {
    name: 'a layer that is off, in a form within a form',
    lines: all,
    build: layered((paper, off) => {
      const inner = paper.form(hidden, `/OC ${off}`)
      const outer = paper.form(`${shown()}/Y Do`, '', `/XObject << /Y ${inner} >>`)
      return { content: '/X Do', resources: `/XObject << /X ${outer} >>` }
    }),
  },
  {
    name: 'a membership that asks for a layer that is off',
    lines: all,
    build: layered((paper, off) => {
      const member = paper.add(`<< /Type /OCMD /OCGs [${off}] /P /AllOn >>`)
      return { content: `${shown()}/OC /M BDC ${hidden} EMC`, resources: `/Properties << /M ${member} >>` }
    }),
  },
  {
    name: 'a membership that asks for a layer to be off',
    lines: [...LESSON, GONE],
    build: layered((paper, off) => {
      const member = paper.add(`<< /Type /OCMD /OCGs [${off}] /P /AllOff >>`)
      return { content: `${shown()}/OC /M BDC ${hidden} EMC`, resources: `/Properties << /M ${member} >>` }
    }),
  },
  {
    name: 'a clip within a layer that is on, and a sentence of one that is off under it',
    lines: all,
    build: layered((_, off) => ({
      content:
        `q 0 690 595 152 re W n ${shown()}${text('A tenaz é a colher do cozinheiro.', 72, 190)} Q /OC /Off BDC ` +
        `${hidden} EMC`,
      resources: `/Properties << /Off ${off} >>`,
    })),
  },
  {
    name: 'a form that takes its fonts from the page',
    lines: all,
    build: () => {
      const paper = new Paper()
      const form = paper.add(
        stream(shown(), `/Type /XObject /Subtype /Form /BBox [0 0 ${SHEET.width} ${SHEET.height}]`),
      )
      return paper.sheet({ content: '/X Do', resources: `/XObject << /X ${form} >>` }).bytes()
    },
  },
  {
    name: 'words struck out by hyphens',
    lines: ['A bigorna é feita de aço.'],
    build: () => {
      const [before, wrong] = ['A bigorna é feita de ', 'madeira']
      const bar = '-'.repeat(Math.ceil(widthOf(wrong) / widthOf('-')))
      return sheet(text(`${before}${wrong} aço.`, 72, 100) + text(bar, 72 + widthOf(before), 100) + text(' ', 72, 300))
    },
  },
  {
    name: 'words struck out by strokes, before the sentence goes on',
    lines: ['A bigorna é feita de aço.', 'Veja em http:///aulas.'],
    build: () => {
      const [before, wrong] = ['A bigorna é feita de ', 'madeira']
      const bar = '/'.repeat(Math.ceil(widthOf(wrong) / widthOf('/')))
      const end = 72 + widthOf(`${before}${wrong} `)
      return sheet(
        text(before + wrong, 72, 100) +
          text(bar, 72 + widthOf(before), 100) +
          text('aço.', end, 100) +
          text('Veja em http:///aulas.', 72, 130),
      )
    },
  },
  {
    name: 'text under a picture that lets it through',
    lines: all,
    build: () => {
      const paper = new Paper()
      const mask = paper.add(
        stream(
          '\u0040',
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
      )
      const image = grey(paper, `/SMask ${mask}`)
      const content = `${shown()} q 460 0 0 80 60 690 cm /I Do Q`
      return paper.sheet({ content, resources: `/XObject << /I ${image} >>` }).bytes()
    },
  },
  {
    name: 'text under a marker drawn over it',
    lines: all,
    build: () =>
      sheet(`${shown()} q /Half gs 1 1 0 rg 60 690 460 80 re f Q`, {
        resources: '/ExtGState << /Half << /ca 0.4 >> >>',
      }),
  },
  {
    name: 'text under a marker that multiplies',
    lines: all,
    build: () =>
      sheet(`${shown()} q /Mark gs 1 1 0 rg 60 690 460 80 re f Q`, {
        resources: '/ExtGState << /Mark << /BM /Multiply >> >>',
      }),
  },
  {
    name: 'underlined words',
    lines: all,
    build: () => sheet(shown() + rule(72, 102, 72 + widthOf(LESSON[0]), 102)),
  },
  {
    name: 'a timeline whose years are equally far apart',
    lines: years.map((year, row) => `${year} ${happened[row]}`),
    build: () => sheet(years.map((year, row) => text(`${year}   ${happened[row]}`, 72, 100 + 30 * row)).join('')),
  },
  {
    name: 'a list of things without points behind its numbers',
    lines: materials.map((line, row) => `${row + 1} ${line}`),
    build: () => sheet(materials.map((line, row) => text(`${row + 1}   ${line}`, 72, 100 + 18 * row)).join('')),
  },
  {
    name: 'a program with the numbers of its lines',
    lines: listing.flatMap((line, row) => [String(row + 1), line]),
    build: () =>
      sheet(
        listing.map((line, row) => text(`${row + 1}   ${line}`, 72, 100 + 15 * row, { font: 'F4', size: 10 })).join(''),
      ),
  },
  {
    name: 'rows of a table that begin with numbers',
    lines: ['Operações com vetores', '1 1 2 3 + 4 5 6', '2 1 2 3 + 4 5 6', '3 1 2 3 + 4 5 6', '4 1 2 3 + 4 5 6'],
    build: () =>
      sheet(
        text('Operações com vetores', 72, 100) +
          [1, 2, 3, 4].map(row => text(`${row}  1  2  3  +  4  5  6`, 72, 100 + 18 * row)).join(''),
      ),
  },
  {
    name: 'a table with three columns',
    blocks: table.map(row => row.join(' ')),
    build: () => sheet(cells(table, [72, 200, 330], 100)),
  },
  {
    name: 'a page that is turned and measured in units of its own',
    lines: all,
    build: () =>
      sheet(LESSON.map((row, index) => text(row, 20 + 9 * index, 400, { turn: 90, size: 6, height: 421 })).join(''), {
        width: 298,
        height: 421,
        entries: '/Rotate 90 /UserUnit 2',
      }),
  },
  {
    name: 'a paragraph with a line whose words stand far apart',
    blocks: [['A', ...wide].join(' ')],
    build: () => sheet(text('A', 72, 100) + text(wide[0] ?? '', 101, 100) + lines(wide.slice(1), 72, 116.2)),
  },
  {
    name: 'a table header over cells of one line each',
    lines: ['Peças da forja', 'Valor', 'Serve para', 'fole', 'doze', 'soprar o ar', 'tenaz', 'nove', 'segurar a peça'],
    build: () =>
      sheet(
        cells(
          [
            ['Peças da forja', 'Valor', 'Serve para'],
            ['fole', 'doze', 'soprar o ar'],
            ['tenaz', 'nove', 'segurar a peça'],
          ],
          [72, 200, 330],
          100,
        ),
      ),
  },
  {
    name: 'a heading whose letters are set apart',
    lines: ['A OFICINA DO FERREIRO', ...LESSON],
    build: () => sheet(`3.5 Tc ${text('A OFICINA DO FERREIRO', 72, 70, { size: 14, font: 'F2' })} 0 Tc ${shown()}`),
  },
  {
    name: 'boxes that are ticked and boxes that are not',
    lines: ['✔', 'O fole sopra o ar.', 'A bigorna é mole.'],
    build: () => {
      const paper = new Paper()
      const mark = (content: string) =>
        paper.add(
          stream(
            `q 0.5 0.5 10 10 re S ${content} Q`,
            '/Type /XObject /Subtype /Form /BBox [0 0 11 11] /Resources << /Font << /ZaDb << /Type /Font ' +
              '/Subtype /Type1 /BaseFont /ZapfDingbats >> >> >>',
          ),
        )
      const on = mark('BT /ZaDb 9 Tf 1.5 2 Td (4) Tj ET')
      const off = mark('')
      const check = (y: number, state: string) =>
        paper.add(
          `<< /Type /Annot /Subtype /Widget /FT /Btn /T (c${y}) /V /${state} /AS /${state} /F 4 /Rect [60 ${y} ` +
            `71 ${y + 11}] /MK << /CA (4) >> /AP << /N << /Sim ${on} /Off ${off} >> >> >>`,
        )
      const boxes = [check(740, 'Sim'), check(722, 'Off')]
      return paper
        .sheet({
          content: text('O fole sopra o ar.', 80, 100) + text('A bigorna é mole.', 80, 118),
          entries: `/Annots [${boxes.join(' ')}]`,
        })
        .bytes(`/AcroForm << /Fields [${boxes.join(' ')}] /DR << /Font 3 0 R >> >>`)
    },
  },
  {
    name: 'a watermark of ordinary size between the lines',
    lines: all,
    build: () => sheet(shown() + text('Uso exclusivo da turma', 120, 124, { grey: 0.85 })),
  },
  {
    name: 'a box with its caption in the margin',
    lines: ['Glossário', ...LESSON],
    build: () =>
      sheet(box(160, 86, 400, 60, '0.92 g') + lines(LESSON, 170, 100) + text('Glossário', 72, 100, { font: 'F2' })),
  },
  {
    name: 'capitals with the numbers of their lines',
    cards: 3,
    build: () =>
      sheet(
        [...LESSON, 'O MALHO CAI SOBRE A PEÇA E ELA CANTA.']
          .map(
            (row, index) =>
              text(row.toUpperCase(), 100, 100 + 18 * index) + text(String(index + 1), 72, 100 + 18 * index),
          )
          .join(''),
      ),
  },
]
