import type { Page } from '@capivira/core/materials/document'
import { expect, test } from 'vitest'
import { proposeLabels } from './propose-labels.ts'

type Box = Page['lines'][number]['box']
const line = (text: string, box: Box) => ({ text, box, fontSize: 10, bold: [], italic: [], monospace: false })
const page = (...lines: ReturnType<typeof line>[]): Page => ({ number: 1, width: 600, height: 800, lines }) as never
const proposed = (one: Page) => proposeLabels(one).map(({ text }) => text)

test('names in a drawing are proposed, one above the other or alone', () => {
  const drawing = page(
    line('núcleo', [100, 100, 140, 110]),
    line('parede celular', [300, 100, 370, 110]),
    line('membrana', [300, 112, 350, 122]),
  )
  expect(proposed(drawing)).toEqual(['núcleo', 'parede celular', 'membrana'])
})

test('the first and the last words of a paragraph are none, nor is a short line in its middle', () => {
  const prose = page(
    line('A rede que usamos hoje nasceu de um projeto de universidades e', [50, 300, 400, 310]),
    line('entendemos de onde viemos', [50, 312, 200, 322]),
    line('quando olhamos para os primeiros computadores que se falaram, na', [50, 324, 410, 334]),
    line('rede do mundo.', [50, 336, 120, 346]),
    line('Servidor', [50, 380, 100, 390]),
  )
  expect(proposed(prose)).toEqual(['Servidor'])
})

test('a name beside a paragraph is no part of it', () => {
  const beside = page(
    line('A seiva sobe da raiz até as folhas por vasos muito finos', [50, 300, 300, 310]),
    line('raiz', [420, 300, 440, 310]),
  )
  expect(proposed(beside)).toEqual(['raiz'])
})

test('a name close above what is told of the figure is proposed', () => {
  const figure = page(
    line('núcleo', [100, 100, 140, 110]),
    line('Figura 1 – A célula animal e as suas partes, vistas ao microscópio', [50, 114, 400, 124]),
  )
  expect(proposed(figure)).toEqual(['núcleo'])
})

test('a page without a size has no place for any', () => {
  expect(proposeLabels({ ...page(line('raiz', [420, 300, 440, 310])), width: 0 })).toEqual([])
})
