import { expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { brokenOff, isNoBeginning, tornWord } from './broken-off.ts'

const passage = 'O ferreiro conserta as dobradiças enferrujadas e mede o comprimento das barras.'

test.each([
  ['a word that is none', 'As dobradiças enferruj', 'enferruj'],
  ['a word that is one, where the passage goes on', 'Mede o com', 'com'],
  ['a whole word', 'As dobradiças enferrujadas', null],
  ['another form', 'A dobradiça enferrujada', null],
  ['another form of a verb', 'O ferreiro consertar', null],
  ['a word that is not there', 'O alicate', null],
  ['a name', 'Ferr', null],
])('of an answer: %s', (_, answer, word) => {
  expect(brokenOff(answer, passage)).toBe(word)
})

test.each([
  ['Só as barras de fer', 'fer'],
  ['Só as barras de ferro', null],
  ['Só as barras de inox', null],
  ['git pull', null],
  ['Zprx', null],
])('of an option: %s', (option, word) => {
  expect(tornWord(option, 'As barras de inox não enferrujam.')).toBe(word)
})

test.each([
  ['Em março', 'Em março de 1817', false],
  ['em Março', 'Em março, no Recife', false],
  ['Em março de 1818', 'Em março de 1817', true],
  ['Em mar', 'Em março de 1817', true],
  ['Em março de 1817', 'Em março', true],
])('whether %s may stand beside the key %s: %s', (distractor, key, may) => {
  const question = { question: 'Quando começou a revolta?', answerType: 'date' as const }
  expect(isNoBeginning({ distractor, key, question }, context) === null).toBe(may)
})
