import { expect, test } from 'vitest'
import type { Fact } from '../../families/fact.ts'
import { evidenceOf, isSureEnough } from './evidence.ts'

const options = (...likeness: number[]) => likeness.map(one => ({ text: '', value: 0, likeness: one }))

test('one option of another kind weighs more than the others', () => {
  expect(evidenceOf(options(1, 1, 1))).toBe(1)
  expect(evidenceOf(options(1, 1, 0.5))).toBeCloseTo(0.67, 2)
  expect(evidenceOf(options(0.5, 0.5, -1))).toBeCloseTo(0.17, 2)
  expect(evidenceOf([])).toBe(0)
})

test('nouns need more of it than names, definitions less', () => {
  const fact = (answerType: Fact['answerType'], answer: string) => ({ answerType, answer }) as Fact
  expect(isSureEnough(0.5, fact('term', 'Magma'))).toBe(false)
  expect(isSureEnough(0.7, fact('term', 'Magma'))).toBe(true)
  expect(isSureEnough(0.5, fact('term', 'Revolução Gloriosa'))).toBe(true)
  expect(isSureEnough(0.5, fact('person', 'Thomson'))).toBe(true)
  expect(isSureEnough(0.5, fact('definition', 'O desgaste do solo'))).toBe(true)
  expect(isSureEnough(0, fact('definition', 'O desgaste do solo'))).toBe(false)
})
