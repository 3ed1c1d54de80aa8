import type { Item } from '@capivira/core/editing/contract'
import { describe, expect, test } from 'vitest'
import { generatedMarks } from '../../../test/items.ts'
import { blankDraft, contentOf, draftOf, readDraft, sourceOf, withOption, withoutOption } from './draft.ts'

const marks = { ...generatedMarks, id: 7 }
const question: Item = {
  ...marks,
  kind: 'question',
  question: 'Qual é o maior rio?',
  options: ['Tietê', 'Amazonas', 'Negro'],
  correctAnswer: 1,
  explanation: null,
  difficulty: 'médio',
}

describe('the form of an item', () => {
  test('says what the item says', () => {
    expect(contentOf(draftOf(question))).toEqual({
      kind: 'question',
      question: 'Qual é o maior rio?',
      options: ['Tietê', 'Amazonas', 'Negro'],
      correctAnswer: 1,
      explanation: null,
      difficulty: 'médio',
    })
    expect(sourceOf(draftOf(question))).toEqual({ sourcePage: 2, sourceQuote: 'O Amazonas é o maior rio.' })
    const word: Item = { ...marks, kind: 'word', word: 'rio', hint: 'Corre para o mar' }
    expect(contentOf(draftOf(word))).toEqual({ kind: 'word', word: 'rio', hint: 'Corre para o mar' })
    const card: Item = { ...marks, kind: 'card', question: 'O quê?', answer: 'Isto.', difficulty: 'fácil' }
    expect(contentOf(draftOf(card))).toEqual({ kind: 'card', question: 'O quê?', answer: 'Isto.', difficulty: 'fácil' })
  })

  test('keeps the right option when another goes, and marks none when the right one goes', () => {
    const draft = draftOf(question)
    const without = (key: number) => contentOf(withoutOption(draft, key))
    expect(without(0)).toMatchObject({ options: ['Amazonas', 'Negro'], correctAnswer: 0 })
    expect(without(1)).toMatchObject({ options: ['Tietê', 'Negro'], correctAnswer: -1 })
  })

  test('has two to five options', () => {
    const two = withoutOption(draftOf(question), 0)
    expect(withoutOption(two, 1).options).toHaveLength(2)
    const five = withOption(withOption(draftOf(question)))
    expect(five.options.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4])
    expect(withOption(five)).toBe(five)
  })

  test('of a new item is empty but for the page it is about', () => {
    expect(sourceOf(blankDraft('card', 3))).toEqual({ sourcePage: 3, sourceQuote: null })
    expect(sourceOf(blankDraft('card', null))).toEqual({ sourcePage: null, sourceQuote: null })
    expect(sourceOf({ page: 'três', quote: '' }).sourcePage).toBeNaN()
  })

  test('comes back as it was kept, and nothing else is taken for one', () => {
    const draft = draftOf(question)
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(readDraft({ ...draft, right: 'zero' })).toBeNull()
    expect(readDraft(null)).toBeNull()
  })
})
