import { expect, test } from 'vitest'
import { withoutCaption } from './captions.ts'

test.each([
  ['Rio das Garças O rio nasce na serra e deságua perto do porto.', 'O rio nasce na serra e deságua perto do porto.'],
  [
    'Corrente marinha A corrente marinha é um rio de água quente no oceano.',
    'A corrente marinha é um rio de água quente no oceano.',
  ],
])('the caption before %s is left out', (text, expected) => {
  expect(withoutCaption(text)).toBe(expected)
})

test.each([
  'Vitamina A é importante para os olhos das crianças.',
  'Hepatite A causa febre e dores no corpo por semanas.',
  'O jornal A República publicou a notícia na capa.',
  'Rios correm pela planície O ano inteiro sem secar nunca.',
])('%s stays', text => {
  expect(withoutCaption(text)).toBe(text)
})
