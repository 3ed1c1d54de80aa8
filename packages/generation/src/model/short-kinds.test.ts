import { expect, test } from 'vitest'
import { generateMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'
import { shortKinds } from './short-kinds.ts'

const { cards, questions } = generateMaterial(
  documentOf('# Rochas\n\nA lava é o magma que chega à superfície.\n\nO geólogo é o cientista que estuda as rochas.'),
  { title: 'Rochas' },
)
const [card] = cards
if (!card) throw new Error('the text should give a card')
const times = (count: number) => Array.from({ length: count }, () => card)

test('the games need twelve cards and the quiz fifteen questions, whatever the length', () => {
  expect(shortKinds({ cards, questions }, 0)).toEqual(new Set(['card', 'question']))
  expect(shortKinds({ cards: times(11), questions }, 0)).toContain('card')
  expect(shortKinds({ cards: times(12), questions }, 0)).not.toContain('card')
})

test('a long text should give more', () => {
  expect(shortKinds({ cards: times(19), questions }, 20)).toContain('card')
  expect(shortKinds({ cards: times(20), questions }, 20)).not.toContain('card')
})
