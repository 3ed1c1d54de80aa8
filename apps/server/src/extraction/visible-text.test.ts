import { describe, expect, test } from 'vitest'
import { box, lines, Paper, rule, text, widthOf } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()

async function pagesOf(bytes: Buffer) {
  const pages = []
  for await (const event of extractDocument(save('page.pdf', bytes))) if (event.kind === 'page') pages.push(event.page)
  return pages
}
const textOf = async (bytes: Buffer) => (await pagesOf(bytes)).flatMap(page => page.lines.map(line => line.text))

const lesson = ['A nascente é o ponto onde brota um rio.', 'A foz é o ponto onde um rio acaba.']
const shown = lines(lesson, 72, 100)
const old = 'O afluente é um peixe que mora no fundo do mar.'

/** The lesson, then an old sentence with what hides it. */
const sheet = (more: string) => new Paper().sheet({ content: shown + more })

/** A picture of one grey pixel. */
const pixel = (grey: string, entries = '') =>
  Buffer.from(
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter ' +
      `/ASCIIHexDecode ${entries} /Length 3 >>\nstream\n${grey}>\nendstream`,
  )

describe('a sentence that nobody sees is not read', () => {
  test.each([
    ['under a white box', text(old, 72, 160) + box(70, 148, 400, 18, '1 g')],
    ['under a black box', text(old, 72, 160) + box(70, 148, 400, 18)],
    ['under a line of a thick pen', text(old, 72, 160) + rule(70, 156, 400, 156, 16)],
    [
      'of the colour of the box it stands on',
      `${box(60, 140, 420, 30, '0.8 0.9 0.7 rg')}0.8 0.9 0.7 rg ${text(old, 72, 160).replace('0 g ', '')}`,
    ],
    ['black on black', box(60, 140, 420, 30) + text(old, 72, 160)],
    ['white on white', text(old, 72, 160, { grey: 1 })],
    ['cut away by a clip', `q 0 700 595 142 re W n ${text(old, 72, 300)} Q`],
    ['cut away by a clip of another shape', `q 300 400 m 320 420 l 340 380 l h W n ${text(old, 72, 300)} Q`],
    [
      'cut away by two clips that have nothing in common',
      `q 0 0 100 842 re W n 200 0 100 842 re W n ${text(old, 72, 300)} Q`,
    ],
  ])('%s', async (_, hidden) => {
    expect(await textOf(sheet(hidden).bytes())).toEqual(lesson)
  })

  test.each([
    ['nothing of', '0', lesson],
    ['half of', '0.5', [...lesson, old]],
  ])('painted with %s their colour', async (_, alpha, read) => {
    const paper = new Paper()
    const state = paper.add(Buffer.from(`<< /Type /ExtGState /ca ${alpha} >>`))
    const content = `${shown} q /G gs ${text(old, 72, 160)} Q`
    const bytes = paper.sheet({ content, resources: `/ExtGState << /G ${state} >>` }).bytes()
    expect(await textOf(bytes)).toEqual(read)
  })

  test('under a picture', async () => {
    const paper = new Paper()
    const image = paper.add(pixel('41'))
    const content = `${shown}${text(old, 72, 160)} q 400 0 0 20 70 676 cm /I Do Q`
    const bytes = paper.sheet({ content, resources: `/XObject << /I ${image} >>` }).bytes()
    expect(await textOf(bytes)).toEqual(lesson)
  })

  test.each([
    ['of the colour of the picture they stand on', 'ff', lesson],
    ['on a picture that is dark', '00', [...lesson, old]],
  ])('white letters %s', async (_, grey, read) => {
    const paper = new Paper()
    const content = `${shown} q 420 0 0 30 60 672 cm /I Do Q ${text(old, 72, 160, { grey: 1 })}`
    const bytes = paper.sheet({ content, resources: `/XObject << /I ${paper.add(pixel(grey))} >>` }).bytes()
    expect(await textOf(bytes)).toEqual(read)
  })

  test.each([
    ['that nothing shows through', 'ff', lesson],
    ['that is cut out of its ground', '00', [...lesson, old]],
  ])('under a picture with a mask %s', async (_, mask, read) => {
    const paper = new Paper()
    const soft = paper.add(pixel(mask))
    const image = paper.add(pixel('ff', `/SMask ${soft}`))
    const content = `${shown}${text(old, 72, 160)} q 600 0 0 60 0 660 cm /I Do Q`
    const bytes = paper.sheet({ content, resources: `/XObject << /I ${image} >>` }).bytes()
    expect(await textOf(bytes)).toEqual(read)
  })

  test('outside the box of a placed page', async () => {
    const paper = new Paper()
    const form = paper.form(shown + text(old, 72, 400), '/BBox [0 600 595 842]')
    const bytes = paper.sheet({ content: '/X Do', resources: `/XObject << /X ${form} >>` }).bytes()
    expect(await textOf(bytes)).toEqual(lesson)
  })

  test('under an annotation with a ground of its own', async () => {
    const paper = new Paper()
    const cover = paper.form('1 g 0 0 420 24 re f', '/BBox [0 0 420 24]')
    const square = `<< /Type /Annot /Subtype /Square /Rect [70 672 490 696] /F 4 /IC [1 1 1] /AP << /N ${cover} >> >>`
    const bytes = paper.sheet({ content: shown + text(old, 72, 160), entries: `/Annots [${square}]` }).bytes()
    expect(await textOf(bytes)).toEqual(lesson)
  })

  test('under an annotation behind a page of links', async () => {
    const paper = new Paper()
    const link = '<< /Type /Annot /Subtype /Link /Rect [72 700 200 712] /Border [0 0 0] >>'
    const cover = paper.form('1 g 0 0 420 24 re f', '/BBox [0 0 420 24]')
    const square = `<< /Type /Annot /Subtype /Square /Rect [70 672 490 696] /F 4 /IC [1 1 1] /AP << /N ${cover} >> >>`
    const bytes = paper
      .sheet({ content: lines(lesson, 72, 100), entries: `/Annots [${link.repeat(100)}]` })
      .sheet({ content: shown + text(old, 72, 160), entries: `/Annots [${square}]` })
      .bytes()
    expect(await textOf(bytes)).toEqual([...lesson, ...lesson])
  })
})

test('a title in white on a dark picture is read, with nothing in dark letters beside it', async () => {
  const paper = new Paper()
  const content = `q 595 0 0 842 0 0 cm /I Do Q ${text(old, 72, 160, { grey: 1 })}`
  const bytes = paper.sheet({ content, resources: `/XObject << /I ${paper.add(pixel('20'))} >>` }).bytes()
  expect(await textOf(bytes)).toEqual([old])
})

describe('layers', () => {
  const layers = (paper: Paper, config: (on: string, off: string) => string) => {
    const on = paper.add('<< /Type /OCG /Name (Aula) >>')
    const off = paper.add('<< /Type /OCG /Name (Respostas) >>')
    const catalog = `/OCProperties << /OCGs [${on} ${off}] /D << ${config(on, off)} >> >>`
    return { on, off, catalog }
  }
  const inLayer = (name: string, content: string) => `/OC /${name} BDC ${content} EMC\n`

  test.each([
    ['switched off', (_: string, off: string) => `/OFF [${off}]`],
    ['switched off with all others, but for one', (on: string) => `/BaseState /OFF /ON [${on}]`],
  ])('%s hide their text, others show it', async (_, config) => {
    const paper = new Paper()
    const { on, off, catalog } = layers(paper, config)
    const content = inLayer('On', shown) + inLayer('Off', text(old, 72, 160))
    const resources = `/Properties << /On ${on} /Off ${off} >>`
    expect(await textOf(paper.sheet({ content, resources }).bytes(catalog))).toEqual(lesson)
  })

  test('in one place show the one that is on', async () => {
    const paper = new Paper()
    const { on, off, catalog } = layers(paper, (_, no) => `/OFF [${no}]`)
    const content =
      inLayer('Off', lines(['The source is where a river begins now.', 'The mouth is where it ends.'], 72, 100)) +
      inLayer('On', shown)
    const resources = `/Properties << /On ${on} /Off ${off} >>`
    expect(await textOf(paper.sheet({ content, resources }).bytes(catalog))).toEqual(lesson)
  })

  test('hide what stands in a form that is drawn in one', async () => {
    const paper = new Paper()
    const { off, catalog } = layers(paper, (_, no) => `/OFF [${no}]`)
    const inner = paper.form(text(old, 72, 160))
    const outer = paper.form('/Inner Do', '', `/XObject << /Inner ${inner} >>`)
    const resources = `/Properties << /Off ${off} >> /XObject << /X ${outer} >>`
    const bytes = paper.sheet({ content: `${shown} ${inLayer('Off', '/X Do')}`, resources }).bytes(catalog)
    expect(await textOf(bytes)).toEqual(lesson)
  })

  test('hide the forms and the pictures that belong to them', async () => {
    const paper = new Paper()
    const { off, catalog } = layers(paper, (_, no) => `/OFF [${no}]`)
    const form = paper.form(text(old, 72, 160), `/OC ${off}`)
    const bytes = paper.sheet({ content: `${shown} /X Do`, resources: `/XObject << /X ${form} >>` }).bytes(catalog)
    expect(await textOf(bytes)).toEqual(lesson)
  })
})

describe('struck words', () => {
  const before = 'A capital do Brasil é '
  const wrong = 'o Rio de Janeiro'
  const row = (y: number) => text(`${before}${wrong} Brasília.`, 72, y)
  const [x1, x2] = [72 + widthOf(before), 72 + widthOf(before + wrong)]

  test.each([
    ['a thin box', box(x1, 96, x2 - x1, 0.7)],
    ['a drawn line', rule(x1, 96.5, x2, 96.5)],
    ['a red line', rule(x1, 96.5, x2, 96.5, 1, '1 0 0 RG')],
    ['a line in tenths of a point', `q 0.1 0 0 0.1 0 0 cm 7 w ${10 * x1} 7455 m ${10 * x2} 7455 l S Q `],
    ['a line that falls', rule(x1, 95, x2, 98.5)],
    ['two lines', rule(x1, 95.5, x2, 95.5) + rule(x1, 97.5, x2, 97.5)],
  ])('are left out of their sentence: %s', async (_, bar) => {
    expect(await textOf(new Paper().sheet({ content: row(100) + bar }).bytes())).toEqual([
      'A capital do Brasil é Brasília.',
    ])
  })

  test('are left out where an annotation strikes them', async () => {
    const quad = `${x1} 754 ${x2} 754 ${x1} 740 ${x2} 740`
    const strike =
      `<< /Type /Annot /Subtype /StrikeOut /Rect [${x1} 740 ${x2} 754] ` + `/QuadPoints [${quad}] /C [1 0 0] /F 4 >>`
    const bytes = new Paper().sheet({ content: row(100), entries: `/Annots [${strike}]` }).bytes()
    expect(await textOf(bytes)).toEqual(['A capital do Brasil é Brasília.'])
  })

  test('leave their line where it began', async () => {
    const content = row(100) + rule(72, 96.5, x2, 96.5)
    const [page] = await pagesOf(new Paper().sheet({ content }).bytes())
    expect(page?.lines.map(line => [line.text, line.box[0]])).toEqual([['Brasília.', 72]])
  })

  test('leave what was drawn right behind them', async () => {
    const corrected = (shownBehind: string) =>
      text(before + wrong, 72, 100) + text(shownBehind, x2, 100) + rule(x1, 96.5, x2, 96.5)
    expect(await textOf(new Paper().sheet({ content: corrected('a cidade de Brasília.') }).bytes())).toEqual([
      'A capital do Brasil é a cidade de Brasília.',
    ])
    expect(await textOf(new Paper().sheet({ content: corrected('.') }).bytes())).toEqual(['A capital do Brasil é.'])
  })

  test.each([
    ['an underline', rule(x1, 101.5, x2, 101.5)],
    ['a line over the words', rule(x1, 89, x2, 89)],
    ['a rule across the sheet', rule(10, 96.5, 585, 96.5)],
    ['a bar that a box covers again, under the words', rule(x1, 96.5, x2, 96.5) + box(x1, 90, x2 - x1, 12, '1 g')],
    ['a marker', box(x1, 90, x2 - x1, 12, '1 1 0 rg')],
  ])('are not those with %s', async (_, bar) => {
    const bytes = new Paper().sheet({ content: bar + row(100) }).bytes()
    expect(await textOf(bytes)).toEqual([`${before}${wrong} Brasília.`])
  })

  test('are not those on ruled paper', async () => {
    const rules = Array.from({ length: 12 }, (_, index) => rule(72, 96.5 + 20 * index, x2 + 50, 96.5 + 20 * index, 0.5))
    const bytes = new Paper().sheet({ content: rules.join('') + row(100) + row(140) }).bytes()
    expect(await textOf(bytes)).toEqual([`${before}${wrong} Brasília.`, `${before}${wrong} Brasília.`])
  })
})

describe('what stays as it is', () => {
  test.each([
    ['on a tinted box', box(60, 80, 450, 60, '0.9 0.95 1 rg') + shown],
    ['white on a dark box', box(60, 80, 450, 60, '0 0.2 0.4 rg') + lines(lesson, 72, 100, { grey: 1 })],
    ['inside a frame drawn last', `${shown} q 60 690 450 80 re S Q`],
    ['beside a box drawn last', shown + box(72, 122, 400, 30)],
    ['under a marker that lets it through', `${shown} q /G gs 1 1 0 rg 70 725 400 30 re f Q`],
    ['in outlines', lines(lesson, 72, 100, { mode: 1, grey: 1 })],
    ['inside its clip', `q 0 0 595 842 re W n ${shown} Q`],
    ['read from a form', '/X Do'],
  ])('text %s', async (_, content) => {
    const paper = new Paper()
    const resources = `/ExtGState << /G << /Type /ExtGState /BM /Multiply >> >> /XObject << /X ${paper.form(shown)} >>`
    expect(await textOf(paper.sheet({ content, resources }).bytes())).toEqual(lesson)
  })
})

test('a page tells how many letters it hides, and nothing else of them', async () => {
  const [page] = await pagesOf(sheet(text('Aluna Exemplo', 72, 160) + box(70, 148, 100, 18)).bytes())
  expect(page?.hidden).toBe(12)
  expect(JSON.stringify(page)).not.toMatch(/Aluna|Exemplo/)
  const [plain] = await pagesOf(sheet('').bytes())
  expect(plain && 'hidden' in plain).toBe(false)
})

describe('fields and notes', () => {
  test('are lines of their own, where they stand', async () => {
    const paper = new Paper()
    const look = (words: string) =>
      paper.form(`/Tx BMC ${text(words, 2, 6, { size: 11, height: 10 })} EMC`, '/BBox [0 0 400 16]')
    const field = (name: string, value: string, y: number) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /Rect [130 ${y} 530 ${y + 16}] /F 4 ` +
      `/DA (/F1 11 Tf 0 g) /AP << /N ${look(value)} >> >>`
    const note =
      '<< /Type /Annot /Subtype /FreeText /Contents (x) /Rect [72 600 472 616] /F 4 /DA (/F1 11 Tf 0 g) /AP << ' +
      `/N ${look('A saliva umedece o alimento.')} >> >>`
    const fields = [field('a', 'A boca tritura o alimento.', 736), field('b', 'O esôfago leva o alimento.', 706)].map(
      entry => paper.add(entry),
    )
    const labels = text('Boca:', 72, 100) + text('Esôfago:', 72, 130)
    const bytes = paper
      .sheet({ content: labels, entries: `/Annots [${fields.join(' ')} ${paper.add(note)}]` })
      .bytes(`/AcroForm << /Fields [${fields.join(' ')}] /DR << /Font 3 0 R >> >>`)
    const [page] = await pagesOf(bytes)
    expect(page?.lines.map(line => [line.source, line.text])).toEqual([
      ['text', 'Boca:'],
      ['field', 'A boca tritura o alimento.'],
      ['text', 'Esôfago:'],
      ['field', 'O esôfago leva o alimento.'],
      ['note', 'A saliva umedece o alimento.'],
    ])
  })

  test('that nobody sees are not read', async () => {
    const paper = new Paper()
    const look = paper.form(text('Resposta: mitocôndria', 2, 6, { size: 11, height: 10 }), '/BBox [0 0 400 16]')
    const hidden =
      '<< /Type /Annot /Subtype /FreeText /Contents (x) /Rect [72 600 472 ' + `616] /F 2 /AP << /N ${look} >> >>`
    expect(await textOf(paper.sheet({ content: shown, entries: `/Annots [${paper.add(hidden)}]` }).bytes())).toEqual(
      lesson,
    )
  })
})
