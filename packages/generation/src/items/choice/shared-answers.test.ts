import { expect, test } from 'vitest'
import { varied } from './shared-answers.ts'

const items = (answers: string) => answers.split('').map(answer => ({ wording: { answer } }))
const answers = (given: readonly { wording: { answer: string } }[]) => given.map(item => item.wording.answer).join('')

test('of too many that share an answer the last go, and no others', () => {
  expect(answers(varied(items('abcdefghijka'), 8))).toBe('abcdefghijka')
  expect(answers(varied(items('abcdefghijaka'), 8))).toBe('abcdefghijak')
  expect(answers(varied(items('aabbcdefghij'), 8))).toBe('aabcdefghij')
})

test('none goes that a text of its length should give', () => {
  expect(answers(varied(items('aabbccdd'), 8))).toBe('aabbccdd')
  expect(answers(varied(items('aabbccdde'), 8))).toBe('aabbccde')
})
