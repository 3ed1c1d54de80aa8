import { expect, test } from 'vitest'
import { itemIds, lostItems, parseReadMarks, type Written } from './kept.ts'

const source = { page: 1, quote: 'A raiz fixa a planta.' }
const common = { category: 'Botânica', difficulty: 'fácil', engine: 'extractive', source, fingerprint: 'f' } as const
const card = { ...common, question: 'O que fixa a planta?', answer: 'A raiz', family: 'function' } as const
const word = { word: 'raiz', hint: 'Fixa a planta.', source, fingerprint: 'f' }
const material: Written['material'] = { cards: [card], questions: [], words: [word] }
const [cardId = '', wordId = ''] = itemIds(material)

const marks = `sample\tid\tmark\tcause\nplantas\t${cardId}\tkept\t\nplantas\t${wordId}\tstruck\tirrelevante\n`

test('an item keeps its id on another page, not with another answer', () => {
  expect(cardId).toMatch(/^[0-9a-f]{12}$/)
  const moved = { ...card, source: { page: 2, quote: 'Outra.' } }
  expect(itemIds({ cards: [moved, { ...card, answer: 'O caule' }], questions: [], words: [] })).toEqual([
    cardId,
    expect.not.stringMatching(cardId),
  ])
})

test('names what was kept and is gone, not what was struck nor what was not written', () => {
  const read = parseReadMarks(marks)
  expect(lostItems(read, [{ name: 'plantas', material }])).toEqual([])
  const nothing = { cards: [], questions: [], words: [] }
  expect(lostItems(read, [{ name: 'plantas', material: nothing }])).toEqual([{ sample: 'plantas', id: cardId }])
  expect(lostItems(read, [{ name: 'rochas', material: nothing }])).toEqual([])
})

test('says which line is no mark', () => {
  expect(() => parseReadMarks(marks.replace('irrelevante', 'feia'))).toThrow('Line 3')
  expect(() => parseReadMarks(marks.replace('kept\t', 'kept\tvaga'))).toThrow('Line 2')
  expect(() => parseReadMarks('id\n')).toThrow('first line')
})
