import { expect, test } from 'vitest'
import { publishedMarks } from '../../../test/items.ts'
import { everything, filterIn, matchesFilter, partsOf, searchOf, wordsOf } from './filter.ts'

test.each([
  ['', everything],
  ['pagina=3', { page: 3, part: null }],
  ['?pagina=3&parte=Rios', { page: 3, part: null }],
  ['pagina=-1', everything],
  ['pagina=x', everything],
  ['parte=Rios+e+lagos', { page: null, part: 'Rios e lagos' }],
])('%s is read', (search, filter) => {
  expect(filterIn(search)).toEqual(filter)
})

test('a filter survives its address', () => {
  for (const filter of [everything, { page: 12, part: null }, { page: null, part: 'A água & o ar?' }])
    expect(filterIn(searchOf(filter))).toEqual(filter)
})

test('a page or a part chooses its items', () => {
  const item = { sourcePage: 2, category: 'Rios' }
  expect(matchesFilter(item, everything)).toBe(true)
  expect(matchesFilter(item, { page: 2, part: null })).toBe(true)
  expect(matchesFilter(item, { page: 3, part: null })).toBe(false)
  expect(matchesFilter(item, { page: null, part: 'Rios' })).toBe(true)
  expect(matchesFilter({ sourcePage: null, category: null }, { page: null, part: 'Rios' })).toBe(false)
})

test('parts come in the order of the document, and one alone divides nothing', () => {
  const items = [
    { sourcePage: 5, category: 'Mares' },
    { sourcePage: 2, category: 'Rios' },
    { sourcePage: null, category: null },
    { sourcePage: 1, category: 'Mares' },
  ]
  expect(partsOf(items)).toEqual(['Mares', 'Rios'])
  expect(partsOf(items.slice(0, 1))).toEqual([])
})

test('a search looks in everything that an item says', () => {
  const marks = {
    id: 1,
    materialId: 3,
    revision: 1,
    state: 'shown' as const,
    origin: 'teacher' as const,
    edited: false,
    engine: null,
    category: null,
    sourcePage: null,
    sourceQuote: null,
    ...publishedMarks,
    problemsCount: 0,
    createdAt: '2026-03-02T12:00:00.000Z',
  }
  const difficulty = 'médio' as const
  expect(wordsOf({ ...marks, kind: 'word', word: 'rio', hint: 'Água que corre' })).toBe('rio Água que corre')
  expect(wordsOf({ ...marks, kind: 'card', difficulty, question: 'O que é?', answer: 'Um rio' })).toBe(
    'O que é? Um rio',
  )
  const question = { ...marks, difficulty, kind: 'question' as const, question: 'Qual?', correctAnswer: 0 }
  expect(wordsOf({ ...question, options: ['Tietê', 'Doce'], explanation: 'Em SP' })).toBe('Qual? Tietê Doce Em SP')
})
