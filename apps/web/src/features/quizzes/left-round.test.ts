// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { question } from '../../../test/lesson.ts'
import { findRound, forgetRound, keepRound } from './left-round.ts'
import { choose, confirm, deal, goOn, takenUp, toKeep } from './quiz-run.ts'
import { forgetRoundsOf } from './round-places.ts'

const questions = [question(), question({ id: 22, question: 'Que rio passa por Manaus?' })]
const day = 24 * 60 * 60 * 1000
const answer = (run: ReturnType<typeof deal>) => goOn(confirm(choose(run, 'Amazonas')), () => 'nome')
const begun = answer(deal(questions, () => 0))
const finished = answer(begun)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a round under way is taken up in another tab, for a day and by its own account', () => {
  keepRound('ana', '3', begun, 1000)
  sessionStorage.clear()
  expect(takenUp(questions, findRound('ana', '3', 1000 + day))).toMatchObject({ index: 1, finished: false })
  expect(findRound('ana', '3', 1001 + day)).toBeNull()
  expect(findRound('ana', '4', 1000)).toBeNull()
  expect(findRound('bia', '3', 1000)).toBeNull()
})

test('a finished one is this tab’s to hand in, and no other tab’s', () => {
  keepRound('ana', '3', begun, 1000)
  keepRound('ana', '3', finished, 2000)
  expect(findRound('ana', '3', 2000)).toEqual(toKeep(finished))
  expect(Object.keys(localStorage)).toEqual([])
  forgetRound('ana', '3')
  expect(findRound('ana', '3', 2000)).toBeNull()
})

test('who leaves takes their rounds along; those of others stay', () => {
  keepRound('ana', '3', begun, 1000)
  keepRound('bia', '3', begun, 1000)
  forgetRoundsOf('ana')
  expect(findRound('ana', '3', 1000)).toBeNull()
  expect(findRound('bia', '3', 1000)).toEqual(toKeep(begun))
})
