import type { Line } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const PROSE = line('A raiz é a parte da planta que bebe a água do solo e a leva até as folhas mais altas.', {
  top: 100,
})
const [LEFT, RIGHT] = [57, 300]

/** What the blocks below a paragraph are, with their markers and texts. */
function readBelow(...lines: readonly Line[]): string[] {
  const { sections } = understandDocument(extracted([page(1, [PROSE, ...lines])]), isKnown)
  return sections.flatMap(({ blocks }) => blocks.slice(1).map(({ kind, marker, text }) => `${kind} ${marker} ${text}`))
}

const at = (left: number, top: number, text: string) => line(text, { left, top })

test('options of two columns, first down the left one, ask in the order of their letters', () => {
  const read = readBelow(
    at(LEFT, 140, '1) Sobre a planta, podemos dizer que:'),
    at(LEFT, 160, 'a) A raiz é o órgão das sementes.'),
    at(RIGHT, 160, 'c) A flor é o órgão que bebe'),
    at(RIGHT, 173, 'a água do solo.'),
    at(LEFT, 190, 'b) O caule é o órgão do pólen.'),
    at(RIGHT, 190, 'd) A folha é o órgão da seiva.'),
  )
  expect(read).toEqual([
    'exercise 1) Sobre a planta, podemos dizer que:',
    'exercise a) A raiz é o órgão das sementes.',
    'exercise b) O caule é o órgão do pólen.',
    'exercise c) A flor é o órgão que bebe a água do solo.',
    'exercise d) A folha é o órgão da seiva.',
  ])
})

test('the second lines of options beside each other go on each with its own', () => {
  const read = readBelow(
    at(LEFT, 140, '3) Qual é a frase certa?'),
    at(LEFT, 160, 'a) A raiz é o órgão que faz'),
    at(RIGHT, 160, 'b) A folha é o órgão que'),
    at(LEFT, 173, 'as sementes da planta.'),
    at(RIGHT, 173, 'recebe a luz do sol.'),
    at(LEFT, 190, 'c) O caule é o órgão do pólen.'),
    at(RIGHT, 190, 'd) A flor é o órgão da seiva.'),
  )
  expect(read.slice(1)).toEqual([
    'exercise a) A raiz é o órgão que faz as sementes da planta.',
    'exercise b) A folha é o órgão que recebe a luz do sol.',
    'exercise c) O caule é o órgão do pólen.',
    'exercise d) A flor é o órgão da seiva.',
  ])
})

test('short options beside each other are no rows of a table', () => {
  const read = readBelow(
    at(LEFT, 140, '2. A parte que bebe a água chama-se:'),
    at(LEFT, 160, '(A) raiz'),
    at(RIGHT, 160, '(C) flor'),
    at(LEFT, 174, '(B) caule'),
    at(RIGHT, 174, '(D) fruto'),
    line('As folhas', { left: LEFT, top: 192, size: 18 }),
  )
  expect(read).toEqual([
    'exercise 2. A parte que bebe a água chama-se:',
    'exercise (A) raiz',
    'exercise (B) caule',
    'exercise (C) flor',
    'exercise (D) fruto',
  ])
})

test.each(['1. As partes da planta são:', '1. A planta divide-se em:'])(
  'a list of the lesson in columns is put in order and states: %s',
  heads => {
    const read = readBelow(
      at(LEFT, 140, heads),
      at(LEFT, 160, 'a) raiz'),
      at(RIGHT, 160, 'c) flor'),
      at(LEFT, 174, 'b) caule'),
      at(RIGHT, 174, 'd) fruto'),
    )
    expect(read).toEqual([
      `list-item ${heads}`,
      'list-item a) raiz',
      'list-item b) caule',
      'list-item c) flor',
      'list-item d) fruto',
    ])
  },
)

test('what stands in columns is of one depth', () => {
  const list = [at(LEFT, 160, 'a) raiz'), at(RIGHT, 160, 'b) caule'), at(LEFT, 174, 'c) flor')]
  const { sections } = understandDocument(extracted([page(1, [PROSE, at(LEFT, 140, 'Veja:'), ...list])]), isKnown)
  const items = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'list-item'))
  expect(items.map(({ text, depth }) => `${text} ${depth}`)).toEqual(['raiz 0', 'caule 0', 'flor 0'])
})

test('options under one another, and letters that are not all there, stay where they stand', () => {
  const below = (letters: string) => [...letters].map((letter, n) => at(LEFT, 160 + 14 * n, `${letter}) folha ${n}`))
  expect(readBelow(at(LEFT, 140, 'Veja:'), ...below('acb')).slice(1)).toEqual([
    'list-item a) folha 0',
    'list-item c) folha 1',
    'list-item b) folha 2',
  ])
  const cut = [at(LEFT, 160, 'b) raiz'), at(RIGHT, 160, 'e) flor'), at(LEFT, 174, 'd) pó')]
  expect(readBelow(at(LEFT, 140, 'Veja:'), ...cut).slice(1)).toEqual(['table-row  b) raiz e) flor', 'list-item d) pó'])
})
