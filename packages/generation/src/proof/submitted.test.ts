import { expect, test } from 'vitest'
import { dressed, strangeIn, subsetsOf } from './submitted.ts'

const item = {
  kind: 'question' as const,
  question: 'que tag abre uma lista ordenada?',
  answer: 'a tag <ol>.',
  wrong: ['a tag <ul>.', 'A tag <li>'],
  explanation: '',
}
const passage = 'A tag <ol> abre uma lista ordenada, a tag <ul> uma sem ordem, e cada item vai em <li>.'

test('tags that the passage speaks of may stand, others and addresses not', () => {
  expect(strangeIn(item, passage)).toBe(null)
  expect(strangeIn({ ...item, answer: 'A tag <script>' }, passage)).toBe('marks')
  expect(strangeIn({ ...item, wrong: ['A tag <table>'] }, passage)).toBe(null)
  expect(strangeIn(item, 'A lista ordenada tem números.')).toBe('marks')
  expect(strangeIn(item, 'A lista ordenada tem números.', true)).toBe(null)
  expect(strangeIn({ ...item, answer: 'A tag <iframe>' }, passage, true)).toBe('marks')
  expect(strangeIn({ ...item, explanation: 'Veja em https://exemplo.example' }, passage)).toBe('marks')
})

test('a capital begins question and options, and no full stop ends options', () => {
  expect(dressed(item)).toEqual({
    ...item,
    question: 'Que tag abre uma lista ordenada?',
    answer: 'A tag <ol>',
    wrong: ['A tag <ul>', 'A tag <li>'],
  })
  expect(dressed({ ...item, kind: 'card' })).toMatchObject({ answer: 'A tag <ol>.' })
})

test('of three wrong options all are tried, then two of them; of two both; of one none', () => {
  expect(subsetsOf(['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
  expect(subsetsOf(['a', 'b'])[0]).toEqual(['a', 'b'])
  expect(subsetsOf(['a'])).toEqual([])
})
