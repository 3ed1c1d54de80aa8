import { expect, test } from 'vitest'
import { likePortuguese } from './portuguese-letters.ts'

test.each([
  ['agua', 0],
  ['é', 2],
  ['ação', 4],
  ['É tarde', 2],
  ['Ç', -1],
  ['aÉ', -2],
  // Letters of other languages stand in words.
  ['ñandu', 1],
  ['piñata', 1],
  ['Zoë', 1],
  ['NñN', -1],
  // Signs stand between words.
  ['sol – lua', 0],
  ['sol–', 0],
  ['–lua', 0],
  ['sol–lua', -2],
  ['1ª', 1],
  ['d’água', 2],
  ['þ', -2],
])('%s looks Portuguese by %i', (text, weight) => {
  expect(likePortuguese(text)).toBe(weight)
})
