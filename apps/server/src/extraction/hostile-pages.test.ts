import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { box, lines, Paper, rule, text } from '../../test/paper.ts'
import { extractDocument } from './extract.ts'
import { inspectPdf } from './inspect.ts'
import { LIMITS, type Limits } from './limits.ts'
import { temporaryFiles } from './testing/pdf.ts'
import { stream } from './testing/raw-pdf.ts'

const save = temporaryFiles()
const MANY = 10_000
const lesson = ['A luz vira energia na folha.', 'A folha guarda o açúcar da planta.']
const shown = lines(lesson, 72, 100)
const many = (one: (index: number) => string) => Array.from({ length: MANY }, (_, index) => one(index)).join('')

/** What comes out within the product's own limits: the texts of the pages, or why there are none. */
async function outcome(bytes: Buffer, limits: Limits = LIMITS): Promise<string[]> {
  const texts: string[] = []
  for await (const event of extractDocument(save('hostile.pdf', bytes), { limits })) {
    if (event.kind === 'page') texts.push(...event.page.lines.map(line => line.text))
    if (event.kind === 'failed') texts.push(event.failure.code)
  }
  return texts
}

test('ten thousand layers', async () => {
  const paper = new Paper()
  const layers = Array.from({ length: MANY }, (_, index) => paper.add(`<< /Type /OCG /Name (${index}) >>`))
  const content = shown + many(index => `/OC /L${index} BDC ${text('oculto', 72, 200 + (index % 500))} EMC `)
  const names = layers.map((layer, index) => `/L${index} ${layer}`).join(' ')
  const bytes = paper
    .sheet({ content, resources: `/Properties << ${names} >>` })
    .bytes(`/OCProperties << /OCGs [${layers.join(' ')}] /D << /BaseState /OFF >> >>`)
  expect(await outcome(bytes)).toEqual(lesson)
})

test('ten thousand covers of a whole page', async () => {
  const content = text('Nome do aluno', 72, 300) + many(() => box(0, 0, 595, 842, '1 g')) + shown
  expect(await outcome(new Paper().sheet({ content }).bytes())).toEqual(lesson)
})

test('ten thousand clips, one in the other', async () => {
  const content =
    `${shown} q ${many(index => `0 0 ${595 - index / 100} 842 re W n `)} ` + `${text('Vê-se ainda.', 72, 200)} Q`
  const read = await outcome(new Paper().sheet({ content }).bytes())
  expect(read.slice(0, 2)).toEqual(lesson)
})

test('ten thousand bars', async () => {
  const content = shown + many(index => rule(72, 300 + (index % 400), 500, 300 + (index % 400)))
  expect(await outcome(new Paper().sheet({ content }).bytes())).toEqual(lesson)
})

test('ten thousand annotations', async () => {
  const paper = new Paper()
  const look = paper.form('1 g 0 0 10 10 re f', '/BBox [0 0 10 10]')
  const square = paper.add(`<< /Type /Annot /Subtype /Square /Rect [300 300 310 310] /F 4 /AP << /N ${look} >> >>`)
  const bytes = paper.sheet({ content: shown, entries: `/Annots [${many(() => `${square} `)}]` }).bytes()
  expect(await outcome(bytes)).toEqual(lesson)
})

test('forms in forms in forms, each with a cover', async () => {
  const paper = new Paper()
  let inner = paper.form(box(400, 400, 10, 10))
  for (let depth = 0; depth < 200; depth++) inner = paper.form('/X Do', '', `/XObject << /X ${inner} >>`)
  const bytes = paper.sheet({ content: `${shown} /X Do`, resources: `/XObject << /X ${inner} >>` }).bytes()
  expect(await outcome(bytes)).toEqual(lesson)
})

test('ten thousand attached files', async () => {
  const paper = new Paper()
  const file = paper.add(stream('%PDF-1.4', '/Type /EmbeddedFile'))
  const spec = paper.add(`<< /Type /Filespec /F (a.pdf) /UF (a.pdf) /EF << /F ${file} >> >>`)
  const names = Array.from({ length: MANY }, (_, index) => `(${String(index).padStart(5, '0')}.pdf) ${spec}`)
  const bytes = paper
    .sheet({ content: shown })
    .bytes(`/Collection << /View /T >> /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`)
  expect(await inspectPdf(save('attached.pdf', bytes))).toMatchObject({ failure: { code: 'portfolio' } })
})

/** A picture full of marks as high as letters, stored pixel by pixel and in colour, as programs store drawings. */
function marks(paper: Paper, width: number, height: number): string {
  const pixels = Buffer.alloc(3 * width * height, 255)
  for (let at = 0; at < width * height; at++)
    if (Math.floor(at / width) % 6 < 3 && (at % width) % 6 < 3) pixels.fill(0, 3 * at, 3 * at + 3)
  const entries =
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` + '/ColorSpace /DeviceRGB /BitsPerComponent 8'
  return paper.add(stream(deflateSync(pixels), `${entries} /Filter /FlateDecode`))
}

test('ten thousand small drawings, every other with a caption', async () => {
  const paper = new Paper()
  const content = many(index => {
    const [x, y] = [20 + 5.5 * (index % 100), 150 + 6.5 * Math.floor(index / 100)]
    const caption = index % 2 === 0 ? text('Fig.1', x, y + 3, { size: 2 }) : ''
    return `q 5 0 0 3 ${x} ${842 - y} cm /X Do Q ${caption}`
  })
  const resources = `/XObject << /X ${marks(paper, 8, 8)} >>`
  const bytes = paper.sheet({ content: shown + content, resources }).bytes()
  expect((await outcome(bytes)).slice(0, 2)).toEqual(lesson)
})

const caption = 'Figura 1. A mata vista de cima'
/** So many pictures of nearly a whole page over each other, which their caption calls a figure. */
function figures(count: number): Buffer {
  const paper = new Paper()
  const resources = `/XObject << /X ${marks(paper, 560, 690)} >>`
  const pictures = Array.from({ length: count }, () => 'q 560 0 0 690 18 18 cm /X Do Q ').join('')
  return paper.sheet({ content: `${shown}${text(caption, 72, 130)}${pictures}`, resources }).bytes()
}

test('forty figures over each other, full of marks', async () => {
  expect(await outcome(figures(40))).toEqual([...lesson, caption])
})

test('four thousand figures over each other take too long to be drawn: what is typed is read', async () => {
  expect(await outcome(figures(4000), { ...LIMITS, renderMs: 1500 })).toEqual([...lesson, caption])
})
