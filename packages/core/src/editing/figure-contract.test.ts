import { expect, test } from 'vitest'
import { figureContent } from './figure-contract.ts'

const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.1 }
const part = { cardId: null, label: 'Foz', alternative: '', boxes: [box] }
const figure = { title: 'O rio', hides: 'all', parts: [part] }

const said = (more: object) =>
  figureContent.safeParse({ ...figure, ...more }).error?.issues.map(issue => issue.message) ?? []
const ofPart = (more: object) => said({ parts: [{ ...part, ...more }] })
const letters = (count: number) => 'a'.repeat(count)
const many = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)

test.each([
  ['the name', 120, 'O nome deve ter no máximo 120 letras', (count: number) => said({ title: letters(count) })],
  ['an answer', 120, 'A resposta deve ter no máximo 120 letras', (count: number) => ofPart({ label: letters(count) })],
  [
    'a description',
    300,
    'A descrição deve ter no máximo 300 letras',
    (count: number) => ofPart({ alternative: letters(count) }),
  ],
  [
    'the rectangles of a card',
    10,
    'Cada resposta pode cobrir no máximo 10 lugares',
    (count: number) => ofPart({ boxes: many(box, count) }),
  ],
  ['the cards', 40, 'Uma figura tem no máximo 40 cards', (count: number) => said({ parts: many(part, count) })],
])('%s of a figure: %i and no more', (_, most, message, of) => {
  expect(of(most)).toEqual([])
  expect(of(most + 1)).toEqual([message])
})

test('one rectangle and one card are enough, none is too few', () => {
  expect(said({})).toEqual([])
  expect(ofPart({ boxes: [] })).toEqual(['Desenhe pelo menos um retângulo para cada resposta'])
  expect(said({ parts: [] })).toEqual(['Desenhe pelo menos um retângulo'])
})

test('a rectangle lies inside its picture', () => {
  expect(ofPart({ boxes: [{ ...box, left: 0.71 }] })).toEqual([
    'Um retângulo ficou fora da figura ou pequeno demais. Desenhe-o de novo dentro dela.',
  ])
})
