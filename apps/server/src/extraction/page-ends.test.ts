import type { Page } from '@capivira/core/materials/document'
import { understandDocument } from '@capivira/generation/document/understand'
import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { lines, Paper, rule, text } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { extractDocument } from './extract.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()

async function blocksOf(sheets: readonly string[]): Promise<string[]> {
  const paper = new Paper()
  for (const content of sheets) paper.sheet({ content })
  const pages: Page[] = []
  for await (const event of extractDocument(save('pages.pdf', paper.bytes())))
    if (event.kind === 'page') pages.push(event.page)
  const { sections } = understandDocument({ pages, outline: [], title: null }, isKnown)
  return sections.flatMap(({ blocks }) => blocks.map(block => block.text))
}

const chapters = [
  ['O moinho é a máquina que tritura os grãos. A roda', 'de água gira com a força do rio e move as pedras.'],
  ['O pilão é o tronco cavado em que se soca o milho. A', 'peneira separa a farinha fina da farinha grossa.'],
  ['O engenho é a fazenda em que se mói a cana. O melaço', 'é o caldo grosso que fica no fundo dos tachos.'],
  ['O tear é a máquina em que se tecem os fios. O fuso', 'torce a lã até que ela vire um fio comprido.'],
]
const whole = chapters.map(rows => rows.join(' '))

describe('what stands at one place of all pages', () => {
  const stamp = 'Exemplar de Fulano de Tal'
  test.each([
    ['in the middle, below the text', () => text(stamp, 200, 500, { size: 10 })],
    ['along an edge', () => text(stamp, 570, 600, { turn: 90, size: 9 })],
  ])('is no text: %s', async (_, drawn) => {
    const sheets = chapters.map((rows, page) => lines(rows, 72, 100 + 20 * page) + drawn())
    expect((await blocksOf(sheets)).join('\n')).not.toContain('Fulano')
    expect(await blocksOf(sheets)).toEqual(whole)
  })

  test('is read on slides that grow line by line, and where it stands on few pages', async () => {
    const rows = chapters.map(([first = '']) => first)
    const growing = rows.map((_, step) => lines(rows.slice(0, step + 1), 72, 200, { leading: 40 }))
    expect((await blocksOf(growing)).join(' ')).toContain('O moinho')
    const titled = chapters.map(own => text('Na fazenda', 72, 140, { size: 20 }) + lines(own, 72, 200))
    expect((await blocksOf(titled)).length).toBe(4)
    const sheets = chapters.map((own, page) => lines(own, 72, 100) + (page < 2 ? text('Leia de novo.', 72, 300) : ''))
    expect(await blocksOf(sheets)).toContain('Leia de novo.')
  })
})

test('a note at the foot of a page stands in no sentence that goes on behind it', async () => {
  const [first = [], second = []] = chapters
  const note = rule(72, 740, 200, 740, 0.5) + text('1 O rio seca nos meses sem chuva.', 72, 752, { size: 8 })
  const blocks = await blocksOf([
    lines(
      ['O moinho é a máquina que tritura os grãos, e ela', 'foi trazida por quem veio de longe e não tinha'],
      72,
      690,
    ) + note,
    lines(['outro modo de fazer pão.', ...second], 72, 80),
    lines(first, 72, 100),
  ])
  expect(blocks.join('\n')).toContain('não tinha outro modo de fazer pão.')
})
