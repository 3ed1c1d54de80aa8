import { drawPdf } from '../../src/extraction/testing/pdf.ts'
import { type Piece, row } from '../pieces.ts'
import { LESSON, type SchoolPage } from './page.ts'

type Pdf = PDFKit.PDFDocument

const sheetOf =
  (rows: readonly (readonly Piece[])[], more: (pdf: Pdf) => void = () => {}) =>
  () =>
    drawPdf(pdf => {
      for (const [index, pieces] of rows.entries()) row(pdf, pieces, 100 + 18 * index)
      more(pdf)
    })
const plain = (...texts: readonly string[]) => sheetOf(texts.map(text => [text]))

function fraction(pdf: Pdf, over: string, under: string, x: number, y: number): number {
  row(pdf, [{ text: over, size: 9, rise: 5 }], y, x)
  row(pdf, [{ text: under, size: 9, rise: -6 }], y, x)
  const width = pdf.fontSize(9).widthOfString(over)
  pdf
    .moveTo(x, y - 3)
    .lineTo(x + width, y - 3)
    .lineWidth(0.6)
    .stroke()
  return x + width
}
/** Lines with fractions in them: what stands around, and the fractions. */
const fractions = (lines: readonly (readonly [texts: readonly string[], parts: readonly string[]])[]) => () =>
  drawPdf(pdf => {
    lines.forEach(([texts, parts], line) => {
      const y = 100 + 30 * line
      let x = 70
      texts.forEach((text, index) => {
        x = row(pdf, [text], y, x)
        const [over, under] = parts[index]?.split('/') ?? []
        if (over && under) x = fraction(pdf, over, under, x, y)
      })
    })
  })

const items = [
  'A lima gasta o metal.',
  'A pinça segura o metal.',
  'O balde esfria o metal.',
  'O avental protege o ferreiro.',
]
const listed = (sign: string, font: string, gap = 10) => ({
  blocks: items,
  build: sheetOf(
    items.map(text => [
      { text: sign, font },
      { text, gap },
    ]),
  ),
})
const up = (text: string): Piece => ({ text, size: 8, rise: 5 })
const down = (text: string): Piece => ({ text, size: 8, rise: -3 })

/** The lesson, and below it sentences under a heading that takes them back. */
const denied = (heading: string) => ({
  cards: 3,
  build: sheetOf(
    LESSON.map(text => [text]),
    pdf => {
      row(pdf, [{ text: heading, font: 'Helvetica-Bold', size: 16 }], 190)
      row(pdf, ['• A forja é o sapato dos cavalos da aldeia.'], 216)
      row(pdf, ['• O carvão é a pedra que nunca pega fogo.'], 234)
    },
  ),
})
const CAPITALS = [
  'O SINO É O OBJETO QUE TOCA NA TORRE. O PREGO É A',
  'PEÇA QUE PRENDE A MADEIRA. A CHAVE É A PEÇA QUE',
  'ABRE A PORTA DA CASA.',
] as const
const IN_SMALL =
  'O sino é o objeto que toca na torre. O prego é a peça que prende a madeira. A chave é a peça que abre a ' +
  'porta da casa.'

/** Pages whose words have to be put together, kept as they are, or judged. */
export const wordPages: readonly SchoolPage[] = [
  {
    name: 'hyphens that the next line repeats',
    blocks: [
      'O ferro tornou-se barato. O guarda-roupa é o móvel em que se guardam as roupas. Para forjá-la, o mestre ' +
        'aquece a lâmina.',
    ],
    build: plain(
      'O ferro tornou-',
      '-se barato. O guarda-',
      '-roupa é o móvel em que se guardam as roupas. Para forjá-',
      '-la, o mestre aquece a lâmina.',
    ),
  },
  {
    name: 'hyphens that stand once',
    blocks: [
      'O arco-íris tem sete cores. O micro-ondas aquece a comida, e a fer- radura protege o casco.'.replace(
        'fer- radura',
        'ferradura',
      ),
    ],
    build: plain(
      'O arco-',
      'íris tem sete cores. O micro-',
      'ondas aquece a comida, e a fer-',
      'radura protege o casco.',
    ),
  },
  {
    name: 'other compounds at line ends',
    blocks: ['O ex-prefeito foi ao anti-horário da fábrica. A segunda-feira é o dia da feira. Vende-se um cata-vento.'],
    build: plain(
      'O ex-',
      '-prefeito foi ao anti-',
      '-horário da fábrica. A segunda-',
      '-feira é o dia da feira. Vende-',
      '-se um cata-',
      '-vento.',
    ),
  },
  {
    name: 'endings that a grammar names',
    blocks: ['O pronome -me é átono. O sufixo -ta está em atleta, o -po em grupo.'],
    build: plain('O pronome -me é átono. O sufixo -ta está em atleta, o -po em grupo.'),
  },
  {
    name: 'more endings',
    blocks: ['O pronome -lhe é indireto. O sufixo -go está em geólogo, o -xo em anexo e o -nal em jornal.'],
    build: plain('O pronome -lhe é indireto. O sufixo -go está em geólogo, o -xo em anexo e o -nal em jornal.'),
  },
  {
    name: 'exponents and indices',
    lines: ['A soma é 2ⁿ, o termo é aₙ = qⁿ⁻¹ e o passo, 10⁻⁶ metro.', 'A taxa é 10^2,5 e o íon, PO₄³⁻.'],
    build: sheetOf([
      ['A soma é 2', up('n'), ', o termo é a', down('n'), ' = q', up('n–1'), ' e o passo, 10', up('–6'), ' metro.'],
      ['A taxa é 10', up('2,5'), ' e o íon, PO', down('4'), up('3–'), '.'],
    ]),
  },
  {
    name: 'fractions in their rows',
    lines: ['A colher tem 1/4 de xícara e o copo, 3/4.'],
    build: fractions([
      [
        ['A colher tem ', ' de xícara e o copo, ', '.'],
        ['1/4', '3/4'],
      ],
    ]),
  },
  {
    name: 'fractions behind whole numbers',
    lines: ['O bolo leva 2 1/3 xícaras de leite.', 'A razão é v = d/t em cada trecho.'],
    build: fractions([
      [['O bolo leva 2 ', ' xícaras de leite.'], ['1/3']],
      [['A razão é v = ', ' em cada trecho.'], ['d/t']],
    ]),
  },
  { name: 'a list of dots', ...listed('•', 'Helvetica') },
  { name: 'a list with a letter of a typewriter', ...listed('o', 'Courier') },
  { name: 'a list with a sign of a font of symbols', ...listed('l', 'ZapfDingbats') },
  { name: 'a list with another sign of such a font', ...listed('v', 'ZapfDingbats') },
  { name: 'a list with the letter of the text itself', ...listed('o', 'Helvetica') },
  { name: 'a list with a sign that is no word', ...listed('§', 'Helvetica') },
  { name: 'a lesson in capitals', blocks: [IN_SMALL], build: plain(...CAPITALS) },
  {
    name: 'the same in ordinary letters',
    blocks: [IN_SMALL],
    build: plain(
      'O sino é o objeto que toca na torre. O prego é a',
      'peça que prende a madeira. A chave é a peça que',
      'abre a porta da casa.',
    ),
  },
  {
    name: 'a longer lesson in capitals',
    blocks: [`${IN_SMALL} O trilho é a barra em que anda o trem.`],
    build: plain(...CAPITALS.slice(0, 2), 'ABRE A PORTA DA CASA. O TRILHO É A BARRA EM QUE', 'ANDA O TREM.'),
  },
  {
    name: 'capitals among ordinary lines',
    blocks: ['Leia com a turma em voz alta.', IN_SMALL],
    build: sheetOf([['Leia com a turma em voz alta.'], [''], ...CAPITALS.map(text => [text])]),
  },
  { name: 'myths', ...denied('Mitos sobre a forja') },
  { name: 'common mistakes', ...denied('Erros comuns') },
  { name: 'what is false', ...denied('O que é falso') },
  { name: 'false news', ...denied('Fake news sobre a forja') },
  {
    name: 'true or false',
    cards: 0,
    build: plain(
      'Verdadeiro ou falso?',
      '1. A forja é o sapato dos cavalos da aldeia. ( )',
      '2. O malho é o martelo grande de duas mãos. ( )',
      '3. O fole é o saco que sopra o ar no fogo. ( )',
    ),
  },
]
