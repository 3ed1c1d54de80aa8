import { expect, test } from 'vitest'
import { itemIds, lostItems, parseReadMarks, type Written } from './kept.ts'

const source = { page: 1, quote: 'A raiz fixa a planta.' }
const common = { category: 'Botânica', difficulty: 'fácil', engine: 'extractive', source, fingerprint: 'f' } as const
const card = { ...common, question: 'O que fixa a planta?', answer: 'A raiz', family: 'function' } as const
const word = { word: 'raiz', hint: 'Fixa a planta.', source, fingerprint: 'f' }
const material: Written['material'] = { cards: [card], questions: [], words: [word] }
const none = { id: '', fact: '' }
const [cardIds = none, wordIds = none] = itemIds(material)

const kept = `plantas\t${cardIds.id}\t${cardIds.fact}\tkept\t`
const struck = `plantas\t${wordIds.id}\t${wordIds.fact}\tstruck\tirrelevante`
const marks = `sample\tid\tfact\tmark\tcause\n${kept}\n${struck}\n`

test('an item keeps its id on another page, not with another answer', () => {
  expect(cardIds.id).toMatch(/^[0-9a-f]{12}$/)
  const moved = { ...card, source: { page: 2, quote: 'Outra.' } }
  const ids = itemIds({ cards: [moved, { ...card, answer: 'O caule' }], questions: [], words: [] }).map(({ id }) => id)
  expect(ids).toEqual([cardIds.id, expect.not.stringMatching(cardIds.id)])
})

test('a fact stays the same in other words, and as a question', () => {
  const worded = { ...card, question: 'Que órgão fixa a planta?' }
  const question = { ...common, question: 'O que fixa a planta?', options: ['O caule', 'A raiz'], correctAnswer: 1 }
  const asked = { ...question, family: 'function', explanation: '', answerType: 'term' } as const
  const facts = itemIds({ cards: [worded], questions: [asked], words: [] }).map(({ fact }) => fact)
  expect(facts).toEqual([cardIds.fact, cardIds.fact])
  expect(
    lostItems(parseReadMarks(marks), [{ name: 'plantas', material: { cards: [worded], questions: [], words: [] } }]),
  ).toEqual([])
})

test('names what was kept and is gone, not what was struck nor what was not written', () => {
  const read = parseReadMarks(marks)
  expect(lostItems(read, [{ name: 'plantas', material }])).toEqual([])
  const nothing = { cards: [], questions: [], words: [] }
  expect(lostItems(read, [{ name: 'plantas', material: nothing }])).toEqual([{ sample: 'plantas', id: cardIds.id }])
  expect(lostItems(read, [{ name: 'rochas', material: nothing }])).toEqual([])
})

test('says which line is no mark', () => {
  expect(() => parseReadMarks(marks.replace('irrelevante', 'feia'))).toThrow('Line 3')
  expect(() => parseReadMarks(marks.replace('kept\t', 'kept\tvaga'))).toThrow('Line 2')
  expect(() => parseReadMarks('id\n')).toThrow('first line')
})
