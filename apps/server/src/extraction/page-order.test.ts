import { describe, expect, test } from 'vitest'
import { box, lines, Paper, text } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { locateQuote } from './locate-quote.ts'
import { readerOf } from './testing/page.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()
const { pagesOf, linesOf, textsOf } = readerOf(save)

describe('large first letters', () => {
  const rest = ['feudo é a terra que um senhor governa sozinho', 'jurava servir a esse senhor em troca de terras.']
  const body = (first: string) =>
    text(first, 102, 100) + text(rest[1] ?? '', 102, 116) + text('O servo é um lavrador preso ao feudo.', 72, 132)

  test.each([
    ['over two lines', text('O', 72, 116, { size: 32, font: 'F2' }) + body(rest[0] ?? ''), `O ${rest[0]}`],
    ['drawn last', body(rest[0] ?? '') + text('O', 72, 116, { size: 32, font: 'F2' }), `O ${rest[0]}`],
    [
      'of a word',
      text('É', 72, 116, { size: 36, font: 'F2' }) + body('feso é uma cidade antiga famosa'),
      'Éfeso é uma cidade antiga famosa',
    ],
    [
      'of a word in capitals',
      text('N', 72, 116, { size: 34, font: 'F2' }) + body('A GRÉCIA ANTIGA a cidade é a comunidade'),
      'NA GRÉCIA ANTIGA a cidade é a comunidade',
    ],
  ])('belong to the first line beside them: %s', async (_, content, first) => {
    expect(await textsOf(content)).toEqual([first, rest[1], 'O servo é um lavrador preso ao feudo.'])
  })

  test('are no bold word, and the lines beside them begin where they do', async () => {
    const [first, second, third] = await linesOf(text('O', 72, 116, { size: 32, font: 'F2' }) + body(rest[0] ?? ''))
    expect(first?.bold).toEqual([])
    expect([first, second, third].map(line => Math.round(line?.box[0] ?? 0))).toEqual([72, 72, 72])
  })

  test('are not capitals of headings', async () => {
    expect(
      await textsOf(text('A', 72, 60, { size: 30 }) + text('Uma letra sozinha no alto da página.', 72, 120)),
    ).toEqual(['A', 'Uma letra sozinha no alto da página.'])
  })
})

describe('numbers beside lines', () => {
  const lesson = [
    'A erosão é o desgaste do chão causado pela água e pelo',
    'vento. A sedimentação é o depósito de tudo o que foi levado',
    'pelos rios até o mar. Em 1855 um engenheiro mediu o morro',
    'e anotou tudo em um caderno. O relevo é o conjunto das',
    'formas da superfície da Terra. A planície é um terreno',
    'plano e baixo formado por sedimentos que a água traz.',
  ]
  const numbered = (x: number, step: number, from = 1, size = 12) =>
    lesson
      .map((_, row) => ((row + from) % step === 0 ? text(String(row + from), x, 100 + row * 16.2, { size }) : ''))
      .join('')
  const rows = lines(lesson, 90, 100, { leading: 16.2 })

  test.each([
    ['left, each line', numbered(70, 1)],
    ['left, each line, from another page on', numbered(66, 1, 37)],
    ['right, each line', numbered(480, 1)],
    ['right, each third line', numbered(480, 3, 1, 9)],
  ])('are no text: %s', async (_, numbers) => {
    expect(await textsOf(rows + numbers)).toEqual(lesson)
    expect(await textsOf(numbers + rows)).toEqual(lesson)
  })

  test('are read where they number items, or say how many', async () => {
    const items = [
      'O pâncreas produz a insulina do corpo.',
      'O fígado produz a bile do corpo.',
      'O rim filtra o sangue do corpo todo.',
      'A boca começa a digestão do alimento.',
    ]
    const list = items
      .map((item, row) => text(String(row + 1), 70, 100 + row * 16) + text(item, 90, 100 + row * 16))
      .join('')
    expect((await textsOf(list)).join(' ')).toContain('1')
    const table = items
      .map((item, row) => text(item, 70, 100 + row * 16) + text(String([12, 7, 90, 4][row]), 400, 100 + row * 16))
      .join('')
    expect(await textsOf(table)).toContain('90')
  })

  test('of a page, at the height of a line of its text, are none of it', async () => {
    expect(
      await textsOf(
        text(lesson[0] ?? '', 90, 100) + text('45', 500, 100) + lines(lesson.slice(1), 90, 116.2, { leading: 16.2 }),
      ),
    ).toEqual(lesson)
  })
})

test('the numbers of the pages of a copied book stand in no sentence', async () => {
  const rows = ['O clima é o resumo das condições do tempo que', 'voltam a um lugar por muitos anos seguidos.']
  const more = ['O relevo é o desenho das formas que tem o chão da', 'Terra, dos vales às serras mais altas.']
  const content = lines(rows, 72, 100) + text('45', 500, 100) + lines(more, 72, 260) + text('46', 500, 260)
  expect(await textsOf(content)).toEqual([...rows, ...more])
})

test('a sheet in larger units is read like any other', async () => {
  const rows = ['A foz é o ponto onde um rio acaba.', 'A nascente é o ponto onde brota um rio.']
  const content = rows.map((row, index) => text(row, 7.2, 10 + 2 * index, { size: 1.2, height: 84.2 })).join('')
  const bytes = new Paper().sheet({ content, entries: '/UserUnit 10', width: 59.5, height: 84.2 }).bytes()
  const read = []
  for await (const event of extractDocument(save('units.pdf', bytes)))
    if (event.kind === 'page') read.push(...event.page.lines.map(line => line.text))
  expect(read).toEqual(rows)
})

describe('lying pages', () => {
  const lesson = ['As plantas', 'O caule é a parte que segura as folhas.', 'A flor é onde nascem as sementes.']
  const sizes = [17, 12, 12]
  /** The lesson drawn along another direction; `turn` in degrees against the clock. */
  const drawn = (turn: number, places: readonly (readonly [number, number])[]) =>
    lesson.map((row, index) =>
      text(row, places[index]?.[0] ?? 0, places[index]?.[1] ?? 0, {
        turn,
        size: sizes[index] ?? 12,
        font: index === 0 ? 'F2' : 'F1',
      }),
    )
  const lying = {
    90: drawn(90, [
      [100, 760],
      [130, 760],
      [147, 760],
    ]),
    270: drawn(270, [
      [500, 80],
      [470, 80],
      [453, 80],
    ]),
    180: drawn(180, [
      [520, 760],
      [520, 730],
      [520, 713],
    ]),
  }

  test.each([
    [90, 90, 842, 595],
    [270, 270, 842, 595],
    [180, 180, 595, 842],
  ] as const)('drawn along %i degrees are read upright', async (turn, expected, width, height) => {
    for (const rows of [lying[turn], lying[turn].toReversed()]) {
      const [page] = await pagesOf(rows.join(''))
      expect(page).toMatchObject({ turn: expected, width, height })
      expect(page?.lines.map(line => line.text)).toEqual(lesson)
      const tops = page?.lines.map(line => line.box[1]) ?? []
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    }
  })

  test('show a passage where it stands on the page as it lies', async () => {
    const [page] = await pagesOf(lying[90].join(''))
    const [mark] = page ? locateQuote(page, 'O caule é a parte que segura as folhas') : []
    expect(mark?.left).toBeCloseTo(120 / 595, 1)
    expect((mark?.top ?? 0) + (mark?.height ?? 0)).toBeCloseTo(760 / 842, 1)
    expect(mark?.height).toBeGreaterThan(mark?.width ?? 1)
  })

  test('are not those with a note along an edge, which is read last and in its own order', async () => {
    const notes =
      text('e nunca vendido.', 560, 80, { turn: 270, size: 9 }) +
      text('Material cedido à escola', 571, 80, { turn: 270, size: 9 })
    const [page] = await pagesOf(notes + lines(lesson, 72, 100))
    expect(page && 'turn' in page).toBe(false)
    expect(page?.lines.map(line => line.text)).toEqual([...lesson, 'Material cedido à escola', 'e nunca vendido.'])
  })
})

describe('watermarks', () => {
  const lesson = [
    'A mitose é a divisão que forma duas células iguais.',
    'A meiose é a divisão que forma quatro células.',
  ]
  const rows = lines(lesson, 72, 100)
  test.each([
    ['level and pale', text('CURSO EXEMPLO', 75, 112, { size: 40, grey: 0.86 })],
    ['small, pale, across a line', text('Licenciado para Fulano de Tal', 75, 103, { size: 14, grey: 0.86 })],
    ['a diagonal', text('CONFIDENCIAL', 90, 300, { size: 60, grey: 0.8, turn: 45 })],
    ['a dark diagonal', text('RASCUNHO', 90, 300, { size: 60, turn: 30 })],
    [
      'small, pale and strewn over the sheet',
      Array.from({ length: 24 }, (_, at) =>
        text('Fulano de Tal', 30 + 160 * (at % 3), 160 + 40 * Math.floor(at / 3), { size: 8, grey: 0.8 }),
      ).join(''),
    ],
    [
      'small, pale and down an empty margin',
      Array.from({ length: 12 }, (_, at) => text('Fulano de Tal', 480, 107 + 43 * at, { size: 8, grey: 0.8 })).join(''),
    ],
  ])('are no text: %s', async (_, mark) => {
    expect(await textsOf(mark + rows)).toEqual(lesson)
    expect(await textsOf(rows + mark)).toEqual(lesson)
  })

  const sentences = Array.from({ length: 9 }, (_, at) => `A frase de número ${at + 1} fala de um rio.`)

  test('are not equal cells and labels, which stand on the rows or at the edge of the text', async () => {
    const rowOf = (at: number) => 160 + 40 * at
    const answers = sentences.map((_, at) => text('Verdadeiro', 400, rowOf(at), { grey: 0.6 })).join('')
    const labels = sentences.map((_, at) => text('Resposta:', 72, rowOf(at) + 20, { grey: 0.6 })).join('')
    const body = sentences.map((sentence, at) => text(sentence, 72, rowOf(at))).join('')
    const countOf = (words: string, read: readonly string[]) => read.join(' ').split(words).length - 1
    expect(countOf('Verdadeiro', await textsOf(body + answers))).toBe(9)
    expect(countOf('Resposta:', await textsOf(body + labels))).toBe(9)
    const more = sentences.map((_, at) => text('A frase segue e diz mais.', 72, rowOf(at) + 16.2)).join('')
    const halfway = sentences.map((_, at) => text('Verdadeiro', 400, rowOf(at) + 8.1, { grey: 0.6 })).join('')
    expect(countOf('Verdadeiro', await textsOf(body + more + halfway))).toBe(9)
  })

  test('are pale words strewn over a sheet full of text', async () => {
    const full = Array.from({ length: 40 }, (_, at) => `O trecho ${at + 1} da lição conta de uma serra e de dois rios.`)
    const marks = Array.from({ length: 24 }, (_, at) =>
      text('Fulano de Tal', 72 + 150 * (at % 3), 107 + 83 * Math.floor(at / 3), { size: 9, grey: 0.8 }),
    ).join('')
    expect(await textsOf(marks + lines(full, 72, 100))).toEqual(full)
  })

  test('are not labels of a sheet of which all is pale', async () => {
    const content = sentences
      .map(
        (sentence, at) =>
          text('Questão:', 40, 160 + 40 * at, { grey: 1 }) + text(sentence, 150, 160 + 40 * at, { grey: 1 }),
      )
      .join('')
    const read = await textsOf(box(0, 0, 595, 842, '0 0.2 0.4 rg') + content)
    expect(read.filter(words => words.startsWith('Questão:'))).toHaveLength(9)
  })

  test('are not pale headings and captions that stand free', async () => {
    expect(
      await textsOf(
        text('A divisão da célula', 72, 60, { size: 30, grey: 0.6 }) +
          rows +
          text('Fonte: arquivo da escola', 72, 150, { size: 9, grey: 0.6 }),
      ),
    ).toEqual(['A divisão da célula', ...lesson, 'Fonte: arquivo da escola'])
  })
})
