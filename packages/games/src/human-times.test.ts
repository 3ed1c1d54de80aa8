import { describe, expect, test } from 'vitest'
import { coloring } from './coloring/game.ts'
import { conceptBuilder } from './concept-builder/game.ts'
import { playable } from './game.ts'
import { lightningQuiz } from './lightning-quiz/game.ts'
import { memory } from './memory/game.ts'
import { puzzle } from './puzzle/game.ts'
import { timeline } from './timeline/game.ts'
import { wordSearch } from './word-search/game.ts'

const easy = 'easy' as const
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const nowhere = { page: null, quote: null, cardId: null }

const memoryOf = (pairs: number) => ({
  difficulty: easy,
  columns: 4,
  cards: numbers(pairs).flatMap(pair => [
    { pair, side: 'question' as const, text: `P${pair}` },
    { pair, side: 'answer' as const, text: `R${pair}` },
  ]),
})
const memoryResult = (moves: number) => ({ difficulty: easy, score: 0, moves, timeElapsed: 0 })

describe('the least time a person needs', () => {
  test('is 1.2 s a pair in the memory game', () => {
    expect(memory.quickest(memoryResult(12), memoryOf(12))).toBe(14_400)
  })

  test('is 1.5 s a word in the word search', () => {
    const words = numbers(6).map(wordId => ({ wordId, word: 'sol', hint: '', page: null, quote: null, cells: [0] }))
    const result = { difficulty: easy, score: 0, wordsFound: 6, timeElapsed: 0 }
    expect(wordSearch.quickest(result, { difficulty: easy, size: 15, letters: '', words })).toBe(9000)
  })

  test('is 0.8 s a question in the lightning quiz, and one feedback', () => {
    const questions = numbers(8).map(questionId => ({
      ...{ ...nowhere, questionId, question: '', options: [], correctAnswer: '', explanation: null },
    }))
    const result = { score: 0, accuracy: 0, completionTime: 0 }
    expect(lightningQuiz.quickest(result, { difficulty: easy, secondsPerQuestion: 15, questions })).toBe(7900)
  })

  test('is 0.15 s a move in the sliding puzzle; moves that are only claimed are never played', () => {
    const dealt = { theme: 'geografia-rural' as const, variant: 0, columns: 3, rows: 3, tiles: numbers(9) }
    const result = { theme: 'geografia-rural' as const, moves: 40, timeElapsed: 0 }
    expect(puzzle.quickest({ ...result, steps: 'LR'.repeat(20) }, dealt)).toBe(6000)
    expect(puzzle.quickest(result, dealt)).toBe(Number.POSITIVE_INFINITY)
  })

  test('is 15 s for a painting', () => {
    expect(coloring.quickest({ imageId: 'geografia-rural/0', percent: 100 }, { imageId: null })).toBe(15_000)
  })

  test('is a second an event in the timeline', () => {
    const events = numbers(5).map(eventId => ({ ...nowhere, eventId, text: '', date: '' }))
    const dealt = { difficulty: easy, events, order: numbers(5) }
    expect(timeline.quickest({ checks: [numbers(5)], timeElapsed: 0 }, dealt)).toBe(5000)
  })

  test('is 0.8 s a try in the concept builder', () => {
    const result = {
      joins: numbers(4).map(id => ({ term: id, definition: id })),
      groups: numbers(4).map(id => ({ term: id, heading: 0 })),
      timeElapsed: 0,
    }
    const dealt = { difficulty: easy, pairs: [], definitions: [], headings: [] }
    expect(conceptBuilder.quickest(result, dealt)).toBe(6400)
  })
})

test.each([
  [2399, true],
  [2400, false],
])('two pairs found %d ms after the deal are taken; hurried: %j', (elapsedMs, hurried) => {
  expect(playable(memory).judge(memoryResult(2), memoryOf(2), elapsedMs)).toMatchObject({ kind: 'accepted', hurried })
})
