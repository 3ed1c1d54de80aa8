import { describe, expect, test } from 'vitest'
import { lines, text, widthOf } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { readerOf } from './testing/page.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const { linesOf, textsOf } = readerOf(temporaryFiles())

describe('what stands beside the text', () => {
  const left = [
    'A insurreição é a revolta que expulsou os',
    'holandeses daquela costa. A usina é a',
    'propriedade em que se fazia o açúcar.',
  ]
  const boxed = ['Você sabia?', 'O Recife é a cidade', 'que teve a primeira', 'ponte do Brasil.']

  test('a box in the middle of a paragraph is read behind it', async () => {
    const content =
      text(left[0] ?? '', 72, 100) + lines(boxed, 400, 100, { size: 10 }) + lines(left.slice(1), 72, 116.2)
    expect(await textsOf(content)).toEqual([...left, ...boxed])
  })

  const wide = [
    'O samba é a música que nasceu nas casas das tias baianas do Rio de Janeiro,',
    'onde se juntavam os ritmos trazidos da África com os que já havia na cidade',
    'e com as danças das festas; o pandeiro marcava o tempo dos versos cantados',
    'por todos, e a viola enchia os intervalos entre um verso e o que vinha depois',
  ]

  test('a text that runs around a box is read before it', async () => {
    const around = ['e por isso as rodas duravam a noite inteira, até', 'o dia nascer sobre o morro.']
    const content = lines(wide, 72, 100) + lines(boxed, 80, 166, { size: 10 }) + lines(around, 230, 164.8)
    expect(await textsOf(content)).toEqual([...wide, ...around, ...boxed])
  })

  /** Lines set to both edges. */
  const justified = (rows: readonly string[], y: number, width: number) =>
    rows
      .map((row, index) => {
        const gap = (width - widthOf(row.replaceAll(' ', ''))) / (row.split(' ').length - 1)
        let x = 72
        return row
          .split(' ')
          .map(word => {
            const drawn = text(word, x, y + 16.2 * index)
            x += widthOf(word) + gap
            return drawn
          })
          .join('')
      })
      .join('')

  test('notes in the margin, close beside the lines, are no part of them', async () => {
    const width = Math.max(...wide.map(row => widthOf(row)))
    const note = (words: string, y: number) => text(words, 72 + width + 9, y, { size: 10 })
    const content = justified(wide, 100, width) + note('De 1910', 132) + note('a 1920.', 144) + note('Pequena.', 116.2)
    const read = await textsOf(content)
    expect(read.slice(0, 4)).toEqual(wide)
    expect(read.slice(4).toSorted()).toEqual(['De 1910', 'Pequena.', 'a 1920.'])
  })

  test('words set far apart to reach both edges of a narrow column are one line', async () => {
    const narrow = ['A capoeira é a luta', 'que parece', 'uma dança e que', 'se joga na roda', 'ao som alto do']
    expect(await textsOf(justified(narrow, 100, 112))).toEqual(narrow)
  })

  test('lines whose ends are alike by chance keep their last words', async () => {
    const alike = ['que se joga', 'que se joga', 'que se joga', 'que se joga', 'que se joga a dois']
    expect(
      await textsOf(
        lines(
          alike.map((row, n) => `${n} ${row}`),
          72,
          300,
        ),
      ),
    ).toEqual(alike.map((row, n) => `${n} ${row}`))
  })

  test('a gap for a picture in a line is none between its words', async () => {
    const rows = ['A capoeira é a luta', 'uma dança e que', 'se joga na roda', 'ao som alto do']
    const content =
      justified(rows, 100, 130) + text('toque', 72, 164.8) + text('nela', 72 + 130 - widthOf('nela'), 164.8)
    const icon = text('e', 108, 164.8)
    expect((await textsOf(content + icon)).slice(-2)).toEqual(['toque e', 'nela'])
  })

  test('cells of a table stay apart', async () => {
    const cells = ['Sul', 'Norte', 'Leste'].map(
      (name, row) => text(name, 72, 100 + 18 * row) + text(`${row + 3}0 mil`, 160, 100 + 18 * row),
    )
    expect(await textsOf(cells.join(''))).toEqual(['Sul', '30 mil', 'Norte', '40 mil', 'Leste', '50 mil'])
  })

  const headings = ['Clima', 'Relevo', 'Solo']
  const paragraphs = [
    ['O clima é o resumo das condições do tempo que se', 'notam ano após ano.'],
    ['O relevo é o desenho das formas do chão que', 'se veem da janela.'],
    ['O solo é a camada superficial da Terra em que crescem', 'as plantas.'],
  ]
  const heading = (row: number) => text(headings[row] ?? '', 72, 100 + 44 * row, { font: 'F2' })
  const paragraph = (row: number) => lines(paragraphs[row] ?? [], 190, 100 + 44 * row)

  test.each([
    ['first', [0, 1, 2].map(heading).join('') + [0, 1, 2].map(paragraph).join('')],
    ['row by row', [0, 1, 2].map(row => heading(row) + paragraph(row)).join('')],
    ['last', [0, 1, 2].map(paragraph).join('') + [0, 1, 2].map(heading).join('')],
  ])('headings in the margin head their paragraphs, drawn %s', async (_, content) => {
    const read = await linesOf(content)
    expect(read.map(({ text: words }) => words)).toEqual(
      headings.flatMap((word, row) => [word, ...(paragraphs[row] ?? [])]),
    )
    expect(read.filter(({ aside }) => aside).map(({ text: words }) => words)).toEqual(headings)
  })

  test('headings in the right margin head their paragraphs', async () => {
    const words = (row: number) => text(headings[row] ?? '', 480, 100 + 44 * row, { font: 'F2' })
    const body = (row: number) => lines(paragraphs[row] ?? [], 72, 100 + 44 * row)
    expect(await textsOf([0, 1, 2].map(row => words(row) + body(row)).join(''))).toEqual(
      headings.flatMap((word, row) => [word, ...(paragraphs[row] ?? [])]),
    )
  })

  const bold = (words: string, y: number) => text(words, 400, y, { font: 'F2' })
  const asidesOf = async (content: string) =>
    (await linesOf(content)).filter(({ aside }) => aside).map(({ text: words }) => words)

  test.each([
    [
      'answers at the right of statements',
      paragraphs.map(
        ([statement = ''], row) => text(statement, 72, 100 + 16 * row) + bold(headings[row] ?? '', 100 + 16 * row),
      ),
    ],
    [
      'answers at the right of statements, one of which goes on',
      paragraphs.map(
        ([statement = '', more = ''], row) =>
          text(statement, 72, 100 + 40 * row) +
          bold(headings[row] ?? '', 100 + 40 * row) +
          (row === 0 ? text(more, 72, 116) : ''),
      ),
    ],
    [
      'answers at the right of numbered statements',
      paragraphs.map(
        ([statement = '', more = ''], row) =>
          text(`${row + 1}. ${statement}`, 72, 100 + 44 * row) +
          bold(headings[row] ?? '', 100 + 44 * row) +
          text(more, 72, 116 + 44 * row),
      ),
    ],
    [
      'what each question counts',
      paragraphs.map((rows, row) => lines(rows, 72, 100 + 44 * row) + bold(`Valor: ${row + 1},0`, 100 + 44 * row)),
    ],
  ])('no headings are %s', async (_, content) => {
    expect(await asidesOf(content.join(''))).toEqual([])
  })

  test('headings at the left head their paragraphs, whatever stands in bold at the right', async () => {
    const content = [0, 1, 2].map(
      row => heading(row) + paragraph(row) + text(`Valor ${row}`, 510, 100 + 44 * row, { font: 'F2' }),
    )
    const label = text('Nota', 510, 250, { font: 'F2' })
    expect(await asidesOf(content.join('') + label)).toEqual(headings)
    const rest = paragraphs.map(([first = ''], row) => text(first, 72, 300 + 30 * row) + bold('Valor', 300 + 30 * row))
    expect(await asidesOf([0, 1, 2].map(row => heading(row) + paragraph(row)).join('') + rest.join(''))).toEqual(
      headings,
    )
  })

  test('rows of a table stay rows', async () => {
    const cells = [
      ['Órgão', 'Função'],
      ['Rim', 'Filtra o sangue'],
      ['Boca', 'Tritura o alimento'],
    ]
    const content = cells
      .map(([a = '', b = ''], row) => text(a, 72, 100 + 16 * row, { font: 'F2' }) + text(b, 190, 100 + 16 * row))
      .join('')
    expect(await textsOf(content)).toEqual(cells.flat())
  })
})
