import { expect, test } from 'vitest'
import { box, lines, Paper, rule, text } from '../../test/paper.ts'
import { extractDocument } from './extract.ts'
import { inspectPdf } from './inspect.ts'
import { LIMITS } from './limits.ts'
import { temporaryFiles } from './testing/pdf.ts'
import { stream } from './testing/raw-pdf.ts'

const save = temporaryFiles()
const MANY = 10_000
const lesson = ['A luz vira energia na folha.', 'A folha guarda o açúcar da planta.']
const shown = lines(lesson, 72, 100)
const many = (one: (index: number) => string) => Array.from({ length: MANY }, (_, index) => one(index)).join('')

/** What comes out within the product's own limits: the texts of the pages, or why there are none. */
async function outcome(bytes: Buffer): Promise<string[]> {
  const texts: string[] = []
  for await (const event of extractDocument(save('hostile.pdf', bytes), { limits: LIMITS })) {
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
  const content = `${shown} q ${many(index => `0 0 ${595 - index / 100} 842 re W n `)} ${text('Vê-se ainda.', 72, 200)} Q`
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
