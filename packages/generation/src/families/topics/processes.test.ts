import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

const SIDE_BY_SIDE =
  '# Conservação\n\nNa salmoura, o peixe fica em água com sal. Na defumação, a fumaça seca a carne do peixe. Na fermentação, as bactérias azedam o leite da cuia.'

test('processes set side by side are asked for by what goes on in each', () => {
  expect(found(SIDE_BY_SIDE, 'relation/process')).toEqual([
    'O que acontece na defumação? → A fumaça seca a carne do peixe',
    'O que acontece na fermentação? → As bactérias azedam o leite da cuia',
  ])
})

test('one alone is only where something is said', () => {
  expect(found('# Conservação\n\nNa defumação, a fumaça seca a carne do peixe.', 'relation/process')).toEqual([])
})
