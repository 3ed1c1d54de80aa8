import { compareSpelling } from '@capivira/core/study/spelling'
import { expect, test } from 'vitest'
import { answerDictation, isOver, newDictation, nextWord, tryAgain } from './dictation-run.ts'

const right = compareSpelling('sol', 'sol')
const wrong = compareSpelling('sal', 'sol')

test('only the first try at a word counts; later ones are practice', () => {
  let run = answerDictation(newDictation(3), right)
  expect(run).toMatchObject({ index: 0, answer: right, firstTry: [0], missed: [] })
  run = answerDictation(nextWord(run), wrong)
  run = answerDictation(tryAgain(run), right)
  expect(run).toMatchObject({ index: 1, tries: 2, answer: right, firstTry: [0], missed: [1] })
  run = nextWord(nextWord(run))
  expect(run).toMatchObject({ index: 3, answer: null, tries: 0, firstTry: [0], missed: [1, 2] })
  expect(isOver(run)).toBe(true)
})
