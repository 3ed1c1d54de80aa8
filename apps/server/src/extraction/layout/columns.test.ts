import { describe, expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { splitColumns } from './columns.ts'

const rows = (count: number, left: string, right: string, width = 220) =>
  Array.from({ length: count }, (_, row) => [
    lineAt(`${left} ${row}`, 50, 100 + 15 * row, { width }),
    lineAt(`${right} ${row}`, 310, 100 + 15 * row, { width }),
  ]).flat()

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

describe('splitColumns', () => {
  test('reads two columns of running text one after the other when they are drawn row by row', () => {
    const title = lineAt('Título da página', 50, 60, { width: 480 })
    const footer = lineAt('rodapé', 50, 800)
    const page = [title, ...rows(8, 'texto corrido da esquerda', 'texto corrido da direita'), footer]
    expect(texts(splitColumns(page))).toEqual([
      'Título da página',
      ...Array.from({ length: 8 }, (_, row) => `texto corrido da esquerda ${row}`),
      ...Array.from({ length: 8 }, (_, row) => `texto corrido da direita ${row}`),
      'rodapé',
    ])
  })

  test.each([
    ['a table of short cells', rows(8, 'célula', 'valor', 60)],
    ['a list of terms and explanations', rows(8, 'termo', 'o que o termo quer dizer')],
    ['a few rows', rows(4, 'texto corrido da esquerda', 'texto corrido da direita')],
  ])('leaves %s as it is', (_, page) => {
    expect(texts(splitColumns(page))).toEqual(texts(page))
  })
})
