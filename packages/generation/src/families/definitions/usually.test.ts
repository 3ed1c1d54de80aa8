import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what things usually are is asked with its adverb', () => {
  expect(
    found(
      'As espécies de cacto são geralmente arbustos ou ervas, raramente árvores de grande porte.',
      'definition/usually',
    ),
  ).toEqual(['O que são geralmente as espécies de cacto? → Arbustos ou ervas'])
})

test('what part a thing plays is no answer to what it is', () => {
  expect(
    found('A coleta de amostras é geralmente o ponto de partida para o estudo do solo.', 'definition/usually'),
  ).toEqual([])
})
