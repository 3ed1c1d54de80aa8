import { expect, test } from 'vitest'
import { type Figures, fallsBelow, raised } from './floors.ts'

const floors: Figures = {
  cardsOfEach: 20,
  questionsOfEach: 20,
  wordsOfEach: 12,
  clean: 1,
  distinct: 1,
  grounded: 1,
  sectionsCovered: 0.8,
  setMetrics: 0.9,
  answerable: 0.8,
  blind: 0.6,
  keyNotLongest: 0.65,
}

test('a figure under its floor is named', () => {
  expect(fallsBelow(floors, floors)).toEqual([])
  expect(fallsBelow(floors, { ...floors, clean: 0.99, cardsOfEach: 25 })).toEqual([
    { figure: 'clean', floor: 1, value: 0.99 },
  ])
  expect(fallsBelow(floors, { ...floors, blind: Number.NaN })).toHaveLength(1)
})

test('floors move up, less a slack, to what is enough, and never down', () => {
  const better = raised(floors, { ...floors, cardsOfEach: 27, questionsOfEach: 90, answerable: 0.85, keyNotLongest: 1 })
  expect(better).toEqual({ ...floors, cardsOfEach: 25, questionsOfEach: 28, keyNotLongest: 0.67 })
  expect(raised(floors, { ...floors, cardsOfEach: 3, clean: 0.5 })).toEqual(floors)
})
