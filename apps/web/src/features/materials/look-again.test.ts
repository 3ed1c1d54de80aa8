import type { Material } from '@capivira/core/materials/contract'
import { expect, test } from 'vitest'
import { lookAgain } from './queries.ts'

const lesson = (change: Partial<Material>) =>
  ({ status: 'generating', isProcessed: false, pageCount: 10, ...change }) as Material

test('what is done or failed is not looked at again', () => {
  expect(lookAgain(undefined)).toBe(false)
  expect(lookAgain([lesson({ status: 'processed', isProcessed: true }), lesson({ status: 'failed' })])).toBe(false)
})

test('a new lesson that is being written is looked at twice a second until its first cards are there', () => {
  expect(lookAgain([lesson({})])).toBe(500)
  expect(lookAgain([lesson({ firstCards: [{ question: 'O que é a foz?', answer: 'O fim do rio.' }] })])).toBe(1500)
})

test.each([
  ['queued', { status: 'queued' }],
  ['read', { status: 'extracting' }],
  ['a book', { pageCount: 300 }],
  ['written anew', { isProcessed: true }],
] as const)('what is %s is looked at every second and a half', (_, change) => {
  expect(lookAgain([lesson(change)])).toBe(1500)
})
