import { expect, test } from 'vitest'
import { sameSentence } from './same-sentence.ts'

const sentence = 'A Lei Áurea foi assinada em 1888.'

test('a passage contains the sentence, is a part of it, or differs by cleaning only', () => {
  expect(sameSentence(sentence, `Antes disso. ${sentence}`)).toBe(true)
  expect(sameSentence(sentence, 'assinada em 1888')).toBe(true)
  expect(
    sameSentence(
      'A Lei Áurea [2] foi assinada em 1888, no Rio de Janeiro, sede do governo imperial.',
      'A Lei Áurea foi assinada em 1888, no Rio de Janeiro, sede do governo imperial.',
    ),
  ).toBe(true)
})

test('another sentence, or a scrap too short to say which, is not the same', () => {
  expect(sameSentence(sentence, 'A escravidão acabou em 1888.')).toBe(false)
  expect(sameSentence(sentence, 'em 1888')).toBe(false)
})
