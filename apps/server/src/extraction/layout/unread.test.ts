import type { Page } from '@capivira/core/materials/document'
import { describe, expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { partsToRead, withParts, withUnread } from './unread.ts'

const typed = lineAt('Leia a página do livro.', 70, 100)
const foot = lineAt('Professora Exemplo', 70, 780)
const page: Page = { number: 1, width: 595, height: 842, lines: [typed, foot], source: 'text', confidence: null }
const read = (text: string, top: number, confidence: number) => ({
  ...lineAt(text, 72, top),
  source: 'ocr' as const,
  confidence,
})
const picture = { kind: 'picture' as const, box: [60, 200, 530, 700] as const }

describe('partsToRead', () => {
  const box = [60, 200, 530, 600] as const
  const glyphs = (drawn: boolean, pixels = 1e6): PageGlyphs => ({
    number: 1,
    width: 595,
    height: 842,
    count: 0,
    codes: new Uint32Array(0),
    geometry: new Float32Array(0),
    runs: [],
    fontNames: [],
    imageShare: 0,
    drawn: true,
    hidden: 0,
    parts: [{ kind: 'picture', box, drawn, over: 'nothing', pixels }],
    roots: [],
    rules: [],
    shades: [],
  })
  const figure = { kind: 'picture', box, figure: true }
  test.each([
    ['a drawing that its caption calls a figure', true, 'Figura 3. O ciclo da água', 610, [figure]],
    ['the same with the caption over it', true, 'Gráfico 2 – Chuvas do ano', 185, [figure]],
    ['a drawing without a caption', true, 'O ciclo da água é um caminho.', 610, [{ kind: 'picture', box }]],
    ['a table as a picture', true, 'Tabela 3. Rios e fozes', 610, [{ kind: 'picture', box }]],
    ['a figure named far below', true, 'Figura 3. O ciclo da água', 700, [{ kind: 'picture', box }]],
    ['a figure that shows text', true, 'Figura 3. Tela do aplicativo', 610, [{ kind: 'picture', box }]],
    ['a photographed page', false, 'Figura 3. Página de um diário', 610, [{ kind: 'picture', box }]],
  ])('%s', (_, drawn, caption, top, parts) => {
    expect(partsToRead(glyphs(drawn), [lineAt(caption, 80, top)])).toEqual(parts)
  })
  test('does not try a figure that is finer than any screen, and looks at one of a large screen', () => {
    const caption = [lineAt('Figura 3. O ciclo da água', 80, 610)]
    expect(partsToRead(glyphs(true, 3136 * 3536), caption)).toEqual([{ ...figure, untried: true }])
    expect(partsToRead(glyphs(true, 3840 * 2160), caption)).toEqual([figure])
    expect(partsToRead(glyphs(true, 3136 * 3536), [])).toEqual([{ kind: 'picture', box }])
  })
})

describe('withUnread', () => {
  test('adds to what is unread already', () => {
    const one = withUnread(page, [{ ...picture, figure: true, untried: true }])
    expect(one.unread).toEqual([picture])
    expect(withUnread(one, [{ ...picture, kind: 'curves' }]).unread).toEqual([picture, { ...picture, kind: 'curves' }])
  })
})

describe('withParts', () => {
  test('sets what a picture shows among the lines, and reads no typed line twice', () => {
    const lines = [
      read('Leia a página do livro.', 100, 95),
      read('A foz é o fim de um rio.', 250, 91),
      read('Professora', 780, 95),
    ]
    const whole = withParts(page, [picture], lines)
    expect(whole.lines.map(({ text }) => text)).toEqual([typed.text, 'A foz é o fim de um rio.', foot.text])
    expect(whole.lines[1]).toMatchObject({ source: 'ocr', confidence: 91 })
    expect(whole.unread).toBeUndefined()
  })

  test('of a figure takes sentences and no labels, and tells of it as of any picture', () => {
    const figure = { ...picture, figure: true as const }
    const rows = [read('A mó de cima gira sobre a', 300, 95), read('de baixo.', 315, 95), read('Eixo', 500, 95)]
    expect(withParts(page, [figure], rows).lines.map(({ text }) => text)).toEqual([
      typed.text,
      'A mó de cima gira sobre a',
      'de baixo.',
      foot.text,
    ])
    expect(withParts(page, [figure], [read('te A seca 6a ro con tudo o', 250, 41)]).unread).toEqual([picture])
  })

  test('tells of text in a picture that could not be read, and says nothing of a picture without any', () => {
    const rubbish = [read('te A seca 6a ro con tudo o', 250, 41)]
    expect(withParts(page, [picture], rubbish)).toMatchObject({ lines: page.lines, unread: [picture] })
    expect(withParts(page, [picture], [read('~ |', 300, 30)])).toEqual(page)
  })

  test('puts the words of the picture in place of those of a font without its letters', () => {
    const wrong = lineAt('&ORURSODVWR é a organela verde.', 70, 300)
    const part = { kind: 'font' as const, box: wrong.box }
    const seen = { ...read('Cloroplasto é a organela verde.', 300, 93), box: wrong.box }
    const whole = withParts({ ...page, lines: [typed, wrong] }, [part], [seen])
    expect(whole.lines[1]).toMatchObject({ text: 'Cloroplasto é a organela verde.', source: 'ocr', confidence: 93 })
    expect(withParts({ ...page, lines: [typed, wrong] }, [part], []).unread).toEqual([part])
  })
})
